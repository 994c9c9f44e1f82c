import {
  blockMaxima,
  checkStake,
  toWire,
  type Coupon,
  type CouponTypeId,
  type StakeBounds,
} from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { ParsedPlacement } from '../placement/parsePlacement.ts';
import { couponRefusal, isLive, type OpenLeg } from '../placement/openLegs.ts';
import { couponBounds, isBettingCurrency, minStake, type SiteBounds } from './stakeLimits.ts';

export interface BoundsQuestion {
  readonly typeId: CouponTypeId;
  readonly iso: string;
  readonly site: SiteBounds;
  readonly lines: bigint;
  readonly legs: readonly OpenLeg[];
  readonly isBonusAccount: boolean;
}

/** Returns the minimum and maximum stake of a coupon, in minor units of a betting currency. */
export function boundsOf({ legs, ...question }: BoundsQuestion): StakeBounds {
  return couponBounds({
    ...question,
    legs: legs.map((leg) => ({ marketType: leg.market.type, isLive: isLive(leg) })),
  });
}

/** Returns the refusal of a currency that bets aren't accepted in; undefined for a valid one. */
export function currencyRefusal(iso: string): CouponRefusal | undefined {
  if (isBettingCurrency(iso)) return undefined;
  return couponRefusal(
    'BETTING_CLOSED',
    `Bets in ${iso} aren’t accepted: choose an account in another currency.`,
  );
}

/** Returns the refusal of an amount outside the bounds, with the exceeded bound; undefined for a valid one. */
export function amountRefusal(amount: bigint, bounds: StakeBounds, iso: string): CouponRefusal | undefined {
  const check = checkStake(amount, bounds);
  if (check.ok) return undefined;
  const bound = toWire(check.boundMinor, iso);
  return check.reason === 'BELOW_MIN'
    ? couponRefusal(check.reason, `The minimum stake is ${bound} ${iso}: raise your stake.`, bound)
    : couponRefusal(check.reason, `The maximum stake is ${bound} ${iso}: lower your stake.`, bound);
}

/**
 * Checks the stakes of later blocks: each has the minimum of a single, and at most what the blocks before it can pay,
 * because the settlement would stake less than the player asked for. An operator's offer has no maximum: its prices may
 * be lower than those that the stakes were typed for.
 */
export function blockStakesRefusal(
  { blockStakes = {}, offerOf }: ParsedPlacement,
  coupon: Coupon,
  iso: string,
): CouponRefusal | undefined {
  const minMinor = minStake(1n, iso);
  const maxima = offerOf === undefined ? blockMaxima(coupon) : new Map<number, bigint>();
  for (const [id, stake] of Object.entries(blockStakes)) {
    const refusal = amountRefusal(stake, { minMinor, maxMinor: maxima.get(Number(id)) ?? null }, iso);
    if (refusal) return refusal;
  }
  return undefined;
}
