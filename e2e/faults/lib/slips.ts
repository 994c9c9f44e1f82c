import type { Random } from '../../../apps/server/src/feed/engine/random.ts';
import type { Bet, Offers } from './offers.ts';

/** The body of a placement. */
export interface Slip {
  readonly accountId: string;
  readonly typeId: number;
  readonly amount: string;
  readonly changeCoefAction: number;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
  readonly coefViewId: number;
  readonly bets: readonly Bet[];
}

const SINGLE = 0;
const EXPRESS = 1;
const MOST_LEGS = 6;

function oneOf<T>(random: Random, items: readonly T[]): T {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new Error('There is nothing on offer to bet on.');
  return item;
}

/** Some matches, each once. */
function someMatches(random: Random, matches: Offers['line'], count: number): Offers['line'] {
  const left = [...matches];
  const chosen: (readonly Bet[])[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(random.between(0, left.length - 1), 1));
  return chosen;
}

function legsOf(random: Random, offers: Offers, count: number): readonly Bet[] {
  const isLive = offers.live.length > 0 && random.next() < 0.15;
  const matches = isLive
    ? [...someMatches(random, offers.live, 1), ...someMatches(random, offers.line, count - 1)]
    : someMatches(random, offers.line, count);
  return matches.map((selections) => oneOf(random, selections));
}

/** Amounts as players type them, now and then more than the limits or the account allow. */
function amountOf(random: Random): string {
  const chance = random.next();
  if (chance < 0.01) return '5000.00';
  if (chance < 0.02) return '0.01';
  return (random.between(20, 500) / 100).toFixed(2);
}

/** A coupon that a player might fill in. */
export function randomSlip(random: Random, offers: Offers, accountId: string): Slip {
  const typeId = random.next() < 0.55 ? SINGLE : EXPRESS;
  const bets = legsOf(random, offers, typeId === SINGLE ? 1 : random.between(2, MOST_LEGS));
  const exactCoef = random.next() < 0.1;
  return {
    accountId,
    typeId,
    amount: amountOf(random),
    changeCoefAction: random.between(0, 2),
    exactCoef,
    isDropOnScoreChange: exactCoef && random.next() < 0.5,
    coefViewId: 0,
    bets,
  };
}

/** The same coupon at the prices that the platform named. */
export function atNewPrices(slip: Slip, legs: readonly { selectionId: string; coef?: string }[]): Slip {
  const named = new Map(legs.map(({ selectionId, coef }) => [selectionId, coef]));
  return {
    ...slip,
    bets: slip.bets.map((bet) => ({ ...bet, coef: named.get(bet.selectionId) ?? bet.coef })),
  };
}
