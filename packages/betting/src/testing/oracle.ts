/**
 * Slow independent calculation of payouts: lists every combination and every result, and shares only exact fractions
 * with the package.
 */
import type { Coupon } from '../coupon/coupon.ts';
import type { Leg, LegResult } from '../coupon/legs.ts';
import {
  ONE,
  ZERO,
  add,
  compare,
  divide,
  multiply,
  of,
  subtract,
  type Rational,
} from '../numbers/rational.ts';

const HALF = of(1n, 2n);

export const isWaiting = ({ result = -1 }: Leg) => result === -1 || result === -2;
const isBack = ({ result }: Leg) => result === 2 || result === 3;
const priceOf = ({ odds }: Leg) => of(BigInt(odds), 1000n);
const timesAll = (values: readonly Rational[]) => values.reduce(multiply, ONE);
const sumOf = (values: readonly Rational[]) => values.reduce(add, ZERO);

function worthOf(leg: Leg): Rational {
  if (leg.settledCoef) return leg.settledCoef;
  const k = priceOf(leg);
  const table: Record<LegResult, Rational> = {
    [-2]: k,
    [-1]: k,
    0: ZERO,
    1: k,
    2: ONE,
    3: ONE,
    4: divide(add(k, ONE), of(2n)),
    5: HALF,
    6: divide(k, of(2n)),
  };
  return table[leg.result ?? -1];
}

/** Yields every way to choose from a list, for the sizes that `isWanted` accepts. */
export function* choices<T>(
  items: readonly T[],
  isWanted: (size: number) => boolean,
): Generator<readonly T[]> {
  for (let mask = 0; mask < 2 ** items.length; mask += 1) {
    const chosen = items.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
    if (isWanted(chosen.length)) yield chosen;
  }
}

/** Returns the legs of each block in the player's order; block 0 is the lobby. */
function blocksOf(legs: readonly Leg[]): readonly (readonly Leg[])[] {
  const last = legs.reduce((most, { blockId = 0 }) => Math.max(most, blockId), 0);
  return Array.from({ length: last + 1 }, (_, id) => legs.filter(({ blockId }) => blockId === id));
}

/**
 * Returns every combination of a coupon as the legs that must win; `undefined` if the stake moves from leg to leg.
 */
export function linesOf({ type, legs, systemValue = 2 }: Coupon): Iterable<readonly Leg[]> | undefined {
  const singles = legs.filter(({ banker }) => !banker).map((leg) => [leg]);
  switch (type) {
    case 0:
    case 1:
      return [legs];
    case 2:
      return join(
        legs.filter(({ banker }) => banker),
        choices(singles, (size) => size === systemValue),
      );
    case 4: {
      const [lobby = [], ...blocks] = blocksOf(legs);
      return join(
        lobby,
        choices(blocks, (size) => size === systemValue),
      );
    }
    case 7:
      return choices(legs, (size) => size >= 1);
    case 8:
      return choices(legs, (size) => size >= 2);
    default:
      return undefined;
  }
}

function* join(
  always: readonly Leg[],
  chosen: Iterable<readonly (readonly Leg[])[]>,
): Generator<readonly Leg[]> {
  for (const groups of chosen) yield [...always, ...groups.flat()];
}

/**
 * Bets one group after the other from a balance.
 * @param wanted stake of a group; `undefined` means the whole balance
 */
function play(
  groups: readonly (readonly Leg[])[],
  stake: Rational,
  wanted: (place: number) => Rational | undefined,
): Rational {
  let purse = stake;
  groups.forEach((group, place) => {
    const ask = wanted(place) ?? purse;
    const bet = compare(ask, purse) > 0 ? purse : ask;
    purse = add(subtract(purse, bet), multiply(bet, timesAll(group.map(worthOf))));
  });
  return purse;
}

/**
 * Returns the share of an anti-express's stake that is on a lost leg; dead heats are listed as a won and a lost part.
 */
function lostPart(legs: readonly Leg[], weight: Rational, hasLost: boolean): Rational {
  const [leg, ...rest] = legs;
  if (!leg) return hasLost ? weight : ZERO;
  if (leg.result === 0) return lostPart(rest, weight, true);
  if (leg.result !== 6) return lostPart(rest, weight, hasLost);
  const won = divide(worthOf(leg), priceOf(leg));
  return add(
    lostPart(rest, multiply(weight, won), hasLost),
    lostPart(rest, multiply(weight, subtract(ONE, won)), true),
  );
}

function extrasOf({ type, legs, bonusBet, boostPercent = 0, powerCoef }: Coupon): Rational {
  if (type !== 0 && type !== 1) return ONE;
  const standing = legs.filter((leg) => !isBack(leg)).length;
  const percents = ['1', '1', '1', '1.03', '1.04', '1.05', '1.06', '1.07', '1.08', '1.09'];
  const bonus = bonusBet && type === 1 ? (percents[standing] ?? '1.1') : '1';
  const hundredths = BigInt(Math.round(Number(bonus) * 100));
  const boost = type === 1 ? of(1000n + BigInt(Math.round(boostPercent * 10)), 1000n) : ONE;
  const power = powerCoef ? divide(of(BigInt(powerCoef), 1000n), timesAll(legs.map(priceOf))) : ONE;
  return timesAll([of(hundredths, 100n), boost, power]);
}

/** Returns the payout of a coupon without open legs, unrounded and uncapped. */
export function decided(coupon: Coupon): Rational {
  const { type, legs, stakeMinor, wholeStakeMinor, blockStakesMinor, antiExpressCoef = 0 } = coupon;
  const stake = of(stakeMinor);
  if (legs.every(isBack)) return stake;
  if (type === 3)
    return play(
      legs.map((leg) => [leg]),
      stake,
      () => stake,
    );
  if (type === 5) {
    const whole = of(wholeStakeMinor ?? stakeMinor);
    return play(blocksOf(legs).slice(1), stake, (place) => {
      const amount = blockStakesMinor?.[place + 1];
      if (place === 0) return stake;
      return amount === undefined ? undefined : divide(multiply(of(amount), stake), whole);
    });
  }
  if (type === 6) {
    return timesAll([stake, of(BigInt(antiExpressCoef), 1000n), lostPart(legs, ONE, false)]);
  }
  const lines = [...(linesOf(coupon) ?? [])];
  const unit = divide(stake, of(BigInt(lines.length)));
  const paid = lines.map((line) => multiply(unit, timesAll(line.map(worthOf))));
  return multiply(sumOf(paid), extrasOf(coupon));
}
