// Lines at the beginning of a run: what it will run, how long that takes, and what the store of passes proves.
import { availableParallelism } from 'node:os';
import { doesRun } from './selection.mjs';

/** Commits that the line about the store names. */
const NAMED_COMMITS = 3;
const [HOUR, DAY] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];

/**
 * @param {readonly import('./selection.mjs').Unit[]} units of the run
 * @param {number} refused passes that no guard of this machine has written
 * @param {{ now?: number, processors?: number }} [options]
 * @returns {string[]}
 */
export function forecastLines(
  units,
  refused,
  { now = Date.now(), processors = availableParallelism() } = {},
) {
  const running = units.filter(doesRun);
  const cpuSeconds = running.reduce((sum, it) => sum + it.cpuSeconds, 0);
  const minutes = Math.ceil(cpuSeconds / processors / 60);
  const steps = Map.groupBy(running, ({ step }) => step);
  const counts = [...Map.groupBy(units, ({ step }) => step)].flatMap(([step, { length }]) => {
    const count = steps.get(step)?.length ?? 0;
    if (count === 0) return [];
    return [length === 1 ? step : `${step} ${count} of ${length}`];
  });
  return [
    running.length === 0
      ? 'Nothing runs.'
      : `Runs ${running.length} of ${units.length} units, about ${Math.round(cpuSeconds)} CPU-seconds ` +
        `(${minutes} min on ${processors} processors): ${counts.join(', ')}.`,
    ...storeLines(units, now),
    ...(refused > 0
      ? [
          `Refused ${refused} ${refused === 1 ? 'pass' : 'passes'} of the store, which the guard of this machine has not written.`,
        ]
      : []),
  ];
}

function storeLines(units, now) {
  const taken = units.filter(({ state }) => state === 'taken');
  const measured = taken.filter(({ isMeasured }) => isMeasured).length;
  const retried = units.filter(({ state }) => state === 'retried').length;
  const passes = [...taken, ...units.filter(({ state }) => state === 'retried')].map(({ pass }) => pass);
  if (passes.length === 0) return [];
  const oldest = Math.min(...passes.map(({ at }) => Date.parse(at)));
  const commits = [...Map.groupBy(passes, ({ commit }) => commit.slice(0, 8))]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([commit]) => commit);
  const rest = commits.length - NAMED_COMMITS;
  const named = commits.slice(0, NAMED_COMMITS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return [
    `Taken from the store: ${taken.length} units, the oldest passed ${ageText(now - oldest)} ago, by commits ${named}; ` +
      `${retried} more have passed and run again.`,
    ...(measured > 0 ? [`Journeys taken that ran nothing of what has changed since: ${measured}.`] : []),
  ];
}

function ageText(age) {
  if (age >= 2 * DAY) return `${Math.floor(age / DAY)} days`;
  return age >= 2 * HOUR
    ? `${Math.floor(age / HOUR)} hours`
    : `${Math.max(0, Math.floor(age / 60_000))} minutes`;
}
