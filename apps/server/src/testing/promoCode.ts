import { grantDemoPromoCodes, ownPromoCodes } from '../betting/coupons/promo/promoCodes.service.ts';
import type { CouponBench } from './couponBench.ts';

/** Grants the player of a bench the codes of a demonstration, and returns the one of 10.00. */
export async function grantPromoCode({ db, player, now }: CouponBench): Promise<string> {
  const { playerId } = player;
  await db.transaction().execute((trx) => grantDemoPromoCodes(trx, { playerId, iso: 'EUR', now: now() }));
  const { promoCodes } = await ownPromoCodes(db, playerId, now());
  const code = promoCodes.find(({ amount }) => amount === '10.00')?.code;
  if (code === undefined) throw new Error('A demonstration gives no code of 10.00.');
  return code;
}
