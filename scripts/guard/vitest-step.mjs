import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run-command.mjs';
import { emptyResultsFile, readResults, runTests, sumOf } from './test-run.mjs';

const VITEST = join(root, 'node_modules', '.bin', 'vitest');
const REPORTER = join(root, 'scripts', 'guard', 'vitest-reporter.mjs');

/**
 * A step that runs projects of vitest.config.ts.
 * @param {string} name
 * @param {string} title
 * @param {readonly string[]} projects names or patterns of Vitest projects
 * @param {object} [options]
 * @param {(env: NodeJS.ProcessEnv) => NodeJS.ProcessEnv} [options.changeEnv]
 * @param {(file: string, env: NodeJS.ProcessEnv) => boolean} [options.covers] tells which test files belong to the
 *   step; all files of the projects by default
 * @param {(env: NodeJS.ProcessEnv) => string | undefined} [options.skip]
 */
export function vitestStep(name, title, projects, { changeEnv = (env) => env, covers, skip } = {}) {
  /** Runs test files, or all of the projects when none are given. */
  async function vitest(files, env, { resultsName = name, onText, options = [] }) {
    const resultsFile = emptyResultsFile(resultsName);
    const chosen = projects.map((project) => `--project=${project}`);
    // A test is not to fail because the machine is busy; 5 s, the default, are for work on one suite.
    const patience = ['--testTimeout=60000', '--hookTimeout=120000'];
    const reporter = `--reporter=${REPORTER}`;
    const args = ['run', ...files, ...chosen, ...patience, reporter, '--passWithNoTests', ...options];
    const done = await run(VITEST, args, { ...env, GUARD_RESULTS: resultsFile }, { onText });
    return { ...done, results: readResults(resultsFile) };
  }

  /** Runs the files of failed tests twice: whole, as tests of one suite may build on each other. */
  async function runAlone(failures, env) {
    const files = [...new Set(failures.map(({ file }) => file))];
    const again = [];
    for (const attempt of [1, 2]) {
      const { results } = await vitest(files, env, {
        resultsName: `${name}-alone-${attempt}`,
        // Their errors were shown already.
        onText: () => {},
        options: ['--no-file-parallelism'],
      });
      if (results) again.push(results);
    }
    return again;
  }

  return {
    name,
    title,
    ...(skip ? { skip } : {}),
    run: async (context) => {
      const env = changeEnv(context.env);
      const isCovered = (file) => covers?.(file, context.env) ?? true;
      const { files, skipped } = context.select(name, isCovered);
      const runs = [
        { files, env, resultsName: name },
        {
          files: context.dueThorough(name, isCovered),
          env: { ...env, THOROUGH: '1' },
          resultsName: `${name}-thorough`,
        },
      ].filter((it) => it.files?.length !== 0);
      const outcomes = [];
      for (const it of runs) {
        const unsteadyBefore = outcomes.reduce(
          (sum, { unsteady }) => sum + unsteady.length,
          context.unsteadyBefore,
        );
        const runner = {
          first: () => vitest(it.files ?? [], it.env, { resultsName: it.resultsName, onText: context.show }),
          alone: (failures) => runAlone(failures, it.env),
        };
        outcomes.push(await runTests(runner, { show: context.show, unsteadyBefore }));
      }
      return sumOf(outcomes, skipped);
    },
  };
}
