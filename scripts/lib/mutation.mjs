/**
 * Settings of a mutation test: `pnpm -C <package> mutation`.
 * @param {{ mutate: string[], break: number }} options files to mutate, and the minimum share of mutants in percent
 * that tests must find
 */
export const mutationOf = ({ mutate, break: least }) => ({
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate,
  tsconfigFile: 'not-read-by-this-compiler.json',
  ignorePatterns: ['tsconfig.json', '.cache', 'dist', 'dist-bench'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false, reportMutants: true },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: least },
  warnings: { slow: false },
});
