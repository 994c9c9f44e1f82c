import { defineConfig } from 'vitest/config';

/** Suites of pure rules, which need no database. */
const rules = ['change', 'limitValues', 'questions', 'safetyRules', 'blocks', 'moneyLimits'];

export default defineConfig({
  test: {
    include: [
      ...rules.map((name) => `src/protection/limits/rules/${name}.test.ts`),
      'src/site/siteState/{paths,redirects}.test.ts',
    ],
    setupFiles: ['mutation/setup.ts'],
  },
});
