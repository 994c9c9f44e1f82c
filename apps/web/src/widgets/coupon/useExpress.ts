import { combinedOdds, formatCombinedOdds, parseOdds, rational } from '@touchline/betting';
import { useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { settings } from '../../features/settings/settings.store.ts';
import type { ExpressOfDay as Express } from '../../features/sharing/codes.api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { useDeviceStore } from '../../platform/storage/deviceStore.ts';
import { addContent } from './addContent.ts';
import { contentOfExpress } from './couponContent.ts';

export interface CurrentExpress {
  /** Selections at the feed's prices, where the feed has them. */
  readonly bets: Express['bets'];
  /** True if a selection can't be bet on now. */
  readonly isSuspended: boolean;
  /** Total price including the boost; a dash while it is suspended. */
  readonly price: string;
  /** Total price without the boost; undefined without a boost, and while it is suspended. */
  readonly priceBefore: string | undefined;
  /** True if the coupon contains this express. */
  readonly isAdded: boolean;
  /** Puts the express in the coupon; existing selections are preserved in a tab of their own. */
  readonly add: () => void;
}

/** Returns an express of the day with current prices. The caller subscribes to topics that have its markets. */
export function useExpress(express: Express): CurrentExpress {
  const { coefViewId } = useSnapshot(settings);
  const { expressId } = useDeviceStore(coupon);
  const lang = useLang();
  const bets = useBetsOfNow(express.bets);
  const isSuspended = bets.some(({ isBlocked, coef }) => isBlocked || coef === undefined);
  const prices = bets.flatMap(({ coef }) => (coef === undefined ? [] : [parseOdds(coef)]));
  const before = combinedOdds(prices);
  const boosted = rational.multiply(before, rational.of(BigInt(100 + express.boostPercent), 100n));
  const hasBoost = express.boostPercent > 0;
  return {
    bets,
    isSuspended,
    price: isSuspended ? '–' : formatCombinedOdds(boosted, coefViewId),
    priceBefore: isSuspended || !hasBoost ? undefined : formatCombinedOdds(before, coefViewId),
    isAdded: expressId === express.expressId,
    add: () => addContent(contentOfExpress(express, serverNow()), lang),
  };
}

function useBetsOfNow(bets: Express['bets']): Express['bets'] {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const watched = bets.map(({ marketId }) => marketId).join('\n');
  useEffect(() => {
    const stops = watched.split('\n').map((marketId) => book.subscribeMarket(marketId, renderAgain));
    // Changes between render and subscription would be missed.
    renderAgain();
    return () => stops.forEach((stop) => stop());
  }, [watched]);
  return bets.map((bet) => {
    const market = book.market(bet.marketId);
    if (!market) return bet;
    const coef = market.selections.find(({ id }) => id === bet.selectionId)?.k;
    const { coef: _asked, ...named } = bet;
    return { ...named, ...(coef !== undefined && { coef }), isBlocked: market.status !== 1 };
  });
}
