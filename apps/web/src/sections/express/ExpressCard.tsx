import { combinedOdds, formatCombinedOdds, parseOdds, rational } from '@touchline/betting';
import { ExpressOfDay } from '@touchline/ui';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { unplacedCount, replaceCoupon } from '../../features/coupon/coupon.actions.ts';
import { openTab } from '../../features/coupon/tabs.actions.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { oddsText } from '../../features/odds/prices/oddsText.ts';
import { useTopics } from '../../features/odds/feed/useFeed.ts';
import { settings } from '../../features/settings/settings.store.ts';
import type { ExpressOfDay as Express } from '../../features/sharing/codes.api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { contentOfExpress } from '../../widgets/coupon/couponContent.ts';
import { useLegTexts } from '../../widgets/coupon/useLegTexts.ts';
import { useDeviceStore } from '../../platform/storage/deviceStore.ts';

export interface ExpressCardProps {
  readonly express: Express;
  /** Position among its kind, from 1. */
  readonly number: number;
}

/** A ready-made express with current prices; pressing it puts it in the coupon. */
export function ExpressCard({ express, number }: ExpressCardProps) {
  const { t } = useTranslation('slips');
  const { coefViewId } = useSnapshot(settings);
  const { expressId } = useDeviceStore(coupon);
  const textsOf = useLegTexts();
  const add = useAdd(express);
  const bets = useBetsOfNow(express.bets);
  const { boostPercent, isLive } = express;
  const isOver = bets.some(({ isBlocked, coef }) => isBlocked || coef === undefined);
  const prices = bets.flatMap(({ coef }) => (coef === undefined ? [] : [parseOdds(coef)]));
  const before = combinedOdds(prices);
  const boosted = rational.multiply(before, rational.of(BigInt(100 + boostPercent), 100n));
  return (
    <ExpressOfDay
      title={t(isLive ? 'express.liveName' : 'express.name', { number })}
      boost={t('express.boost', { percent: boostPercent })}
      legs={bets.map((bet) => {
        const { event, pick, market } = textsOf(bet);
        return {
          id: bet.selectionId,
          event,
          pick: t('express.pick', { pick, market }),
          price: oddsText(bet.coef, coefViewId),
        };
      })}
      price={isOver ? '–' : formatCombinedOdds(boosted, coefViewId)}
      priceBefore={isOver ? undefined : formatCombinedOdds(before, coefViewId)}
      labels={{
        total: t('express.total'),
        before: t('express.before'),
        add: t('express.add', { count: bets.length }),
        added: t('express.added'),
      }}
      added={expressId === express.expressId}
      unavailable={isOver ? t('express.over') : undefined}
      onAdd={add}
    />
  );
}

/** Puts the express in the coupon; existing selections are preserved in a tab of their own. */
function useAdd(express: Express): () => void {
  const { t } = useTranslation('slips');
  return () => {
    const holds = unplacedCount(coupon) > 0;
    const content = contentOfExpress(express, serverNow());
    const done = holds ? openTab(content) : replaceCoupon(content);
    if (done !== 'done') notify({ kind: 'warning', title: t(`express.${done}`) });
    else if (holds) notify({ kind: 'info', title: t('express.beside'), text: t('express.besideText') });
  };
}

/** Returns the selections at the feed's prices, where it has them. */
function useBetsOfNow(bets: Express['bets']): Express['bets'] {
  const topics = bets.map(({ gameId }) => `match:${gameId}` as const);
  useTopics(topics);
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
