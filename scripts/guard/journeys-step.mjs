import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { buildWeb } from '../lib/prepare.mjs';
import { run } from '../lib/run-command.mjs';
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

export const journeys = {
  name: 'journeys',
  title: 'Journeys in a browser',
  run: async (context) => {
    const { files, skipped } = context.select('journeys');
    if (files?.length === 0) return { passed: 0, failed: 0, skipped };
    buildWeb(context.env);
    const playwright = async (resultsName, options) => {
      const resultsFile = emptyResultsFile(resultsName);
      const args = ['test', `--reporter=${REPORTER}`, '--pass-with-no-tests', ...options];
      const env = { ...context.env, GUARD_RESULTS: resultsFile };
      const done = await run(PLAYWRIGHT, args, env, { cwd: E2E, onText: context.show });
      return { ...done, results: readResults(resultsFile) };
    };
    const outcome = await runTests(
      {
        first: () => {
          const lines = files?.map((file) => file.replace(JOURNEYS, ''));
          return playwright('journeys', lines ? [`--test-list=${writeList('journeys', lines)}`] : []);
        },
        alone: async (failures) => {
          const list = writeList('journeys-alone', failures.map(listLine));
          const options = [
            `--test-list=${list}`,
            '--workers=1',
            '--repeat-each=2',
            '--trace=on',
            // The folder of the first run would be emptied.
            '--output=report/journeys-alone',
          ];
          const { results } = await playwright('journeys-alone', options);
          return results ? [results] : [];
        },
      },
      context,
    );
    return { ...outcome, skipped: [...skipped, ...(outcome.skipped ?? [])] };
  },
};
