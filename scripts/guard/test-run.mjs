// Counts the tests of one runner, and runs the few that failed again, alone.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { isAboutMoney, isWorthAnotherRun, judgeAttempts } from './unsteady.mjs';

/**
 * @typedef {import('../passes/recording.mjs').UnitResult} UnitResult
 * @typedef {import('./report.mjs').TestResult} TestResult
 * @typedef {{ tests: TestResult[], errors: string[] }} Results
 * @typedef {{ count: number, what: string, reason: string }} Skip
 * @typedef {object} Outcome
 * @property {number} passed unsteady tests included
 * @property {number} failed
 * @property {Skip[]} [skipped]
 * @property {string[]} [unsteady] names of tests that passed alone only
 * @property {string[]} [ran] names of all tests that ran
 * @property {{ name: string, seconds: number }[]} [slowest]
 * @property {string[]} [failures] names of failed tests
 * @property {UnitResult[]} [results] of the units that ran
 * @property {string[]} [reported] names of failed tests that don't refuse the change
 * @property {number} [times] how many times the step did its work, for its budget; 1 without it
 * @property {string} [output] shown when the step failed
 */

/** File that a reporter writes its results to; results of an earlier run are removed. */
export function emptyResultsFile(name) {
  const file = join(root, 'e2e', 'report', 'results', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** @returns {Results | undefined} undefined when the runner wrote none */
export function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs tests and counts them.
 * @param {object} runner
 * @param {() => Promise<{ code: number, output: string, results?: Results, reads?: Map<string, string[]>,
 *   measured?: Map<string, import('../affected/areas.mjs').Measured> }>} runner.first `reads` are files that tests opened
 *   at run time, by test file, `measured` is what journeys have run
 * @param {(failures: TestResult[]) => Promise<Results[]>} runner.alone runs failed tests twice more, alone
 * @param {{ show: (text: string) => void, unsteadyBefore: number }} context
 * @returns {Promise<Outcome>}
 */
export async function runTests({ first, alone }, { show, unsteadyBefore }) {
  const { code, output, results, reads, measured } = await first();
  if (!results)
    return { passed: 0, failed: 1, output: `${output}\nThe test runner ended without results.\n` };
  const { tests, errors } = results;
  const failures = tests.filter(({ state }) => state === 'failed');
  const { unsteady, failed } = isWorthAnotherRun(failures.length)
    ? await giveAnotherChance(failures, alone, { show, unsteadyBefore })
    : { unsteady: [], failed: failures };
  // A runner that fails although no test did counts as a failure, so that its reason is shown.
  const unexplained = code !== 0 && failures.length + errors.length === 0 ? 1 : 0;
  return {
    passed: tests.filter(({ state }) => state === 'passed').length + unsteady.length,
    failed: failed.length + errors.length + unexplained,
    skipped: groupSkips(tests.filter(({ state }) => state === 'skipped')),
    unsteady: unsteady.map(nameOf),
    ran: tests.filter(({ state }) => state !== 'skipped').map(nameOf),
    failures: failed.map(nameOf),
    slowest: tests.map((test) => ({ name: nameOf(test), seconds: test.seconds })),
    results: unitResults(tests, unsteady, errors.length + unexplained === 0).map((result) => ({
      ...result,
      reads: reads?.get(result.unit) ?? [],
      measured: measured?.get(result.unit),
    })),
    ...(unexplained ? { output } : {}),
  };
}

/**
 * Results of the first attempt by file. A file all of whose tests were skipped has none, and after an error outside of
 * all tests no file has passed.
 * @param {readonly TestResult[]} tests
 * @param {readonly TestResult[]} unsteady those that failed and then passed alone
 * @param {boolean} isSound false after an error outside of all tests
 * @returns {UnitResult[]}
 */
export function unitResults(tests, unsteady, isSound) {
  const files = Map.groupBy(
    tests.filter(({ state }) => state !== 'skipped'),
    ({ unit, file }) => unit ?? file,
  );
  return [...files]
    .map(([unit, its]) => {
      const failed = its.filter(({ state }) => state === 'failed');
      return {
        unit,
        hasPassed: failed.length === 0,
        isUnsteady: failed.length > 0 && failed.every((test) => unsteady.some((it) => isSame(it, test))),
        seconds: its.reduce((sum, { seconds }) => sum + seconds, 0),
      };
    })
    .filter(({ hasPassed }) => isSound || !hasPassed);
}

const isSame = (one, other) =>
  one.name === other.name && one.file === other.file && one.project === other.project;

/**
 * The outcome of a step that ran its tests in several parts.
 * @param {readonly Outcome[]} outcomes
 * @returns {Outcome}
 */
export function sumOf(outcomes) {
  const all = (key) => outcomes.flatMap((outcome) => outcome[key] ?? []);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: all('skipped'),
    unsteady: all('unsteady'),
    ran: all('ran'),
    failures: all('failures'),
    results: all('results'),
    slowest: all('slowest'),
    output: all('output').join('\n'),
  };
}

async function giveAnotherChance(failures, alone, { show, unsteadyBefore }) {
  show(`       ${failures.length} failed: twice more, alone ...\n`);
  const again = await alone(failures);
  const attemptsOf = (failure) => again.flatMap((results) => attemptsIn(results, failure));
  const judged = judgeAttempts(
    failures.map((failure) => ({ ...failure, isMoney: isAboutMoney(failure) })),
    attemptsOf,
    unsteadyBefore,
  );
  for (const test of judged.unsteady) show(`       unsteady, passed alone: ${nameOf(test)}\n`);
  for (const test of judged.failed) show(`       failed, ${test.why}: ${nameOf(test)}\n`);
  return judged;
}

/**
 * Results of a failed test in later runs; true is passed. An error of a whole file counts as passed once the file's tests run without it.
 * @param {Results} results
 * @param {TestResult} failure
 * @returns {boolean[]}
 */
export function attemptsIn({ tests }, failure) {
  const ofFile = tests.filter(({ file, project }) => file === failure.file && project === failure.project);
  const same = ofFile.filter(({ name, state }) => name === failure.name && state !== 'skipped');
  if (failure.name === '') {
    return ofFile.length === 0 ? [] : [!same.some(({ state }) => state === 'failed')];
  }
  return same.map(({ state }) => state === 'passed');
}

function groupSkips(tests) {
  const groups = Map.groupBy(tests, ({ file, reason }) => `${file}: ${reason}`);
  return [...groups].map(([reason, { length }]) => ({ count: length, what: 'tests', reason }));
}

function nameOf({ file, name }) {
  return name ? `${file} › ${name}` : file;
}
