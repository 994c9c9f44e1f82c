import { AccountRow, ButtonLink, Link, ListCard } from '@touchline/ui';
import { languageOf } from '@touchline/contract/languages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../../../features/account/amounts.ts';
import { betsOf, historyQuery, type Bet } from '../../../features/bets/bets.api.ts';
import { matchName } from '../../../features/odds/names/matchName.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { legCrest } from '../../../widgets/coupon/legCrest.tsx';
import { useLegTexts } from '../../../widgets/coupon/useLegTexts.ts';

/** Number of bets that the card lists. */
const LISTED = 3;

/** Number, stakes and possible payouts of open bets, and the latest of them. */
export default function OpenBets() {
  const { t } = useTranslation('account');
  const paths = usePaths();
  const query = useInfiniteQuery(historyQuery({ state: 'open' }));
  const textsOf = useRowTexts();
  const hasCrests = useHasCrests();
  const bets = betsOf(query.data);
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
      {bets.slice(0, LISTED).map((bet) => (
        <AccountRow
          key={bet.id}
          {...textsOf(bet)}
          lead={hasCrests && bet.bets[0] ? legCrest(bet.bets[0]) : undefined}
          href={paths.bet(bet.id)}
          strong
        />
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
    payout: total(bets.map(({ possiblePayout }) => possiblePayout)),
  });
}

/** Returns the texts of a bet: its first selection with the number of others; for a single its match; the amounts. */
function useRowTexts(): (bet: Bet) => { readonly title: string; readonly detail: string } {
  const { t } = useTranslation('account');
  const { direction } = languageOf(useLang());
  const format = useFormat();
  const legTexts = useLegTexts();
  return ({ bets: [first, ...others], amount, possiblePayout, iso }) => {
    const amounts = t('bets.row', {
      stake: format.money(amount, iso),
      payout: format.money(possiblePayout, iso),
    });
    if (!first) return { title: '', detail: amounts };
    const { pick } = legTexts(first);
    return others.length === 0
      ? { title: pick, detail: `${matchName(first, direction)} · ${amounts}` }
      : { title: t('bets.more', { pick, count: others.length }), detail: amounts };
  };
}
