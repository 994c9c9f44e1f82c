import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run-command.mjs';
import { emptyResultsFile, readResults, runTests, sumOf } from './test-run.mjs';

const VITEST = join(root, 'node_modules', '.bin', 'vitest');
const REPORTER = join(root, 'scripts', 'guard', 'vitest-reporter.mjs');

/**
 * Runs projects of vitest.config.ts.
 * @param {string} name of the results
 * @param {readonly string[]} projects names or patterns of Vitest projects
 * @param {readonly string[]} files all of the projects when empty
 * @param {NodeJS.ProcessEnv} env
 * @param {{ show: (text: string) => void, unsteadyBefore: number }} context
 */
export function runVitest(name, projects, files, env, context) {
  async function vitest(wanted, resultsName, onText, options) {
    const resultsFile = emptyResultsFile(resultsName);
    const chosen = projects.map((project) => `--project=${project}`);
    const args = ['run', ...wanted, ...chosen, `--reporter=${REPORTER}`, '--passWithNoTests', ...options];
    const done = await run(VITEST, args, { ...env, GUARD_RESULTS: resultsFile }, { onText });
    return { ...done, results: readResults(resultsFile) };
  }

  /** Runs the files of failed tests twice: whole, as tests of one suite may build on each other. */
  async function alone(failures) {
    const failed = [...new Set(failures.map(({ file }) => file))];
    const again = [];
    for (const attempt of [1, 2]) {
      // Their errors were shown already.
      const { results } = await vitest(failed, `${name}-alone-${attempt}`, () => {}, [
        '--no-file-parallelism',
      ]);
      if (results) again.push(results);
    }
    return again;
  }

  // By default Vitest leaves one processor idle, which is half of a machine with two.
  const first = () => vitest(files, name, context.show, ['--maxWorkers=100%']);
  return runTests({ first, alone }, context);
}

/**
 * A step that runs projects of vitest.config.ts.
 * @param {string} name
 * @param {string} title
 * @param {readonly string[]} projects names or patterns of Vitest projects
 * @param {object} [options]
 * @param {(env: NodeJS.ProcessEnv) => NodeJS.ProcessEnv} [options.changeEnv]
 * @param {(file: string, env: NodeJS.ProcessEnv) => boolean} [options.covers] decides which test files belong to the
 *   step; all files of the projects by default
 * @param {(env: NodeJS.ProcessEnv) => string | undefined} [options.skip]
 */
export function vitestStep(name, title, projects, { changeEnv = (env) => env, covers, skip } = {}) {
  return {
    name,
    title,
    ...(skip ? { skip } : {}),
    run: async (context) => {
      const { files, skipped } = context.select(name, (file) => covers?.(file, context.env) ?? true);
      if (files?.length === 0) return { passed: 0, failed: 0, skipped };
      const outcome = await runVitest(name, projects, files ?? [], changeEnv(context.env), context);
      return sumOf([outcome], skipped);
    },
  };
}
