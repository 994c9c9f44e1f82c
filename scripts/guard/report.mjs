// Output of both test reporters: each failure at once as text, all tests at the end as JSON.
import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/paths.mjs';

/** File descriptor for the text of failures, so that a runner's own notices stay out of it. */
export const FAILURES_FD = 3;

/** Lines of an error that are shown; the rest is in the trace or in the test's own output. */
const MOST_LINES = 25;

/**
 * @typedef {object} TestResult
 * @property {string} project
 * @property {string} file relative to the repository
 * @property {string} [unit] file that the runner loaded for the test, if another one describes it
 * @property {string} name titles of suites and test, joined by " › "; empty for an error of the whole file
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} seconds
 * @property {string[]} tags
 * @property {string} [reason] why it was skipped
 */

/** Path of a file as it is shown and compared: relative to the repository. */
export function shownPath(file) {
  return relative(root, file).replaceAll('\\', '/');
}

/**
 * Text of a failure: the test, its errors and its stored files.
 * @param {TestResult} test
 * @param {readonly string[]} errors texts with stacks
 * @param {readonly string[]} [kept] paths of traces and screenshots
 */
export function failureText({ file, name }, errors, kept = []) {
  const title = name ? `${file} › ${name}` : file;
  const lines = errors.flatMap((error) => readable(error)).map((line) => `       ${line}`);
  return [`   NO  ${title}`, ...lines, ...kept.map((path) => `       see ${shownPath(path)}`), ''].join('\n');
}

/** An error without colours, library frames and the tail of long texts. */
function readable(error) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:internal)/.test(line))
    .map((line) => line.replaceAll(`${root}/`, '').trimEnd());
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
}

/** Shows a failure at once: to the guard if it listens, else in the terminal. */
export function showFailure(text) {
  if (process.env.GUARD_RESULTS) writeSync(FAILURES_FD, text);
  else process.stdout.write(text);
}

/**
 * Writes all results for the guard, in the file that GUARD_RESULTS names.
 * @param {{ tests: TestResult[], errors: string[] }} results `errors` belong to no test
 */
export function writeResults(results) {
  const file = process.env.GUARD_RESULTS;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}
