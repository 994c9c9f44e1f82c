import { ExpressOfDay } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { useTopics } from '../../features/odds/feed/useFeed.ts';
import { oddsText } from '../../features/odds/prices/oddsText.ts';
import { settings } from '../../features/settings/settings.store.ts';
import type { ExpressOfDay as Express } from '../../features/sharing/codes.api.ts';
import { useExpress } from '../../widgets/coupon/useExpress.ts';
import { useLegTexts } from '../../widgets/coupon/useLegTexts.ts';

export interface ExpressCardProps {
  readonly express: Express;
  /** Position among its kind, from 1. */
  readonly number: number;
}

/** A ready-made express with current prices; pressing it puts it in the coupon. */
export function ExpressCard({ express, number }: ExpressCardProps) {
  const { t } = useTranslation('slips');
  const { coefViewId } = useSnapshot(settings);
  const textsOf = useLegTexts();
  useTopics(express.bets.map(({ gameId }) => `match:${gameId}` as const));
  const { bets, isSuspended, price, priceBefore, isAdded, add } = useExpress(express);
  return (
    <ExpressOfDay
      level={2}
      title={t(express.isLive ? 'express.liveName' : 'express.name', { number })}
      boost={t('express.boost', { percent: express.boostPercent })}
      legs={bets.map((bet) => {
        const { event, pick, market } = textsOf(bet);
        return {
          id: bet.selectionId,
          event,
          pick: t('express.pick', { pick, market }),
          price: oddsText(bet.coef, coefViewId),
        };
      })}
      price={price}
      priceBefore={priceBefore}
      labels={{
        total: t('express.total'),
        before: t('express.before'),
        add: t('express.add', { count: bets.length }),
        added: t('express.added'),
      }}
      added={isAdded}
      unavailable={isSuspended ? t('express.over') : undefined}
      onAdd={add}
    />
  );
}
