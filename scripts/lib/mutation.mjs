/**
 * Settings for planting faults in rules, to see whether their suites find them: `pnpm -C <package> mutation`.
 * @param {{ mutate: string[], break: number }} of the files, and the share of faults in percent that must be found
 */
export const mutationOf = ({ mutate, break: least }) => ({
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate,
  tsconfigFile: 'not-read-by-this-compiler.json',
  ignorePatterns: ['tsconfig.json', '.cache', 'dist', 'dist-bench', 'dist-picture'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false, reportMutants: true },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: least },
  warnings: { slow: false },
});
