import { checkStake, toWire, type CouponTypeId, type StakeBounds } from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { Asked } from './asked.ts';
import { couponRefusal, isLive, type OpenLeg } from './legFaults.ts';
import { couponBounds, isBettingCurrency, minStake, type SiteBounds } from './stakeLimits.ts';

export interface BoundsQuestion {
  readonly typeId: CouponTypeId;
  readonly iso: string;
  readonly site: SiteBounds;
  readonly lines: bigint;
  readonly legs: readonly OpenLeg[];
  readonly isBonusAccount: boolean;
}

/** The bounds of a coupon's stake, in minor units of a currency that bets are taken in. */
export function boundsOf({ legs, ...question }: BoundsQuestion): StakeBounds {
  return couponBounds({
    ...question,
    legs: legs.map((leg) => ({ marketType: leg.market.type, isLive: isLive(leg) })),
  });
}

/** Why no bet is taken in the currency of an account; undefined when one is. */
export function currencyRefusal(iso: string): CouponRefusal | undefined {
  if (isBettingCurrency(iso)) return undefined;
  return couponRefusal(
    'BETTING_CLOSED',
    `Bets in ${iso} are not taken: choose an account in another currency.`,
  );
}

/** Why an amount doesn't fit the bounds, with the bound that it breaks. */
export function amountRefusal(amount: bigint, bounds: StakeBounds, iso: string): CouponRefusal | undefined {
  const check = checkStake(amount, bounds);
  if (check.ok) return undefined;
  const bound = toWire(check.boundMinor, iso);
  return check.reason === 'BELOW_MIN'
    ? couponRefusal(check.reason, `The stake is below the least of ${bound} ${iso}: raise it.`, bound)
    : couponRefusal(check.reason, `The stake is above the most of ${bound} ${iso}: lower it.`, bound);
}

/** The stakes of later blocks are stakes too: each has the least of a single line. */
export function blockStakesRefusal({ blockStakes = {} }: Asked, iso: string): CouponRefusal | undefined {
  const bounds = { minMinor: minStake(1n, iso), maxMinor: null };
  for (const stake of Object.values(blockStakes)) {
    const refusal = amountRefusal(stake, bounds, iso);
    if (refusal) return refusal;
  }
  return undefined;
}
