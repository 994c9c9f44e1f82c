import { higher, lower } from './amounts.ts';
import type { CouponTypeId } from './coupon-types.ts';
import type { CouponShape } from './coupon.ts';
import { currencyExponent } from './currencies.ts';
import { exactPayout } from './payout.ts';
import * as rational from './rational.ts';
import { assertShape } from './shape.ts';
import { minStakeOfLines } from './systems.ts';

/** What bounds the stake of a coupon; all amounts in minor units of the account's currency. */
export interface StakeLimits {
  readonly type: CouponTypeId;
  /** Absent means 0. */
  readonly minBetMinor?: bigint;
  /** Coupons of several lines: how many there are, and the least stake of one. */
  readonly lines?: { readonly count: bigint; readonly minLineStakeMinor: bigint | rational.Rational };
  /** Absent means no maximum of the coupon itself. */
  readonly maxBetMinor?: bigint;
  /** The maximum of each leg that has one; the lowest holds for the coupon. */
  readonly legMaxMinor?: readonly bigint[];
  /** Coupon types whose minimum is checked; absent means all. */
  readonly typesWithMin?: readonly CouponTypeId[];
  /** Coupon types whose maximum is checked; absent means all. */
  readonly typesWithMax?: readonly CouponTypeId[];
  /** The bonus account has no maximum. */
  readonly bonusAccount?: boolean;
}

/** The lowest and highest stake in minor units; `maxMinor` null means no maximum. */
export interface StakeBounds {
  readonly minMinor: bigint;
  readonly maxMinor: bigint | null;
}

/** Whether a stake fits, or which bound it breaks. */
export type StakeCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'BELOW_MIN' | 'ABOVE_MAX'; readonly boundMinor: bigint };

function lowest(amounts: readonly bigint[]): bigint | null {
  return amounts.reduce<bigint | null>((low, amount) => (low === null ? amount : lower(low, amount)), null);
}

/** The bounds that hold for a coupon's stake: the highest minimum and the lowest maximum win. */
export function stakeBounds(limits: StakeLimits): StakeBounds {
  const { type, lines, minBetMinor = 0n, maxBetMinor, legMaxMinor = [], typesWithMin, typesWithMax } = limits;
  const minLinesMinor = lines ? minStakeOfLines(lines.count, lines.minLineStakeMinor) : 0n;
  const checksMin = typesWithMin?.includes(type) ?? true;
  const checksMax = !limits.bonusAccount && (typesWithMax?.includes(type) ?? true);
  const maxima = maxBetMinor === undefined ? legMaxMinor : [maxBetMinor, ...legMaxMinor];
  return {
    minMinor: checksMin ? higher(minLinesMinor, minBetMinor) : 0n,
    maxMinor: checksMax ? lowest(maxima) : null,
  };
}

/** Checks a stake in minor units; a bound itself is allowed. */
export function checkStake(stakeMinor: bigint, { minMinor, maxMinor }: StakeBounds): StakeCheck {
  if (stakeMinor < minMinor) return { ok: false, reason: 'BELOW_MIN', boundMinor: minMinor };
  if (maxMinor !== null && stakeMinor > maxMinor) {
    return { ok: false, reason: 'ABOVE_MAX', boundMinor: maxMinor };
  }
  return { ok: true };
}

/** From one currency to another: `rate` is how many whole units of `to` one whole unit of `from` buys. */
export interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly rate: rational.Rational;
}

function converted(minor: bigint, { from, rate }: Conversion): rational.Rational {
  if (rate.num <= 0n) throw new RangeError(`A rate must be above 0, got ${rational.toText(rate)}.`);
  const whole = rational.of(minor, 10n ** BigInt(currencyExponent(from)));
  return rational.multiply(whole, rate);
}

/** A maximum in another currency's minor units, rounded down to a whole unit. */
export function convertMaximum(minor: bigint, conversion: Conversion): bigint {
  return rational.floor(converted(minor, conversion)) * 10n ** BigInt(currencyExponent(conversion.to));
}

/** A minimum in another currency's minor units, rounded up to the minor unit. */
export function convertMinimum(minor: bigint, conversion: Conversion): bigint {
  const unit = rational.of(10n ** BigInt(currencyExponent(conversion.to)));
  return rational.ceil(rational.multiply(converted(minor, conversion), unit));
}

const MOST_STAKE = 2n ** 128n;

/**
 * The largest stake in minor units whose possible payout stays within `maxPayoutMinor`, rounding included.
 * Throws a RangeError on legs that make no coupon of the type, and on legs that can pay nothing.
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
