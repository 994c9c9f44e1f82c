import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { buildGames, buildWeb } from '../lib/prepare.mjs';
import { run } from '../lib/run-command.mjs';
import { emptyRunsFolder, readRuns } from './measured-journeys.mjs';
import { filesOfStep } from './test-files.mjs';
import { emptyResultsFile, readResults, runTests } from './test-run.mjs';

const E2E = join(root, 'e2e');
const PLAYWRIGHT = join(E2E, 'node_modules', '.bin', 'playwright');
const REPORTER = join(root, 'scripts', 'guard', 'journey-reporter.mjs');
const JOURNEYS = 'e2e/journeys/';

/**
 * A line of Playwright's test list. Separators in a title would be read as its end, so such a test is named by its
 * file, whose other tests then run with it.
 * @param {{ project: string, file: string, name: string }} test
 */
export function listLine({ project, file, name }) {
  const path = file.replace(JOURNEYS, '');
  const titles = name.split(' › ');
  const isPlain = name !== '' && titles.every((title) => !title.includes('›'));
  return `[${project}] › ${path}${isPlain ? titles.map((title) => ` › ${title}`).join('') : ''}`;
}

function writeList(name, lines) {
  const file = join(E2E, 'report', 'results', `${name}.list`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Runs Playwright with the guard's reporter. */
async function playwright(resultsName, env, onText, options) {
  const resultsFile = emptyResultsFile(resultsName);
  const args = ['test', `--reporter=${REPORTER}`, '--pass-with-no-tests', ...options];
  const done = await run(PLAYWRIGHT, args, { ...env, GUARD_RESULTS: resultsFile }, { cwd: E2E, onText });
  return { ...done, results: readResults(resultsFile) };
}

/**
 * Runs the journeys of files.
 * @param {string} name of the results
 * @param {readonly string[]} files
 * @param {NodeJS.ProcessEnv} env
 * @param {{ show: (text: string) => void, unsteadyBefore: number }} context
 * @param {readonly string[]} [options] of Playwright
 */
export function runJourneys(name, files, env, { show, unsteadyBefore }, options = []) {
  buildWeb(env);
  buildGames(env);
  const lines = files.map((file) => file.replace(JOURNEYS, ''));
  const list = `--test-list=${writeList(name, lines)}`;
  const runs = emptyRunsFolder();
  return runTests(
    {
      async first() {
        const done = await playwright(name, { ...env, GUARD_RAN: runs }, show, [list, ...options]);
        return { ...done, measured: readRuns(runs) };
      },
      alone: async (failures) => {
        const { results } = await playwright(`${name}-alone`, env, show, [
          `--test-list=${writeList(`${name}-alone`, failures.map(listLine))}`,
          '--workers=1',
          '--repeat-each=2',
          '--trace=on',
          // The folder of the first run would be emptied.
          '--output=report/journeys-alone',
        ]);
        return results ? [results] : [];
      },
    },
    { show, unsteadyBefore },
  );
}

export const journeys = {
  name: 'journeys',
  title: 'Journeys in a browser',
  unitsOf: (all) => filesOfStep('journeys', all),
  run: (context) => {
    const files = context.units.map(({ name }) => name);
    return runJourneys('journeys', files, context.env, context);
  },
};
