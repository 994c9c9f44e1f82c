import { lower } from './amounts.ts';
import { fairValue, type PricedCoupon } from './fair-value.ts';
import * as rational from './rational.ts';

/**
 * What a player may stake in advance against the unsettled coupons of his account, in minor units: a share of what
 * they are worth together now, rounded down once. Coupons that have no value now (see `fairValue`) count nothing.
 * What is advanced already is for the caller to take off.
 * @param share from 0 to 1
 * Throws a RangeError on a share out of its range and on legs that make no coupon of their type.
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

/** How a stake is paid: the player's own balance first, the advance for the rest. */
export interface StakeSources {
  readonly ownMinor: bigint;
  readonly prepaidMinor: bigint;
}

/** Splits a stake between balance and advance, all in minor units; undefined when both together don't cover it. */
export function stakeSources(
  stakeMinor: bigint,
  { balanceMinor, advanceMinor }: { readonly balanceMinor: bigint; readonly advanceMinor: bigint },
): StakeSources | undefined {
  const ownMinor = lower(stakeMinor, balanceMinor);
  const prepaidMinor = stakeMinor - ownMinor;
  return prepaidMinor <= advanceMinor ? { ownMinor, prepaidMinor } : undefined;
}
