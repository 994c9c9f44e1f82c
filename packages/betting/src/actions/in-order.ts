import { COUPON_TYPE } from '../coupon/coupon-types.ts';
import type { CouponShape } from '../coupon/coupon.ts';
import * as rational from '../numbers/rational.ts';

/**
 * Maximum number of simultaneous balances, reached at about twenty open legs; limits the computing time per request.
 */
const MOST_BALANCES = 4_000;

/** Unit that is staked in its turn. */
export interface Turn {
  /** Payout per unit staked when all its open legs win. */
  readonly value: rational.Rational;
  /** Probability that all its open legs win; otherwise it is lost. */
  readonly chance: rational.Rational;
}

/** Possible results of a coupon whose stake moves from unit to unit. */
export interface Ends {
  /** Expected payout in unrounded minor units. */
  readonly value: rational.Rational;
  /** Probability that the payout isn't 0. */
  readonly chance: rational.Rational;
}

/** Returns whether the stake moves from unit to unit in the player's order. */
export function isInOrder({ type }: CouponShape): boolean {
  return type === COUPON_TYPE.chain || type === COUPON_TYPE.conditional;
}

/**
 * Returns the stake of a unit of a chain or conditional coupon; `undefined` if it stakes the whole balance.
 * @param stake stake of the first unit; the block stakes of a partly sold conditional coupon shrink in proportion
 */
export function askedStake(
  { type, blockStakesMinor, wholeStakeMinor }: CouponShape,
  stake: rational.Rational,
  index: number,
): rational.Rational | undefined {
  if (type === COUPON_TYPE.chain || index === 0) return stake;
  const blockStakeMinor = blockStakesMinor?.[index + 1];
  if (blockStakeMinor === undefined) return undefined;
  return wholeStakeMinor === undefined
    ? rational.of(blockStakeMinor)
    : rational.multiply(stake, rational.of(blockStakeMinor, wholeStakeMinor));
}

/** Summary of the turns from a given one on. */
interface Rest {
  /** Sum of their stakes; `undefined` if one of them stakes the whole balance. */
  readonly asked: rational.Rational | undefined;
  /** Expected gain of a balance above that sum, which covers every stake. */
  readonly gain: rational.Rational;
}

function restsOf(turns: readonly Turn[], asked: readonly (rational.Rational | undefined)[]): readonly Rest[] {
  return turns.reduceRight<readonly Rest[]>(
    (rests, { value, chance }, index) => {
      const [after] = rests;
      const amount = asked[index];
      if (!after?.asked || !amount) return [{ asked: undefined, gain: rational.ZERO }, ...rests];
      const net = rational.subtract(rational.multiply(value, chance), rational.ONE);
      const gain = rational.add(after.gain, rational.multiply(amount, net));
      return [{ asked: rational.add(after.asked, amount), gain }, ...rests];
    },
    [{ asked: rational.ZERO, gain: rational.ZERO }],
  );
}

/** Weights by balance, both as integers: `parts` per minor unit, and `certainty` for probability 1. */
interface Balances {
  readonly parts: bigint;
  readonly certainty: bigint;
  readonly weights: ReadonlyMap<bigint, bigint>;
}

/** Returns an amount in parts; stakes are whole numbers of parts. */
const inParts = ({ num, den }: rational.Rational, parts: bigint) => (num * parts) / den;

/** Removes balances that the remaining turns can't use up, and returns their expected payout and probability. */
function settleLasting({ parts, certainty, weights }: Balances, { asked, gain }: Rest) {
  if (!asked) return { left: weights, ends: { value: rational.ZERO, chance: rational.ZERO } };
  const limit = inParts(asked, parts);
  const left = new Map<bigint, bigint>();
  let sum = 0n;
  let weight = 0n;
  for (const [balance, own] of weights) {
    if (balance <= limit) left.set(balance, own);
    else {
      sum += balance * own;
      weight += own;
    }
  }
  const chance = rational.of(weight, certainty);
  const value = rational.add(rational.of(sum, parts * certainty), rational.multiply(chance, gain));
  return { left, ends: { value, chance } };
}

/** Plays one turn from each balance, won and lost; results of probability 0 are left out. */
function play(
  { parts, certainty, weights }: Balances,
  { value, chance }: Turn,
  asked: rational.Rational | undefined,
): Balances {
  const wanted = asked && inParts(asked, parts);
  const next = new Map<bigint, bigint>();
  const put = (balance: bigint, weight: bigint) => {
    if (weight > 0n) next.set(balance, (next.get(balance) ?? 0n) + weight);
  };
  for (const [balance, weight] of weights) {
    const staked = wanted !== undefined && wanted < balance ? wanted : balance;
    put(balance * value.den + staked * (value.num - value.den), weight * chance.num);
    put((balance - staked) * value.den, weight * (chance.den - chance.num));
  }
  return { parts: parts * value.den, certainty: certainty * chance.den, weights: next };
}

/**
 * Returns the possible results of a chain or conditional coupon, computed exactly by tracking every reachable
 * balance. `undefined` if there are too many.
 * @param asked stake of each turn, as returned by `askedStake`
 */
export function endsInOrder(
  turns: readonly Turn[],
  asked: readonly (rational.Rational | undefined)[],
  stake: rational.Rational,
): Ends | undefined {
  const rests = restsOf(turns, asked);
  const parts = asked.reduce((all, amount) => all * (amount?.den ?? 1n), stake.den);
  let balances: Balances = { parts, certainty: 1n, weights: new Map([[inParts(stake, parts), 1n]]) };
  let ends: Ends = { value: rational.ZERO, chance: rational.ZERO };
  const settle = (rest: Rest) => {
    const { left, ends: more } = settleLasting(balances, rest);
    balances = { ...balances, weights: left };
    ends = { value: rational.add(ends.value, more.value), chance: rational.add(ends.chance, more.chance) };
  };
  for (const [index, rest] of rests.entries()) {
    settle(rest);
    const turn = turns[index];
    if (turn) balances = play(balances, turn, asked[index]);
    if (balances.weights.size > MOST_BALANCES) return undefined;
  }
  return ends;
}
