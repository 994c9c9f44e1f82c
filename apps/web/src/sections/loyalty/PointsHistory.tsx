import { useInfiniteQuery } from '@tanstack/react-query';
import type { PointsEntry } from '@touchline/contract';
import { AccountRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { pointsHistoryQuery } from '../../features/loyalty/loyalty.api.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { PagedList } from '../../widgets/answer/PagedList.tsx';

/** Movements of the player's points, newest first. */
export function PointsHistory() {
  const { t } = useTranslation('rewards');
  const query = useInfiniteQuery(pointsHistoryQuery);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <PagedList
      title={t('history.title')}
      icon="level"
      query={query}
      labels={{
        empty: t('history.empty'),
        emptyDetail: t('history.emptyDetail'),
        failed: t('history.failed'),
        failedDetail: t('history.failedDetail'),
        retry: t('retry'),
      }}
      moreLabel={t('history.more')}
    >
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </PagedList>
  );
}

function Entry({ entry: { kind, at, points, balance, couponId } }: { readonly entry: PointsEntry }) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const paths = usePaths();
  const isOut = points.startsWith('-');
  return (
    <AccountRow
      icon={isOut ? 'transfer' : 'level'}
      tone={isOut ? 'neutral' : 'success'}
      title={t(`history.${kind}`)}
      detail={`${format.day(at)}, ${format.time(at)}`}
      value={isOut ? `−${text.points(points.slice(1), 2)}` : `+${text.points(points, 2)}`}
      aside={t('history.balance', { points: text.points(balance, 2) })}
      href={couponId === undefined ? undefined : paths.bet(couponId)}
    />
  );
}
