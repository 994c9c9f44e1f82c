import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';
import { selectFrom } from './selection.mjs';

const STEPS = ['lint', 'unit', 'postgres', 'faults', 'visual', 'journeys'];
const FILES = [
  'packages/betting/src/numbers/money.test.ts',
  'packages/ui/src/rules.test.ts',
  'apps/server/src/wallet/ledger.test.ts',
  'e2e/journeys/betting/placing.test.ts',
  'e2e/journeys/line/favorites.still.test.ts',
];

/** A plan in which these units are unchanged. */
const planWith =
  (...unchanged) =>
  ({ all }) => ({
    sentence: '',
    base: 'abc',
    changedLooks: () => [],
    isDue: () => false,
    share: 3,
    isEmpty: false,
    judge: (_, unit) => (!all && unchanged.includes(unit) ? 'unchanged' : 'affected'),
  });

const selection = (args, plan = planWith()) => selectFrom(readArguments(args, STEPS), {}, FILES, plan);

describe('the files of a step', () => {
  test('are all of them, without a list, when everything is affected', () => {
    expect(selection([]).select('unit')).toEqual({ files: undefined, skipped: [] });
  });

  test('are the affected ones, the others counted as skipped', () => {
    const { select } = selection([], planWith('packages/ui/src/rules.test.ts'));
    expect(select('unit')).toEqual({
      files: ['packages/betting/src/numbers/money.test.ts'],
      skipped: [{ count: 1, what: 'files', reason: 'unchanged since abc' }],
    });
  });

  test('are those that the step covers', () => {
    expect(selection([]).select('postgres', () => false)).toEqual({ files: [], skipped: [] });
  });

  test('are those that fit a name, unchanged ones included', () => {
    const plan = planWith(...FILES);
    const journeys = (part) => selection(['--only', `journeys:${part}`], plan).select('journeys').files;
    expect(journeys('favorites')).toEqual(['e2e/journeys/line/favorites.still.test.ts']);
    expect(journeys('betting')).toEqual(['e2e/journeys/betting/placing.test.ts']);
    expect(selection(['--only', 'unit:packages/betting'], plan).select('unit').files).toEqual([FILES[0]]);
  });

  test('are refused with a sentence when none fits', () => {
    expect(() => selection(['--only', 'journeys:casino'])).toThrow(
      'fits "casino". Journeys: placing, favorites.',
    );
  });
});

test('a step without files is skipped as a whole', () => {
  const { skipWhole } = selection([], planWith('faults'));
  expect([skipWhole('faults'), skipWhole('lint')]).toEqual(['unchanged since abc', undefined]);
});
