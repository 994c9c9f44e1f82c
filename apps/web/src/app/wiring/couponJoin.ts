import { subscribe } from 'valtio/vanilla';
import { coupon, toggleBet } from '../../features/coupon/coupon.store.ts';
import type { PriceTap } from '../../features/odds/priceTaps.ts';
import type { SelectionMarks } from '../../features/odds/selectionMarks.ts';
import { sayCouponTakesNone } from './sayings.ts';

/** Puts a touched price in the coupon, or takes it out again. */
export function putInCoupon({ selection, market, match }: PriceTap): void {
  if (selection.k === undefined) return;
  const done = toggleBet({
    selectionId: selection.id,
    marketId: market.id,
    gameId: match.id,
    selectionKey: selection.key,
    marketType: market.type,
    line: market.line,
    ordinal: market.ordinal,
    sportId: match.sportId,
    competition: match.competition,
    country: match.country,
    home: match.home,
    away: match.away,
    startsAt: match.startsAt,
    coef: selection.k,
  });
  if (done !== 'done') sayCouponTakesNone(done);
}

/** What is in the coupon, for the price cells. */
export const couponMarks: SelectionMarks = {
  has: (selectionId) =>
    coupon.placement.state !== 'accepted' && coupon.bets.some((bet) => bet.selectionId === selectionId),
  subscribe: (listener) => subscribe(coupon, listener),
};
