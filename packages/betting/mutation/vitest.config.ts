import { defineConfig } from 'vitest/config';

// A mutant is a fault or it isn't: one failure decides, and its smallest form is of no interest.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], setupFiles: ['mutation/setup.ts'] },
});
