// Runs journeys of one file or area while you work on them: npm run journey <name> [-- <options of Playwright>]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from './chromium.mjs';
import { filesFitting, filesOfStep, findTestFiles, journeyName } from './guard/test-files.mjs';
import { foreground } from './lib/children.mjs';
import { endPlatform, keptPlatform } from './lib/kept-platform.mjs';
import { root } from './lib/paths.mjs';
import { buildGames, buildWeb } from './lib/prepare.mjs';

const USAGE = 'npm run journey <name> [-- -g "<words of a title>"]';
const LIST = join(root, 'e2e', 'report', 'results', 'journey.list');

/** Names come first; everything from the first option on is for Playwright. */
function readArguments(args) {
  const at = args.findIndex((arg) => arg.startsWith('-'));
  return at < 0 ? { names: args, options: [] } : { names: args.slice(0, at), options: args.slice(at) };
}

async function main(args) {
  const all = findTestFiles();
  const { names, options } = readArguments(args);
  if (options[0] === '--stop') {
    console.log(
      endPlatform() ? 'The platform for journeys has ended.' : 'No platform for journeys is running.',
    );
    return 0;
  }
  if (names.length === 0) {
    const known = filesOfStep('journeys', all).map(journeyName).join(', ');
    throw new Error(`Name a journey or an area: ${USAGE}\nJourneys: ${known}.`);
  }
  const files = filesFitting('journeys', names, all);
  const browsers = findBrowsers({ install: true });
  if (browsers.missing) throw new Error(browsers.missing);
  // A journey that is asked for by name runs with its thorough tests.
  const env = { ...process.env, ...browsers.variables, THOROUGH: '1' };
  buildWeb(env);
  buildGames(env);
  if (files.some((file) => file.endsWith('.still.test.ts')) && existsSync(join(root, 'e2e', 'platform.ts'))) {
    env.E2E_PLATFORM = await keptPlatform(env);
  }
  mkdirSync(join(root, 'e2e', 'report', 'results'), { recursive: true });
  writeFileSync(LIST, `${files.map((file) => file.replace('e2e/journeys/', '')).join('\n')}\n`);
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
  const usual = ['--reporter=list', '--workers=1', '--trace=retain-on-failure', '--output=report/journey'];
  const command = ['test', `--test-list=${LIST}`, ...usual, ...options];
  return foreground([{ command: playwright, args: command, cwd: join(root, 'e2e') }], env);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
