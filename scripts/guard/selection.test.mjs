import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../passes/store.mjs';
import { readArguments } from './arguments.mjs';
import { forecastLines } from './forecast.mjs';
import { doesRun, selectUnits } from './selection.mjs';
import { filesOfStep } from './test-files.mjs';
import { reportUnreached, shareOf, thorough } from './thorough-step.mjs';

const NOW = Date.parse('2026-06-15T12:00:00.000Z');
const HOUR = 3_600_000;
const FILES = [
  'packages/ui/src/rules.test.ts',
  'packages/ui/src/texts.test.ts',
  'packages/betting/src/money.test.ts',
  'e2e/journeys/betting/placing.test.ts',
  'e2e/journeys/line/favorites.still.test.ts',
];
const [RULES, TEXTS, MONEY, PLACING, FAVORITES] = FILES;
const STEPS = [
  { name: 'lint' },
  { name: 'unit', unitsOf: (all) => filesOfStep('unit', all) },
  { name: 'journeys', unitsOf: (all) => filesOfStep('journeys', all) },
];

let folder;
let store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passes-'));
  store = openStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const hashOf = (step, unit) => `${step}-${unit.replaceAll('/', '-')}`;
const plan = {
  head: 'abc',
  hashOf,
  measuredHashOf: (_, unit, { ran }) => `${unit} ${ran}`,
  sinceBranch: () => ({ hasChanged: (_, unit) => unit === TEXTS }),
};
function pass(step, unit, { hoursAgo = 1, times = 2, cpuSeconds = 1 } = {}) {
  const at = new Date(NOW - hoursAgo * HOUR).toISOString();
  store.write(step, hashOf(step, unit), {
    step,
    unit,
    commit: 'abcdef0123',
    at,
    times,
    seconds: 1,
    cpuSeconds,
  });
  store.writeLastRuns(step, { [unit]: { cpuSeconds, hasFailed: false } });
}
function passAll() {
  pass('lint', 'lint');
  for (const file of [RULES, TEXTS, MONEY]) pass('unit', file);
  for (const file of [PLACING, FAVORITES]) pass('journeys', file);
}
const select = (args = [], steps = STEPS) =>
  selectUnits({
    choice: readArguments(args, ['lint', 'unit', 'journeys', 'thorough']),
    steps,
    all: FILES,
    env: {},
    plan,
    store,
    budgets: { unit: 30 },
    now: NOW,
    textOf: (path) => (path === PLACING ? '@money' : ''),
  });
const stateOf = (units, name) => units.find((unit) => unit.name === name).state;
const runningOf = (units) => units.filter(doesRun).map(({ name }) => name);

describe('a run', () => {
  test('takes every unit without a store', () => {
    expect(runningOf(select())).toHaveLength(6);
  });

  test('takes nothing that has passed with the same content, but its share once more', () => {
    passAll();
    expect(runningOf(select())).toEqual([]);
    pass('unit', RULES, { times: 1, cpuSeconds: 0.3 });
    expect(runningOf(select())).toEqual([RULES]);
    expect(stateOf(select(), RULES)).toBe('retried');
  });

  test('takes what is about money when its pass is a day old, and other units after two weeks', () => {
    passAll();
    for (const unit of [MONEY, RULES]) pass('unit', unit, { hoursAgo: 25 });
    pass('journeys', PLACING, { hoursAgo: 25 });
    pass('journeys', FAVORITES, { hoursAgo: 25 });
    expect(runningOf(select())).toEqual([MONEY, PLACING]);
    pass('unit', RULES, { hoursAgo: 15 * 24 });
    expect(stateOf(select(), RULES)).toBe('new');
  });

  test('takes no journey that ran nothing of what has changed since it passed', () => {
    passAll();
    const measured = { ran: ['a.ts'], outlined: [], unloaded: [] };
    const last = store.find('journeys', hashOf('journeys', FAVORITES));
    store.remove('journeys', hashOf('journeys', FAVORITES));
    expect(runningOf(select())).toEqual([FAVORITES]);
    store.writeMeasured('journeys', FAVORITES, { pass: last, hash: `${FAVORITES} a.ts`, measured });
    const units = select();
    expect(runningOf(units)).toEqual([]);
    expect(forecastLines(units, 0, { now: NOW }).at(-1)).toBe(
      'Journeys taken that ran nothing of what has changed since: 1.',
    );
    store.writeMeasured('journeys', FAVORITES, { pass: last, hash: 'other', measured });
    expect(runningOf(select())).toEqual([FAVORITES]);
  });

  test('takes everything with --all, --fresh and --thorough', () => {
    passAll();
    for (const option of ['--all', '--fresh', '--thorough'])
      expect(runningOf(select([option]))).toHaveLength(6);
  });

  test('takes what its branch has changed, whatever has passed, with --changed', () => {
    passAll();
    expect(runningOf(select(['--changed']))).toEqual([TEXTS]);
  });

  test('takes what was named, whatever has passed', () => {
    passAll();
    const only = (name) => runningOf(select(['--only', `journeys:${name}`], [STEPS[2]]));
    expect(only('favorites')).toEqual([FAVORITES]);
    expect(only('betting')).toEqual([PLACING]);
    expect(() => only('casino')).toThrow('fits "casino". Journeys: placing, favorites.');
  });

  test('begins with what failed last time, then money, then what is new, the longest first', () => {
    const last = (cpuSeconds, hasFailed = false) => ({ cpuSeconds, hasFailed });
    store.writeLastRuns('unit', { [RULES]: last(1), [TEXTS]: last(2), [MONEY]: last(0.1) });
    const order = () => runningOf(select([], [STEPS[1]]));
    expect(order()).toEqual([MONEY, TEXTS, RULES]);
    store.writeLastRuns('unit', { [RULES]: last(1, true) });
    expect(order()).toEqual([RULES, MONEY, TEXTS]);
  });
});

describe('the first lines', () => {
  const options = { now: NOW, processors: 2 };

  test('say what runs and how long it takes', () => {
    const [line, ...rest] = forecastLines(select(), 0, options);
    expect(line).toBe(
      'Runs 6 of 6 units, about 45 CPU-seconds (1 min on 2 processors): unit 3 of 3, journeys 2 of 2, lint.',
    );
    expect(rest).toEqual([]);
  });

  test('say what was taken from the store, how old it is, and by which commits', () => {
    passAll();
    pass('unit', TEXTS, { hoursAgo: 30 });
    expect(forecastLines(select(), 2, options)).toEqual([
      'Nothing runs.',
      'Taken from the store: 6 units, the oldest passed 30 hours ago, by commits abcdef01; 0 more have passed and run again.',
      'Refused 2 passes of the store, which the guard of this machine has not written.',
    ]);
  });
});

describe('thorough parts', () => {
  const step = { ...thorough, unitsOf: () => FILES, ceiling: 40 };
  const run = () => runningOf(select([], [step]));

  test('run as far as the ceiling allows, and the next ones in the next run', () => {
    const first = run();
    expect(first).toHaveLength(2);
    for (const file of first) pass('thorough', file);
    const second = run();
    expect(second).toHaveLength(2);
    expect(second.filter((file) => first.includes(file))).toEqual([]);
  });

  test('above the ceiling run alone', () => {
    store.writeLastRuns('thorough', Object.fromEntries(FILES.map((file) => [file, { cpuSeconds: 500 }])));
    expect(run()).toHaveLength(1);
  });

  test('are left out by --changed', () => {
    expect(runningOf(select(['--changed'], [step]))).toEqual([]);
  });

  test('take the same tenth for a week', () => {
    expect(shareOf(NOW)).toBe(shareOf(NOW + HOUR));
    expect(shareOf(NOW)).not.toBe(shareOf(NOW + 7 * 24 * HOUR));
    const shares = Array.from({ length: 10 }, (_, week) => shareOf(NOW + week * 7 * 24 * HOUR));
    expect(new Set(shares)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });

  test('are only reported when they fail where the change cannot reach them', () => {
    const outcome = { passed: 3, failed: 2, failures: ['a.test.ts › one', 'b.test.ts › two'] };
    expect(reportUnreached(outcome, (file) => file === 'a.test.ts')).toMatchObject({
      passed: 3,
      failed: 1,
      failures: ['a.test.ts › one'],
      reported: ['b.test.ts › two'],
    });
  });
});
