import { rational } from '@touchline/betting';
import { payOrLose } from '../returns.ts';
import type { Prize } from '../returns.ts';
import { checkBestPrize, opened, settledAt, withoutTurns, type RoundState, type Rules } from '../rounds.ts';
import { fieldsOf, oneOf, wholeOf } from '../untrusted.ts';
import type { DiceChoice, Multiplier } from '../wire.ts';

const ROLLS = 10_000;

/** Numbers of winning rolls that can be chosen. */
export const DICE_OUTCOMES = [10, 9_800] as const;

export interface DiceState extends RoundState<'dice'> {
  readonly choice: DiceChoice;
  readonly roll: number;
  readonly hasWon: boolean;
}

/** Returns what a win with a number of winning rolls pays. */
export const diceMultiplier = (outcomes: number): Multiplier => Math.floor(99_000_000 / outcomes);

/** Returns the prizes of dice with a number of winning rolls. */
export const dicePrizes = (outcomes: number): readonly Prize[] =>
  payOrLose(rational.of(BigInt(outcomes), BigInt(ROLLS)), diceMultiplier(outcomes));

export const dice: Rules<'dice', DiceState> = {
  ...withoutTurns,
  game: 'dice',
  start(stream, terms, raw) {
    const choice = readChoice(raw);
    const { direction, outcomes } = choice;
    const pays = diceMultiplier(outcomes);
    const round = opened('dice', terms);
    checkBestPrize(round, pays);
    const roll = stream.draw(ROLLS);
    const hasWon = direction === 'under' ? roll < outcomes : roll >= ROLLS - outcomes;
    return settledAt({ ...round, choice, roll, hasWon }, hasWon ? pays : 0);
  },
  view: ({ choice, roll, hasWon }) => ({
    game: 'dice',
    choice,
    roll,
    hasWon,
    pays: diceMultiplier(choice.outcomes),
  }),
};

function readChoice(raw: unknown): DiceChoice {
  const { direction, outcomes } = fieldsOf(raw, 'BAD_CHOICE');
  return {
    direction: oneOf('direction', direction, ['under', 'over'], 'BAD_CHOICE'),
    outcomes: wholeOf('outcomes', outcomes, DICE_OUTCOMES, 'BAD_CHOICE'),
  };
}
