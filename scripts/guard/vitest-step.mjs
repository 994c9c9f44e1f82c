import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run-command.mjs';
import { shownPath } from './report.mjs';
import { filesOfStep } from './test-files.mjs';
import { emptyResultsFile, readResults, runTests } from './test-run.mjs';

const VITEST = join(root, 'node_modules', '.bin', 'vitest');
const WATCH_READS = pathToFileURL(join(root, 'scripts', 'guard', 'watch-reads.mjs')).href;
const REPORTER = join(root, 'scripts', 'guard', 'vitest-reporter.mjs');

/**
 * Runs projects of vitest.config.ts.
 * @param {string} name of the results
 * @param {readonly string[]} projects names or patterns of Vitest projects
 * @param {readonly string[]} files in the order in which they run
 * @param {NodeJS.ProcessEnv} env
 * @param {{ show: (text: string) => void, unsteadyBefore: number }} context
 * @param {number} [moreWorkers] processes that run suites beside the one for each processor
 */
export function runVitest(name, projects, files, env, context, moreWorkers = 0) {
  async function vitest(wanted, resultsName, onText, options) {
    const resultsFile = emptyResultsFile(resultsName);
    const chosen = projects.map((project) => `--project=${project}`);
    const args = ['run', ...wanted, ...chosen, `--reporter=${REPORTER}`, '--passWithNoTests', ...options];
    const readsFile = resultsFile.replace(/\.json$/, '.reads');
    rmSync(readsFile, { force: true });
    const guardEnv = {
      ...env,
      GUARD_RESULTS: resultsFile,
      GUARD_ORDER: writeOrder(resultsFile, wanted),
      GUARD_READS: readsFile,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --import=${WATCH_READS}`.trim(),
    };
    const done = await run(VITEST, args, guardEnv, { onText });
    return { ...done, results: readResults(resultsFile), reads: readsBySuite(readsFile) };
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
  const workers = availableParallelism() + moreWorkers;
  const first = () => vitest(files, name, context.show, [`--maxWorkers=${workers}`]);
  return runTests({ first, alone }, context);
}

/** @returns {Map<string, string[]>} files that suites opened at run time, by suite, relative to the repository */
function readsBySuite(file) {
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t'))
    .map(([suite, path]) => ({
      suite: shownPath(suite),
      path: shownPath(isAbsolute(path) ? path : join(root, path)),
    }));
  return new Map(
    [...Map.groupBy(rows, ({ suite }) => suite)].map(([suite, its]) => [suite, its.map(({ path }) => path)]),
  );
}

/** Writes the list that the sequencer of vitest.config.ts reads. */
function writeOrder(resultsFile, files) {
  const file = resultsFile.replace(/\.json$/, '.order.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(files));
  return file;
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
 * @param {number} [options.moreWorkers] as for `runVitest`, where suites wait for another program
 */
export function vitestStep(
  name,
  title,
  projects,
  { changeEnv = (env) => env, covers, skip, moreWorkers } = {},
) {
  return {
    name,
    title,
    ...(skip ? { skip } : {}),
    unitsOf: (all, env) => filesOfStep(name, all).filter((file) => covers?.(file, env) ?? true),
    run: (context) => {
      const files = context.units.map((unit) => unit.name);
      return runVitest(name, projects, files, changeEnv(context.env), context, moreWorkers);
    },
  };
}
