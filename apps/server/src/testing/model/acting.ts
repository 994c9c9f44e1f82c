import { oddsMilli, partialCashOut, rational, cashOutOffer, allowsActions } from '@touchline/betting';
import { payableNow, possibleNow, soldFor, taxChange, type ModelCoupon, type ModelSale } from './coupon.ts';
import { closedBecause, delayOf } from './line.ts';
import type { Purse } from './purse.ts';

const MARGIN = rational.of(1n, 20n);

/** Cash-out price of a coupon, for the whole and for a part. */
export interface ModelQuote {
  readonly amount: bigint;
  readonly delay: number;
  part(percent: number): { readonly stake: bigint; readonly credit: bigint } | undefined;
}

/** Returns whether actions on a coupon are possible, apart from the action's own rules. */
export function isOpenToActions(coupon: ModelCoupon): boolean {
  const isPriced = coupon.legs.every((leg) => leg.result !== -1 || closedBecause(leg) === undefined);
  const isWaiting = coupon.sales.some(({ state }) => state === 'pending');
  return coupon.state === 'accepted' && isPriced && !isWaiting && allowsActions(payableNow(coupon));
}

/** Returns the current cash-out offer; undefined if there is none. */
export function saleQuote(coupon: ModelCoupon): ModelQuote | undefined {
  if (coupon.refund !== undefined || !isOpenToActions(coupon)) return undefined;
  const payable = payableNow(coupon);
  const now = coupon.legs.map(({ market, key, odds }) => oddsMilli(market.prices[key] ?? odds));
  const amount = cashOutOffer({ coupon: payable, now, margin: MARGIN });
  if (amount === undefined) return undefined;
  return {
    amount,
    delay: delayOf(coupon.legs.filter(({ result }) => result === -1)) * 1000,
    part(percent) {
      const stake = (payable.stakeMinor * BigInt(percent)) / 100n;
      if (stake === 0n) return undefined;
      const { creditMinor } = partialCashOut(payable, amount, rational.of(stake, payable.stakeMinor));
      return creditMinor === 0n ? undefined : { stake, credit: creditMinor };
    },
  };
}

function pay(purse: Purse, now: number, coupon: ModelCoupon, sale: ModelSale): void {
  purse.move({ at: now, meaning: 'payout', amount: sale.amount, ref: coupon.key });
  const tax = taxChange(coupon, 0n);
  purse.move({ at: now, meaning: 'other', amount: -tax, ref: coupon.key });
  coupon.tax += tax;
  coupon.soldStake += sale.stake;
  coupon.possible = possibleNow(coupon);
  if (coupon.soldStake < coupon.amount + coupon.extraStake) return;
  coupon.state = 'sold';
  coupon.payout = soldFor(coupon);
}

/** Sells a part at the shown price or more. */
export function sell(
  purse: Purse,
  now: number,
  coupon: ModelCoupon,
  asked: { readonly percent: number; readonly seen: bigint; readonly quote: ModelQuote },
): void {
  const { percent, seen, quote } = asked;
  const part = quote.part(percent);
  if (!part) return;
  const state = part.credit < seen ? 'refused' : quote.delay > 0 ? 'pending' : 'done';
  const sale: ModelSale = {
    percent,
    seen,
    stake: part.stake,
    decidesAt: now + quote.delay,
    state,
    amount: part.credit,
  };
  coupon.sales.push(sale);
  if (state === 'done') pay(purse, now, coupon, sale);
}

/** Decides a sale after its delay, at current prices. */
export function decideSale(purse: Purse, now: number, coupon: ModelCoupon, sale: ModelSale): void {
  sale.state = 'refused';
  const part = saleQuote(coupon)?.part(sale.percent);
  if (!part || part.credit < sale.seen) return;
  sale.state = 'done';
  sale.amount = part.credit;
  pay(purse, now, coupon, sale);
}
