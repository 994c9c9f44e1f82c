import { subscribe } from 'valtio/vanilla';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { toggleBet } from '../../../features/coupon/coupon.actions.ts';
import type { CouponBet } from '../../../features/coupon/coupon.types.ts';
import { couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { placedSelections } from '../../../features/coupon/placement/placement.types.ts';
import type { PriceTap } from '../../../features/odds/prices/priceTaps.ts';
import type { SelectionMarks } from '../../../features/odds/prices/selectionMarks.ts';
import { session } from '../../../features/session/session.store.ts';
import { isAvailable } from '../../../platform/site/site.ts';
import { notifyNotAdded, notifyNotPlaced } from '../messages.ts';

/**
 * Adds a clicked price to the coupon or removes it; with one-click betting, places a bet on it at once. Does nothing on
 * a site without a coupon.
 */
export function togglePrice({ selection, market, match }: PriceTap): void {
  if (selection.k === undefined || !isAvailable('coupon')) return;
  const bet: CouponBet = {
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
  };
  if (couponSettings.isActiveOneClick && session.player) {
    if (market.status === 1) void atOneTouch(session.player.id, bet, selection.k);
    return;
  }
  const done = toggleBet(bet);
  if (done !== 'done') notifyNotAdded(done);
}

/** Loads one-click betting on its first use; if that fails, nothing was staked. */
async function atOneTouch(playerId: string, bet: CouponBet, price: string): Promise<void> {
  try {
    const { placeOneClickBet } = await import('./oneClick.ts');
    await placeOneClickBet(playerId, bet, price);
  } catch {
    notifyNotPlaced();
  }
}

/** State of the coupon for the price cells. */
export const couponMarks: SelectionMarks = {
  chosen() {
    const placed = placedSelections(coupon.placement);
    return new Set(coupon.bets.flatMap(({ selectionId }) => (placed.has(selectionId) ? [] : selectionId)));
  },
  subscribe: (listener) => subscribe(coupon, listener),
};
