import type { CouponRefusal } from '@touchline/contract';
import type { Updateable } from 'kysely';
import type { Trx } from '../../../kernel/index.ts';
import type { CouponsTable } from '../coupons.tables.ts';
import { closeLegs, updateCoupon, type CouponRow } from '../coupons.store.ts';
import { releaseStake } from '../stakes/funds.ts';

/** Refuses a coupon with a reserved stake: releases the stake and stops its legs from waiting for results. */
export async function refuse(
  trx: Trx,
  coupon: CouponRow,
  {
    refusal,
    ...ended
  }: Pick<Updateable<CouponsTable>, 'offer'> & {
    readonly state: 'needsConfirm' | 'rejected';
    readonly refusal: CouponRefusal;
  },
  at: Date,
): Promise<void> {
  await releaseStake(trx, coupon, at);
  await closeLegs(trx, coupon.id);
  await updateCoupon(trx, coupon.id, { ...ended, refusal: JSON.stringify(refusal) });
}
