import { toWire } from '@touchline/betting';
import type { Random } from '@touchline/demo-line/testing';
import type { Bet, Offers } from './offers.ts';

/** A leg with its role in the coupon. */
interface PlacedBet extends Bet {
  readonly isBanker?: boolean;
  readonly blockId?: number;
}

/** Body of a placement request. */
export interface Slip {
  readonly accountId: string;
  readonly typeId: number;
  readonly amount: string;
  readonly systemValue?: number;
  readonly amountByBlockId?: Readonly<Record<string, string>>;
  readonly changeCoefAction: number;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
  readonly coefViewId: number;
  readonly bets: readonly PlacedBet[];
}

const SYSTEM = 2;
const MULTI_BET = 4;
const CONDITIONAL = 5;
const MOST_LEGS = 6;
/**
 * Minimum number of legs by type: single, express, system, chain, multi-bet, conditional, anti-express, lucky,
 * patent.
 */
const FEWEST_LEGS = [1, 2, 3, 2, 4, 3, 2, 2, 3];

function oneOf<T>(random: Random, items: readonly T[]): T {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new Error('There is nothing on offer to bet on.');
  return item;
}

/** Picks random matches, each at most once. */
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

const money = (minor: number): string => toWire(BigInt(minor), 'EUR');

/** Returns an amount as players type it, occasionally above the limits or the balance. */
function amountOf(random: Random): string {
  const chance = random.next();
  if (chance < 0.01) return '5000.00';
  return chance < 0.02 ? '0.01' : money(random.between(100, 500));
}

/** Assigns the roles of legs: bankers of a system, blocks and lobby of the types that have them. */
function shapeOf(
  random: Random,
  typeId: number,
  legs: readonly Bet[],
): Pick<Slip, 'bets' | 'systemValue' | 'amountByBlockId'> {
  const isWide = legs.length > 3 && random.next() < 0.5;
  if (typeId === SYSTEM) {
    const bets = legs.map((leg, index) => (isWide && index === 0 ? { ...leg, isBanker: true } : leg));
    return { bets, systemValue: 2 };
  }
  if (typeId === MULTI_BET) {
    const blockId = (index: number) => (isWide && index === 3 ? 0 : (index % 3) + 1);
    return { bets: legs.map((leg, index) => ({ ...leg, blockId: blockId(index) })), systemValue: 2 };
  }
  if (typeId === CONDITIONAL) {
    const bets = legs.map((leg, index) => ({ ...leg, blockId: (index % 2) + 1 }));
    return isWide ? { bets, amountByBlockId: { 2: money(random.between(20, 100)) } } : { bets };
  }
  return { bets: legs };
}

function slipOf(
  random: Random,
  offers: Offers,
  { accountId, typeId }: Pick<Slip, 'accountId' | 'typeId'>,
): Slip {
  const fewest = FEWEST_LEGS[typeId] ?? 1;
  const legs = legsOf(random, offers, typeId === 0 ? 1 : random.between(fewest, MOST_LEGS));
  const exactCoef = random.next() < 0.1;
  return {
    accountId,
    typeId,
    amount: amountOf(random),
    changeCoefAction: random.between(0, 2),
    exactCoef,
    isDropOnScoreChange: exactCoef && random.next() < 0.5,
    coefViewId: 0,
    ...shapeOf(random, typeId, legs),
  };
}

/** Returns a random plausible coupon: mostly singles and expresses, but also every other type. */
export function randomSlip(random: Random, offers: Offers, accountId: string): Slip {
  const chance = random.next();
  const typeId = chance < 0.35 ? 0 : chance < 0.6 ? 1 : random.between(2, 8);
  return slipOf(random, offers, { accountId, typeId });
}

/** Returns several singles for one request. */
export function randomSingles(
  random: Random,
  offers: Offers,
  accountId: string,
  count: number,
): readonly Slip[] {
  return Array.from({ length: count }, () => slipOf(random, offers, { accountId, typeId: 0 }));
}

/** Returns a copy of the coupon at the prices of the platform's answer. */
export function atNewPrices(slip: Slip, legs: readonly { selectionId: string; coef?: string }[]): Slip {
  const named = new Map(legs.map(({ selectionId, coef }) => [selectionId, coef]));
  return {
    ...slip,
    bets: slip.bets.map((bet) => ({ ...bet, coef: named.get(bet.selectionId) ?? bet.coef })),
  };
}
