import { defineConfig } from 'vitest/config';

/** Suites of pure rules, which need no database. */
const rules = ['change', 'limitValues', 'questions', 'safetyRules', 'blocks', 'moneyLimits'];

export default defineConfig({
  test: {
    include: [
      ...rules.map((name) => `src/limits/rules/${name}.test.ts`),
      'src/siteState/{paths,redirects}.test.ts',
    ],
    setupFiles: ['mutation/setup.ts'],
  },
});
