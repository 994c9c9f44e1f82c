import { rational } from '@touchline/betting';
import { choose, ofDecimal } from '../multipliers.ts';
import type { Prize } from '../returns.ts';
import { checkBestPrize, opened, settledAt, withoutTurns, type RoundState, type Rules } from '../rounds.ts';
import { fieldsOf, oneOf } from '../untrusted.ts';
import type { Multiplier, PlinkoChoice, PlinkoRisk, PlinkoRows } from '../wire.ts';

export const PLINKO_ROWS = [8, 12, 16] as const;
export const PLINKO_RISKS = ['low', 'mid', 'high'] as const;

/** Multipliers from the edge to the middle. */
const HALVES: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  8: { low: [5.6, 2.1, 1.1, 1, 0.5], mid: [13, 3, 1.3, 0.7, 0.4], high: [29, 4, 1.5, 0.3, 0.2] },
  12: {
    low: [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
    mid: [33, 11, 4, 2, 1.1, 0.6, 0.3],
    high: [170, 24, 8.1, 2, 0.7, 0.2, 0.2],
  },
  16: {
    low: [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
    mid: [110, 41, 10, 5, 3, 1.5, 1, 0.5, 0.3],
    high: [1000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2],
  },
};

export interface PlinkoState extends RoundState<'plinko'> {
  readonly choice: PlinkoChoice;
  readonly path: readonly (0 | 1)[];
}

/** Returns the multipliers of all slots from the left. */
export function plinkoSlots({ rows, risk }: PlinkoChoice): readonly Multiplier[] {
  const half = HALVES[rows][risk].map(ofDecimal);
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** Returns the prizes of a board. */
export function plinkoPrizes(choice: PlinkoChoice): readonly Prize[] {
  return plinkoSlots(choice).map((pays, slot) => ({
    chance: rational.of(choose(choice.rows, slot), 2n ** BigInt(choice.rows)),
    pays,
  }));
}

export const plinko: Rules<'plinko', PlinkoState> = {
  ...withoutTurns,
  game: 'plinko',
  start(stream, terms, raw) {
    const fields = fieldsOf(raw, 'BAD_CHOICE');
    const choice = {
      rows: oneOf('rows', fields['rows'], PLINKO_ROWS, 'BAD_CHOICE'),
      risk: oneOf('risk', fields['risk'], PLINKO_RISKS, 'BAD_CHOICE'),
    };
    const slots = plinkoSlots(choice);
    const round = opened('plinko', terms);
    checkBestPrize(round, slots[0] ?? 0);
    const path = Array.from({ length: choice.rows }, () => (stream.draw(2) === 1 ? 1 : 0));
    const state = { ...round, choice, path };
    return settledAt(state, slots[slotOf(path)] ?? 0);
  },
  view: ({ choice, path }) => ({
    game: 'plinko',
    choice,
    path,
    slot: slotOf(path),
    slots: plinkoSlots(choice),
  }),
};

const slotOf = (path: readonly number[]): number => path.reduce((sum, step) => sum + step, 0);
