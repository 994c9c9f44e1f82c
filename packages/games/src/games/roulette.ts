import { rational } from '@touchline/betting';
import { GameError } from '../errors.ts';
import { EVEN, minorOf, multiplierOf } from '../multipliers.ts';
import type { Prize } from '../returns.ts';
import { opened, withoutTurns, type RoundState, type Rules } from '../rounds.ts';
import { fieldsOf } from '../untrusted.ts';
import type { RouletteChip, RouletteSpot } from '../wire.ts';
import {
  colourOf,
  isEvenMoney,
  numbersOfSpot,
  readSpot,
  ROULETTE_NUMBERS,
  spotKey,
} from './rouletteSpots.ts';

const PAID_NUMBERS = 36;
const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);

export interface RouletteState extends RoundState<'roulette'> {
  readonly chips: readonly RouletteChip[];
  readonly number: number;
  readonly laPartage: boolean;
}

/** Returns what a chip returns, minor units: half of an even-money chip on 0, where that is the rule, rounded down. */
function returnedOn(number: number, { spot, amount }: RouletteChip, laPartage: boolean): bigint {
  const chip = BigInt(amount);
  const winning = numbersOfSpot(spot);
  if (winning.includes(number)) return (chip * BigInt(PAID_NUMBERS)) / BigInt(winning.length);
  return laPartage && number === 0 && isEvenMoney(spot) ? chip / 2n : 0n;
}

/** Returns the prizes of one chip. */
export function roulettePrizes(spot: RouletteSpot, laPartage: boolean): readonly Prize[] {
  const chip = { spot, amount: minorOf(BigInt(EVEN)) };
  return NUMBERS.map((number) => ({
    chance: rational.of(1n, BigInt(ROULETTE_NUMBERS)),
    pays: Number(returnedOn(number, chip, laPartage)),
  }));
}

export const roulette: Rules<'roulette', RouletteState> = {
  ...withoutTurns,
  game: 'roulette',
  start(stream, terms, raw) {
    const chips = readChips(raw);
    const sum = chips.reduce((total, { amount }) => total + BigInt(amount), 0n);
    if (sum !== terms.stake) {
      throw new GameError(
        'BAD_CHOICE',
        `The chips are ${sum} together, the stake is ${terms.stake}: send their sum.`,
      );
    }
    const laPartage = terms.settings?.laPartage ?? false;
    const round = opened('roulette', terms);
    const { mostPayout } = terms;
    if (
      mostPayout !== undefined &&
      NUMBERS.some((number) => payoutOn(number, chips, laPartage) > mostPayout)
    ) {
      throw new GameError('ABOVE_CAP', 'These chips could win more than a round pays here: take some away.');
    }
    const number = stream.draw(ROULETTE_NUMBERS);
    const payout = payoutOn(number, chips, laPartage);
    const end = { payout: minorOf(payout), multiplier: multiplierOf(payout, sum), isStakeReturned: false };
    return { ...round, chips, number, laPartage, end };
  },
  view: ({ chips, number, laPartage }) => ({
    game: 'roulette',
    number,
    colour: colourOf(number),
    chips: chips.map((chip) => ({ ...chip, returned: minorOf(returnedOn(number, chip, laPartage)) })),
  }),
};

function payoutOn(number: number, chips: readonly RouletteChip[], laPartage: boolean): bigint {
  return chips.reduce((sum, chip) => sum + returnedOn(number, chip, laPartage), 0n);
}

function readChips(raw: unknown): readonly RouletteChip[] {
  const { chips: list } = fieldsOf(raw, 'BAD_CHOICE');
  if (!Array.isArray(list) || list.length === 0) {
    throw new GameError('BAD_CHOICE', 'A spin needs at least one chip: place one.');
  }
  const chips = list.map((item): RouletteChip => {
    const { spot, amount } = fieldsOf(item, 'BAD_CHOICE');
    if (typeof amount !== 'string' || !/^[1-9]\d{0,15}$/.test(amount)) {
      throw new GameError('BAD_CHOICE', 'The amount of a chip is the text of whole minor units above 0.');
    }
    return { spot: readSpot(spot), amount };
  });
  if (new Set(chips.map(({ spot }) => spotKey(spot))).size === chips.length) return chips;
  throw new GameError('BAD_CHOICE', 'A spot has two chips: send one with their sum.');
}
