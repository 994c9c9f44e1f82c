import { lockCoupon, updateCoupon, updateLeg, type CouponWithLegs } from '../coupons/couponAccess.ts';
import type { CouponParts } from '../coupons/couponParts.ts';
import { couponReturn, payDecided } from '../coupons/payable.ts';
import { coverAdvances } from '../coupons/prepaid/covers.ts';
import { movePromoCode } from '../coupons/promo/promoCodes.service.ts';
import type { Trx } from '../db/database.ts';
import { lockAccountOf } from '../wallet/ledger.ts';
import { credit, debit } from '../wallet/payments.ts';
import { isChange, legTarget } from './legTargets.ts';
import {
  eventsOn,
  insertCorrection,
  insertDebt,
  lowerDebt,
  openDebtsOf,
  type ResultEvent,
} from './results.store.ts';

export interface RecomputedCoupon {
  readonly playerId: bigint;
  readonly isMoneyMoved: boolean;
}

/**
 * Recomputes a coupon from scratch by what operators published about a market: an open coupon is settled when that
 * decides it, a settled one is corrected by the difference, or opened again. Once-only by the coupon's lock: when
 * nothing is new it answers undefined and books nothing.
 */
export async function recomputeCoupon(
  { db, now }: Omit<CouponParts, 'book'>,
  couponId: bigint,
  marketId: string,
): Promise<RecomputedCoupon | undefined> {
  return db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled', 'sold']);
    // Read under the lock: whoever publishes at the same time, the latest events hold.
    const events = await eventsOn(trx, marketId);
    const corrected = held && (await writeTargets(trx, held, events));
    if (!corrected) return undefined;
    const { coupon } = corrected;
    const reason = events.at(-1)?.reason ?? '';
    const isMoneyMoved =
      coupon.state === 'accepted'
        ? await payDecided(trx, corrected, now())
        : coupon.state === 'settled' && (await correct(trx, corrected, { at: now(), reason }));
    return { playerId: coupon.player_id, isMoneyMoved };
  });
}

/**
 * The coupon with the legs that the events of a market changed, written; undefined when they change none.
 * @param events oldest first
 */
async function writeTargets(
  trx: Trx,
  held: CouponWithLegs,
  events: readonly ResultEvent[],
): Promise<CouponWithLegs | undefined> {
  const marketId = events[0]?.market_id;
  let isNew = false;
  const legs = [];
  for (const leg of held.legs) {
    const target = leg.market_id === marketId ? legTarget(held.coupon, leg, events) : leg;
    legs.push({ ...leg, ...target });
    if (!isChange(leg, target)) continue;
    isNew = true;
    const { status_id, settled_coef, is_void } = target;
    await updateLeg(trx, leg, { status_id, settled_coef, is_void });
  }
  return isNew ? { ...held, legs } : undefined;
}

/** Books the difference between what a settled coupon was paid and what it comes to now. */
async function correct(
  trx: Trx,
  rows: CouponWithLegs,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<boolean> {
  const { coupon } = rows;
  const returns = couponReturn(rows);
  const isOpen = returns.state === 'open';
  const before = (coupon.payout ?? 0n) + (coupon.outcome === 'lost' ? (coupon.insurance_refund ?? 0n) : 0n);
  const after = isOpen ? 0n : returns.payout + returns.refund;
  if (!isOpen && returns.state === coupon.outcome && after === before) return false;
  const number = coupon.corrections + 1;
  const difference = { amount: after - before, key: `${coupon.id}:${number}`, at };
  if (after > before) await giveBack(trx, rows, difference);
  if (after < before) await takeBack(trx, rows, { ...difference, amount: before - after });
  // After the account: a placement locks the account first, then its code.
  await movePromoCode(trx, coupon, returns.state === 'returned');
  await insertCorrection(trx, {
    coupon_id: coupon.id,
    number,
    at,
    payout_before: before,
    payout_after: after,
    reason,
  });
  await updateCoupon(trx, coupon.id, {
    corrections: number,
    ...(isOpen
      ? { state: 'accepted', outcome: null, payout: null, settled_at: null }
      : { outcome: returns.state, payout: returns.payout, settled_at: at }),
  });
  return after !== before;
}

interface Difference {
  /** Minor units above 0. */
  readonly amount: bigint;
  /** Of the ledger, one for each correction. */
  readonly key: string;
  readonly at: Date;
}

/** What is still owed for the coupon is settled first, the rest is credited. */
async function giveBack(
  trx: Trx,
  { coupon }: CouponWithLegs,
  { amount, key, at }: Difference,
): Promise<void> {
  let rest = amount;
  for (const debt of await openDebtsOf(trx, coupon.id)) {
    const covered = debt.open_amount < rest ? debt.open_amount : rest;
    if (covered > 0n) await lowerDebt(trx, debt.id, debt.open_amount - covered);
    rest -= covered;
  }
  if (rest === 0n) return;
  const booking = { accountId: coupon.account_id, ref: String(coupon.id), key, at };
  await credit(trx, { ...booking, amount: rest, kind: 'correction' });
  await coverAdvances(trx, coupon, rest, at);
}

/** Takes what the balance has; what it lacks is owed, and the balance is never negative. */
async function takeBack(
  trx: Trx,
  { coupon }: CouponWithLegs,
  { amount, key, at }: Difference,
): Promise<void> {
  const { balance } = await lockAccountOf(trx, coupon);
  const taken = amount < balance ? amount : balance;
  const booking = { accountId: coupon.account_id, ref: String(coupon.id), key, at };
  if (taken > 0n) await debit(trx, { ...booking, amount: taken, kind: 'correction-taken' });
  const owed = amount - taken;
  if (owed === 0n) return;
  await insertDebt(trx, {
    account_id: coupon.account_id,
    coupon_id: coupon.id,
    amount: owed,
    open_amount: owed,
    at,
  });
}
