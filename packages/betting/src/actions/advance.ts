import { lower } from '../numbers/amounts.ts';
import { fairValue, type PricedCoupon } from './fair-value.ts';
import * as rational from '../numbers/rational.ts';

/**
 * Returns the amount in minor units that a player may stake in advance against unsettled coupons: a share of their
 * current fair value, rounded down once. Coupons without a fair value (see `fairValue`) count as 0. The caller
 * subtracts advances already used.
 * @param share from 0 to 1
 * @throws RangeError if `share` is out of range or legs form no coupon of their type
 */
export function advanceCredit(unsettled: readonly PricedCoupon[], share: rational.Rational): bigint {
  if (share.num < 0n || rational.compare(share, rational.ONE) > 0) {
    throw new RangeError(`An advance is a share of 1 (80 % is 4/5), got ${rational.toText(share)}.`);
  }
  const worth = unsettled.reduce(
    (sum, priced) => rational.add(sum, fairValue(priced) ?? rational.ZERO),
    rational.ZERO,
  );
  return rational.floor(rational.multiply(worth, share));
}

/** Sources of a stake: the player's balance first, then the advance. */
export interface StakeSources {
  readonly ownMinor: bigint;
  readonly prepaidMinor: bigint;
}

/** Splits a stake between balance and advance, all in minor units; `undefined` if both together don't cover it. */
export function stakeSources(
  stakeMinor: bigint,
  { balanceMinor, advanceMinor }: { readonly balanceMinor: bigint; readonly advanceMinor: bigint },
): StakeSources | undefined {
  const ownMinor = lower(stakeMinor, balanceMinor);
  const prepaidMinor = stakeMinor - ownMinor;
  return prepaidMinor <= advanceMinor ? { ownMinor, prepaidMinor } : undefined;
}
