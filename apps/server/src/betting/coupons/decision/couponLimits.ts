import type { CouponRefusal } from '@touchline/contract';
import type { Trx } from '../../../kernel/index.ts';
import { limitRefusal, type AskedStake } from '../../../protection/index.ts';
import type { LockedAccount } from '../../../ledger/index.ts';
import type { CouponWithLegs } from '../coupons.store.ts';
import { ownStake } from '../stakes/funds.ts';

/** Returns why the player's limits and blocks don't allow a stake on a stored coupon; undefined if they do. */
export function couponLimitRefusal(
  trx: Trx,
  { legs }: CouponWithLegs,
  stake: Omit<AskedStake, 'legs'>,
): Promise<CouponRefusal | undefined> {
  return limitRefusal(trx, {
    ...stake,
    legs: legs.map((leg) => ({
      selectionId: leg.selection_id,
      sportId: leg.sport_id,
      isLive: leg.is_live,
    })),
  });
}

/** Like `couponLimitRefusal`, for a reserved stake: limits and blocks are checked again when it is taken. */
export function heldLimitRefusal(
  trx: Trx,
  account: LockedAccount,
  rows: CouponWithLegs,
  now: Date,
): Promise<CouponRefusal | undefined> {
  return couponLimitRefusal(trx, rows, { account, amount: ownStake(rows.coupon), isHeld: true, now });
}
