import { ButtonLink, Link, ListCard } from '@touchline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../../../features/account/amounts.ts';
import { possibleAfterTax } from '../../../features/bets/afterTax.ts';
import { betsOf, historyQuery, type Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useOpenLegs } from '../../../widgets/bets/useOpenLegs.ts';
import { OpenBetRow } from './OpenBetRow.tsx';

/** Number of bets that the card lists. */
const LISTED = 3;

/** Number, stakes and possible payouts of open bets, and the latest of them. */
export default function OpenBets() {
  const { t } = useTranslation('account');
  const paths = usePaths();
  const query = useInfiniteQuery(historyQuery({ state: 'open' }));
  const bets = betsOf(query.data);
  const listed = bets.slice(0, LISTED);
  useOpenLegs(listed);
  return (
    <ListCard
      title={t('bets.title')}
      lead={useTotals(bets, query.hasNextPage)}
      tools={
        <Link href={paths.history} tone="muted">
          {t('bets.all')}
        </Link>
      }
      icon="coupon"
      status={query.isPending ? 'loading' : query.isError ? 'failed' : 'ready'}
      onRetry={() => void query.refetch()}
      emptyAction={<ButtonLink href={paths.section('live')}>{t('bets.live')}</ButtonLink>}
      labels={{ empty: t('bets.empty'), failed: t('bets.failed'), retry: t('retry') }}
    >
      {listed.map((bet) => (
        <OpenBetRow key={bet.id} bet={bet} />
      ))}
    </ListCard>
  );
}

/** Returns the totals in words; undefined if not all bets are loaded, or their currencies differ. */
function useTotals(bets: readonly Bet[], isPartial: boolean): string | undefined {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [first] = bets;
  if (!first || isPartial || bets.some(({ iso }) => iso !== first.iso)) return undefined;
  const { iso } = first;
  const total = (amounts: readonly string[]) => format.money(sumOf(amounts, iso), iso);
  return t('bets.sum', {
    count: bets.length,
    stake: total(bets.map(({ amount }) => amount)),
    payout: total(bets.map(possibleAfterTax)),
  });
}
