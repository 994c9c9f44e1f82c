import { rational } from '@touchline/betting';
import { ofHundredths } from '../multipliers.ts';
import { payOrLose, type Prize } from '../returns.ts';
import { checkBestPrize, opened, settledAt, withoutTurns, type RoundState, type Rules } from '../rounds.ts';
import { fieldsOf, wholeOf } from '../untrusted.ts';
import type { Hundredths, LimboChoice } from '../wire.ts';

const SPAN = 2n ** 52n;

/** Targets of limbo and of automatic cash-outs in crash. */
export const TARGETS = [101, 1_000_000] as const;

export interface LimboState extends RoundState<'limbo'> {
  readonly choice: LimboChoice;
  readonly result: Hundredths;
}

/**
 * Returns the result of limbo and crash from 52 bits: a result of m or more has the chance 99/m. Results from
 * 10,000.00 on are not distinguished by any target.
 */
export function resultOf(bits: number): Hundredths {
  const result = (99n * SPAN) / (SPAN - BigInt(bits));
  return result < 100n ? 100 : Number(result);
}

/** Returns the prizes of a target, in limbo and in crash with an automatic cash-out: exact to one of 2^52 results. */
export function targetPrizes(target: Hundredths): readonly Prize[] {
  const winning = (99n * SPAN) / BigInt(target);
  return payOrLose(rational.of(winning, SPAN), ofHundredths(target));
}

export const limbo: Rules<'limbo', LimboState> = {
  ...withoutTurns,
  game: 'limbo',
  start(stream, terms, raw) {
    const target = wholeOf('target', fieldsOf(raw, 'BAD_CHOICE')['target'], TARGETS, 'BAD_CHOICE');
    const round = opened('limbo', terms);
    checkBestPrize(round, ofHundredths(target));
    const result = resultOf(stream.take52());
    return settledAt({ ...round, choice: { target }, result }, result >= target ? ofHundredths(target) : 0);
  },
  view: ({ choice, result }) => ({ game: 'limbo', choice, result, hasWon: result >= choice.target }),
};
