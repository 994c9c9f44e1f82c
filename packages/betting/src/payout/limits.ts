import { higher, lower } from '../numbers/amounts.ts';
import { COUPON_TYPE, type CouponTypeId } from '../coupon/coupon-types.ts';
import { balancesOf, legValueIn } from '../coupon/coupon-value.ts';
import type { Coupon, CouponShape } from '../coupon/coupon.ts';
import { currencyExponent } from '../numbers/currencies.ts';
import { exactPayout } from './payout.ts';
import * as rational from '../numbers/rational.ts';
import { assertShape } from '../coupon/shape.ts';
import { minStakeOfCombinations } from '../coupon/systems.ts';
import { unitsOf } from '../coupon/units.ts';

/** Limits of a coupon's stake; all amounts in minor units of the account's currency. */
export interface StakeLimits {
  readonly type: CouponTypeId;
  /**
   * Minimum stake of the coupon.
   * @default 0
   */
  readonly minBetMinor?: bigint;
  /** Coupons of several combinations: their number, and the minimum stake of one. */
  readonly lines?: { readonly count: bigint; readonly minLineStakeMinor: bigint | rational.Rational };
  /** Maximum stake of the coupon itself; no maximum when absent. */
  readonly maxBetMinor?: bigint;
  /** Maximum of each leg that has one; the lowest applies to the coupon. */
  readonly legMaxMinor?: readonly bigint[];
  /** Coupon types whose minimum is checked; all when absent. */
  readonly typesWithMin?: readonly CouponTypeId[];
  /** Coupon types whose maximum is checked; all when absent. */
  readonly typesWithMax?: readonly CouponTypeId[];
  /** True if the stake is from the bonus account, which has no maximum. */
  readonly bonusAccount?: boolean;
}

/** Minimum and maximum stake in minor units; `maxMinor` is `null` without a maximum. */
export interface StakeBounds {
  readonly minMinor: bigint;
  readonly maxMinor: bigint | null;
}

/** Result of a stake check, with the bound that is exceeded. */
export type StakeCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'BELOW_MIN' | 'ABOVE_MAX'; readonly boundMinor: bigint };

function lowest(amounts: readonly bigint[]): bigint | null {
  return amounts.reduce<bigint | null>((low, amount) => (low === null ? amount : lower(low, amount)), null);
}

/** Returns the effective bounds of a coupon's stake: the highest minimum and the lowest maximum. */
export function stakeBounds(limits: StakeLimits): StakeBounds {
  const { type, lines, minBetMinor = 0n, maxBetMinor, legMaxMinor = [], typesWithMin, typesWithMax } = limits;
  const minLinesMinor = lines ? minStakeOfCombinations(lines.count, lines.minLineStakeMinor) : 0n;
  const checksMin = typesWithMin?.includes(type) ?? true;
  const checksMax = !limits.bonusAccount && (typesWithMax?.includes(type) ?? true);
  const maxima = maxBetMinor === undefined ? legMaxMinor : [maxBetMinor, ...legMaxMinor];
  return {
    minMinor: checksMin ? higher(minLinesMinor, minBetMinor) : 0n,
    maxMinor: checksMax ? lowest(maxima) : null,
  };
}

/** Checks a stake in minor units; the bounds themselves are allowed. */
export function checkStake(stakeMinor: bigint, { minMinor, maxMinor }: StakeBounds): StakeCheck {
  if (stakeMinor < minMinor) return { ok: false, reason: 'BELOW_MIN', boundMinor: minMinor };
  if (maxMinor !== null && stakeMinor > maxMinor) {
    return { ok: false, reason: 'ABOVE_MAX', boundMinor: maxMinor };
  }
  return { ok: true };
}

/**
 * Returns the maximum stake of each block of a conditional coupon by its id, in minor units: what the stake and the
 * blocks before it pay if all of them win, and at most the coupon's maximum payout. Empty for other types.
 * @throws RangeError if the legs form no coupon of the type
 */
export function blockMaxima(coupon: Coupon): ReadonlyMap<number, bigint> {
  assertShape(coupon);
  if (coupon.type !== COUPON_TYPE.conditional) return new Map();
  const units = unitsOf(coupon, legValueIn(coupon));
  const balances = balancesOf(rational.of(coupon.stakeMinor), units, coupon).slice(0, units.free.length);
  const { maxPayoutMinor } = coupon;
  return new Map(
    balances.map((balance, index) => {
      const most = rational.floor(balance);
      return [index + 1, maxPayoutMinor === undefined ? most : lower(most, maxPayoutMinor)];
    }),
  );
}

/** Conversion between currencies: `rate` is the number of whole units of `to` per whole unit of `from`. */
export interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly rate: rational.Rational;
}

/** Significant digits of a converted maximum in a currency whose unit is worth more than that of the other one. */
const DIGITS = 2;

/** Converts an amount to exact minor units of another currency. */
function converted(minor: bigint, { from, to, rate }: Conversion): rational.Rational {
  if (rate.num <= 0n) throw new RangeError(`A rate must be above 0, got ${rational.toText(rate)}.`);
  const scale = rational.of(10n ** BigInt(currencyExponent(to)), 10n ** BigInt(currencyExponent(from)));
  return rational.multiply(rational.multiply(rational.of(minor), rate), scale);
}

/**
 * Converts a maximum to another currency's minor units. It is rounded down: to a whole unit where the unit is worth
 * less than that of the other currency, else to two significant digits. A maximum above 0 never becomes 0, which would
 * refuse every stake and cap every payout at nothing: it is at least one minor unit.
 */
export function convertMaximum(minor: bigint, conversion: Conversion): bigint {
  const exact = rational.floor(converted(minor, conversion));
  if (exact < 1n) return minor > 0n ? 1n : 0n;
  const unit = 10n ** BigInt(currencyExponent(conversion.to));
  const isWorthLess = rational.compare(conversion.rate, rational.ONE) >= 0;
  const step =
    isWorthLess && exact >= unit ? unit : 10n ** BigInt(Math.max(0, String(exact).length - DIGITS));
  return (exact / step) * step;
}

/** Converts a minimum to another currency's minor units, rounded up to the minor unit. */
export function convertMinimum(minor: bigint, conversion: Conversion): bigint {
  return rational.ceil(converted(minor, conversion));
}

const MOST_STAKE = 2n ** 128n;

/**
 * Returns the largest stake in minor units whose possible payout doesn't exceed `maxPayoutMinor`, including rounding.
 * @throws RangeError if the legs form no coupon of the type or can pay nothing
 */
export function maxStakeForPayout(coupon: CouponShape & { readonly maxPayoutMinor: bigint }): bigint {
  const isWithin = (stakeMinor: bigint) =>
    rational.roundHalfUp(exactPayout(coupon, rational.of(stakeMinor))) <= coupon.maxPayoutMinor;
  assertShape(coupon);
  let above = 1n;
  while (isWithin(above)) {
    above *= 2n;
    if (above > MOST_STAKE)
      throw new RangeError('A coupon with a lost leg pays nothing at any stake: ask before.');
  }
  let within = above / 2n;
  while (above - within > 1n) {
    const middle = (within + above) / 2n;
    if (isWithin(middle)) within = middle;
    else above = middle;
  }
  return within;
}
