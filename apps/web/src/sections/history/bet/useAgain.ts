import { COUPON_TYPE } from '@touchline/betting';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet, BetLeg } from '../../../features/bets/bets.api.ts';
import { offeredNow } from '../../../features/bets/offered.ts';
import { coupon, replaceCoupon } from '../../../features/coupon/coupon.store.ts';
import type { KeptCoupon } from '../../../features/coupon/coupon.state.ts';
import { openTab } from '../../../features/coupon/couponTabs.store.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useApiWords } from '../../../platform/api/useApiWords.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/** Puts what can still be bet on of a bet into the coupon, beside one that holds something, and tells what came of it. */
export function useAgain(bet: Bet): { readonly isBusy: boolean; place(): Promise<void> } {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const apiWords = useApiWords();
  const paths = usePaths();
  const [isBusy, setBusy] = useState(false);

  function put(prices: ReadonlyMap<string, string>): void {
    const legs = bet.bets.filter(({ selectionId }) => prices.has(selectionId));
    const missing = bet.bets.length - legs.length;
    if (legs.length === 0) {
      notify({ kind: 'info', title: t('againNone'), text: t('againNoneText') });
      return;
    }
    const content = contentOf(bet, legs, prices);
    const isFree = coupon.bets.length === 0 || coupon.placement.state === 'accepted';
    const done = isFree ? replaceCoupon(content) : openTab(content);
    if (done === 'done') {
      const link = { href: paths.coupon, label: common('nav.coupon') };
      const text = missing > 0 ? t('againMissing', { count: missing }) : undefined;
      notify({ kind: missing > 0 ? 'warning' : 'success', title: t('againDone'), text, link });
    } else {
      notify({ kind: 'info', title: t(done === 'busy' ? 'againBusyText' : 'againFullText') });
    }
  }

  async function place(): Promise<void> {
    setBusy(true);
    try {
      put(await offeredNow(bet.bets));
    } catch (error) {
      notify({ kind: 'error', title: apiWords(error) });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, place };
}

/** A coupon of the legs at the prices of now; its type stays while every leg is there. */
function contentOf(bet: Bet, legs: readonly BetLeg[], prices: ReadonlyMap<string, string>): KeptCoupon {
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
