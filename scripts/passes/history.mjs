// History of tests that failed and then passed alone. It proves nothing: it names the tests that need an owner.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** Runs of a test that its history has at most. */
const RUNS = 20;
/** Reruns among them from which a test is named at the end of each run. */
const OFTEN = 2;
const OWNERS = 'scripts/guard/unsteady-owners.json';

/**
 * @typedef {{ at: string, isRerun: boolean }} TestRun time, ISO 8601, and whether the test failed and then passed alone
 * @typedef {Record<string, TestRun[]>} History by test, the oldest run first, which is a rerun
 */

/**
 * Adds a run of a step. A test enters the history with its first rerun, and leaves it after twenty runs without one.
 * @param {History} history
 * @param {{ ran?: readonly string[], unsteady?: readonly string[] }} outcome names of the tests of the step
 * @param {string} at time, ISO 8601
 * @returns {History}
 */
export function noteRuns(history, { ran = [], unsteady = [] }, at) {
  const reruns = new Set(unsteady);
  const changed = [...new Set([...ran, ...unsteady])]
    .filter((name) => reruns.has(name) || Object.hasOwn(history, name))
    .map((name) => {
      const runs = [...(history[name] ?? []), { at, isRerun: reruns.has(name) }].slice(-RUNS);
      const first = runs.findIndex(({ isRerun }) => isRerun);
      return [name, first < 0 ? [] : runs.slice(first)];
    });
  const all = Object.entries({ ...history, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, runs]) => runs.length > 0));
}

/**
 * Lines about the tests that were run again twice or more in their last twenty runs.
 * @param {History} history
 * @param {Record<string, string>} owners by test
 * @returns {string[]}
 */
export function oftenUnsteadyLines(history, owners) {
  const often = Object.entries(history)
    .map(([name, runs]) => ({ name, runs, reruns: runs.filter(({ isRerun }) => isRerun).length }))
    .filter(({ reruns }) => reruns >= OFTEN)
    .toSorted((one, other) => other.reruns - one.reruns);
  if (often.length === 0) return [];
  return [
    `Often unsteady: ${often.length} (correct their cause)`,
    ...often.map(({ name, runs, reruns }) => {
      const owner = Object.hasOwn(owners, name)
        ? `owner: ${owners[name]}`
        : `no owner: name one in ${OWNERS}`;
      return `  ${name}: ${reruns} of ${runs.length} runs since ${runs[0].at.slice(0, 10)}; ${owner}`;
    }),
  ];
}

/** @returns {Record<string, string>} who corrects an unsteady test, by its name in the summary of a run */
export function readOwners() {
  return JSON.parse(readFileSync(join(root, OWNERS), 'utf8'));
}
