import { COUPON_TYPE } from '@touchline/betting';
import type { Bet, BetLeg } from '../../../features/bets/bets.api.ts';
import { offeredNow } from '../../../features/bets/offeredNow.ts';
import { type StoredCoupon, coupon } from '../../../features/coupon/coupon.store.ts';
import { unplacedCount, replaceCoupon } from '../../../features/coupon/coupon.actions.ts';
import { openTab } from '../../../features/coupon/tabs.actions.ts';
import { serverNow } from '../../../platform/clock/clock.ts';

export interface Again {
  /** `none`: none of it can be bet on now. `busy` and `full`: the coupon accepts nothing. */
  readonly done: 'done' | 'none' | 'busy' | 'full';
  /** Number of legs that can no longer be bet on. */
  readonly missing: number;
}

/**
 * Adds the legs of a bet that are still offered to the coupon, or to a new tab if the coupon isn't empty.
 * @throws ApiError when the current offer can't be loaded
 */
export async function placeAgain(bet: Bet): Promise<Again> {
  const prices = await offeredNow(bet.bets);
  const legs = bet.bets.filter(({ selectionId }) => prices.has(selectionId));
  const missing = bet.bets.length - legs.length;
  if (legs.length === 0) return { done: 'none', missing };
  const content = contentOf(bet, legs, prices);
  const isFree = unplacedCount(coupon) === 0;
  return { done: isFree ? replaceCoupon(content) : openTab(content), missing };
}

/** Creates a coupon of the legs at current prices; keeps the type only if every leg is included. */
function contentOf(bet: Bet, legs: readonly BetLeg[], prices: ReadonlyMap<string, string>): StoredCoupon {
  const isWhole = legs.length === bet.bets.length;
  const typeId = Object.values(COUPON_TYPE).find((known) => known === bet.typeId);
  return {
    bets: legs.map((leg) => ({
      selectionId: leg.selectionId,
      marketId: leg.marketId,
      gameId: leg.gameId,
      selectionKey: leg.selectionKey,
      marketType: leg.marketType,
      line: leg.line,
      ordinal: leg.ordinal,
      sportId: leg.sportId,
      competition: leg.competition,
      country: leg.country,
      home: leg.home,
      away: leg.away,
      startsAt: leg.startsAt,
      coef: prices.get(leg.selectionId),
      isBanker: leg.isBanker,
      blockId: leg.blockId,
    })),
    addedAtByBetId: Object.fromEntries(legs.map(({ selectionId }) => [selectionId, serverNow()])),
    ...(isWhole && { typeId, systemValue: bet.systemValue }),
  };
}
