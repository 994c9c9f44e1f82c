import { possiblePayout } from '@touchline/betting';
import type { BodyOf, Calls } from '@touchline/contract';
import {
  lockCoupon,
  paidBySales,
  updateCoupon,
  type CouponWithLegs,
  type CashOutRow,
} from '../../coupons/couponAccess.ts';
import type { CouponDeps } from '../../coupons/couponDeps.ts';
import { payableCoupon } from '../../coupons/settlement/payable.ts';
import { bookTax, taxOn } from '../../coupons/stakes/winningsTax.ts';
import { coverAdvances } from '../../coupons/prepaid/covers.ts';
import { noteBonusBet } from '../../../rewards/index.ts';
import { type Trx, ProblemError } from '../../../kernel/index.ts';
import { withClosures } from '../../marketClosures/followClosures.ts';
import { amountIn, runOnce, credit } from '../../../ledger/index.ts';
import { insertCashOut, pendingCashOutOf, updateCashOut } from './cashOut.store.ts';
import { notOffered } from '../availability.ts';
import { lockOwnCoupon, type ActionRequest } from '../lockedCoupon.ts';
import { cashOutQuote, type CashOutQuote, type CashOutPart } from './cashOutQuote.ts';

/**
 * Sells a coupon or a part of it, once per key: at once, or after the live delay of its open legs. If the part is
 * worth less than the player was shown, the sale is refused with the current value. Throws a ProblemError: 400, 404,
 * 409 if there is no offer, 422 for a part that is too small.
 */
export async function cashOut(
  deps: CouponDeps,
  { playerId, key, couponId, body }: ActionRequest<BodyOf<Calls['sellCoupon']>>,
): Promise<void> {
  const request = { playerId, key, call: 'sellCoupon', body: { ...body, couponId } };
  const sell = async (trx: Trx): Promise<string> => {
    const held = await lockOwnCoupon(trx, playerId, couponId);
    const seen = amountIn(body.amount, held.coupon.iso, '/amount');
    const quote = cashOutQuote(deps.book, held);
    if (quote.availability !== 1) throw notOffered('cash-out', quote);
    const part = quote.part(body.percent);
    if (!part) throw tooSmall(quote.minPercent);
    return String(await storeCashOut(deps, trx, held, { percent: body.percent, seen, part, quote }));
  };
  await withClosures(deps, () => runOnce(deps.db, request, sell));
}

const tooSmall = (percent: number) =>
  new ProblemError(422, 'SALE_PART', `The part is too small: cash out at least ${percent} % of the bet.`);

interface RequestedCashOut {
  readonly percent: number;
  readonly seen: bigint;
  readonly part: CashOutPart;
  readonly quote: Pick<CashOutQuote, 'delaySeconds'>;
}

async function storeCashOut(
  { now }: CouponDeps,
  trx: Trx,
  held: CouponWithLegs,
  { percent, seen, part, quote }: RequestedCashOut,
): Promise<bigint> {
  const at = now();
  const isRefused = part.credit < seen;
  const isPending = !isRefused && quote.delaySeconds > 0;
  const id = await insertCashOut(trx, {
    coupon_id: held.coupon.id,
    percent,
    stake: part.stake,
    seen_amount: seen,
    amount: isPending ? null : part.credit,
    state: isRefused ? 'refused' : isPending ? 'pending' : 'done',
    at,
    decides_at: isPending ? new Date(at.getTime() + quote.delaySeconds * 1000) : null,
    decided_at: isPending ? null : at,
  });
  await updateCoupon(trx, held.coupon.id, { has_sales: true });
  if (!isRefused && !isPending) await pay(trx, held, { id, ...part }, at);
  return id;
}

/**
 * Decides the pending sale of a coupon after its delay: prices it by the current book, and pays if the part is worth
 * at least what the player was shown. Returns the player and whether money moved; undefined if another process
 * decided it first.
 */
export async function decideCashOut(
  deps: CouponDeps,
  couponId: bigint,
): Promise<{ readonly playerId: bigint; readonly isPaid: boolean } | undefined> {
  return withClosures(deps, () => decideLocked(deps, couponId));
}

function decideLocked(
  deps: CouponDeps,
  couponId: bigint,
): Promise<{ readonly playerId: bigint; readonly isPaid: boolean } | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    // Locked in any state of a coupon with a sale, because it may have been settled meanwhile.
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled', 'cancelled']);
    const sale = held && (await pendingCashOutOf(trx, couponId));
    if (!held || !sale) return undefined;
    const isPaid = await decide(deps, trx, held, sale);
    return { playerId: held.coupon.player_id, isPaid };
  });
}

async function decide(
  { book, now }: CouponDeps,
  trx: Trx,
  held: CouponWithLegs,
  sale: CashOutRow,
): Promise<boolean> {
  const others = held.actions?.cashOuts.filter(({ id }) => id !== sale.id) ?? [];
  const quote = cashOutQuote(book, { ...held, actions: { corrections: [], cashOuts: others } });
  // The stake can't have changed meanwhile: a pending sale blocks all other actions.
  const part = quote.availability === 1 ? quote.part(sale.percent) : undefined;
  const isPaid = part !== undefined && part.credit >= sale.seen_amount;
  const at = now();
  await updateCashOut(trx, sale.id, {
    state: isPaid ? 'done' : 'refused',
    amount: part?.credit ?? null,
    decided_at: at,
  });
  if (isPaid) await pay(trx, held, { id: sale.id, ...part }, at);
  return isPaid;
}

/** Credits a sold part less its tax, and reduces the stake in play. The coupon is sold once nothing is left. */
async function pay(
  trx: Trx,
  held: CouponWithLegs,
  sale: CashOutPart & { readonly id: bigint },
  at: Date,
): Promise<void> {
  const { coupon } = held;
  const ref = String(coupon.id);
  await credit(trx, {
    accountId: coupon.account_id,
    amount: sale.credit,
    kind: 'sale',
    ref,
    key: `${ref}:${sale.id}`,
    at,
  });
  const paid = await paidBySales(trx, { id: coupon.id, has_sales: true });
  const tax = taxOn(coupon, paid);
  await bookTax(trx, coupon, { amount: tax - coupon.tax, key: `${ref}:sale:${sale.id}`, at });
  await coverAdvances(trx, coupon, sale.credit - (tax - coupon.tax), at);
  const soldStake = coupon.sold_stake + sale.stake;
  const rest = payableCoupon({ ...held, coupon: { ...coupon, sold_stake: soldStake } });
  const isWhole = rest.stakeMinor === 0n;
  await updateCoupon(trx, coupon.id, {
    sold_stake: soldStake,
    tax,
    possible_payout: isWhole ? 0n : possiblePayout(rest).payoutMinor,
    ...(isWhole ? { state: 'sold', payout: paid, settled_at: at } : {}),
  });
  if (isWhole) await noteBonusBet(trx, coupon);
}
