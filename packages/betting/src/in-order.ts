import { COUPON_TYPE } from './coupon-types.ts';
import type { CouponShape } from './coupon.ts';
import * as rational from './rational.ts';

/** More balances at once than these are not followed, which is some twenty open legs: a server has other things to do. */
const MOST_BALANCES = 4_000;

/** A unit that is staked in its turn. */
export interface Turn {
  /** What one unit of stake on it comes to when all its open legs win. */
  readonly value: rational.Rational;
  /** The chance that they do; otherwise it is lost. */
  readonly chance: rational.Rational;
}

/** What the stake of a coupon in order may still come to. */
export interface Ends {
  /** Its ends weighed by their chances, unrounded minor units. */
  readonly value: rational.Rational;
  /** The chance that anything is left. */
  readonly chance: rational.Rational;
}

/** Whether the stake moves from unit to unit in the player's order. */
export function isInOrder({ type }: CouponShape): boolean {
  return type === COUPON_TYPE.chain || type === COUPON_TYPE.conditional;
}

/**
 * What a unit of a coupon in order asks of the balance; undefined when it stakes all of it.
 * @param stake the first unit's; those of a conditional coupon's blocks shrink with it once a part was sold
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

/** What the turns from one on still do. */
interface Rest {
  /** All that they ask together; undefined when one of them stakes whatever is there. */
  readonly asked: rational.Rational | undefined;
  /** What they add to a balance above that, which stakes each in full whatever comes. */
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

/** Balances by what they are, with their weights; whole numbers of one part of a minor unit and of certainty. */
interface Balances {
  readonly parts: bigint;
  readonly certainty: bigint;
  readonly weights: ReadonlyMap<bigint, bigint>;
}

/** An amount in parts; those of what is asked are whole. */
const inParts = ({ num, den }: rational.Rational, parts: bigint) => (num * parts) / den;

/** Takes out the balances that the rest of the turns can't use up: what they come to, and how likely they are. */
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

/** Plays one turn from each balance, won and lost; what can't happen is left out. */
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
 * The ends of a coupon in order by the chances of its turns: every balance that can come up is followed, exactly.
 * Undefined when there are too many of them.
 * @param asked the stake of each turn, as `askedStake` says it
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
