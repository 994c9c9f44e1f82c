import { ButtonLink, Link, OverviewCard, type OverviewDetail } from '@touchline/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountsQuery, activeOf, noAccounts } from '../../../features/account/account.api.ts';
import { sumOf } from '../../../features/account/amounts.ts';
import { betsOf, historyQuery } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import { officePathsIn } from '../../../platform/links/officePaths.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { cashierLabel, hasCashier, isAvailable, site } from '../../../platform/site/site.ts';
import { ShowBalance } from '../../../widgets/balance/ShowBalance.tsx';

const BONUS = 4;

/** Balance of the active account, of the others, and stakes of open bets. */
export default function Balance() {
  const { t } = useTranslation(['account', 'common', 'office']);
  const { data = noAccounts, isPending, isError, refetch } = useQuery(accountsQuery);
  const { accounts } = data;
  const sight = useBalanceSight();
  const format = useFormat();
  const { hrefOf } = useSheets();
  const { wallets, withdrawal } = officePathsIn(useLang());
  const active = activeOf(data);
  const points = accounts.find((account) => account.points !== undefined)?.points;
  const number = useNumber();
  const staked = useStaked(active?.iso);
  const details: OverviewDetail[] = accounts
    .filter((account) => account !== active)
    .map(({ id, iso, type, money }) => ({
      id,
      label: type === BONUS ? t('account:balance.bonus') : iso,
      value: format.money(money, iso),
      ...(type === BONUS && { tone: 'boost' }),
    }));
  if (active && staked !== undefined) {
    details.push({ id: 'bets', label: t('account:balance.inBets'), value: format.money(staked, active.iso) });
  }
  if (points !== undefined && Number(points) > 0)
    details.push({ id: 'points', label: t('account:balance.points'), value: number(Number(points)) });
  const isShown = sight === 'shown';
  return (
    <OverviewCard
      title={t('account:balance.title')}
      more={
        wallets !== undefined && (
          <Link href={wallets} tone="muted">
            {t('office:sections.wallets')}
          </Link>
        )
      }
      status={isPending || sight === 'unknown' ? 'loading' : isError ? 'failed' : 'ready'}
      figure={isShown ? active && <bdi>{format.money(active.money, active.iso)}</bdi> : <ShowBalance />}
      details={isShown ? details : []}
      actions={
        hasCashier() && (
          <>
            <ButtonLink href={hrefOf('cashier')} width="full">
              {t(`common:${cashierLabel()}`)}
            </ButtonLink>
            {site().hasCashier && withdrawal !== undefined && (
              <ButtonLink href={withdrawal} width="full">
                {t('office:sections.withdrawal')}
              </ButtonLink>
            )}
          </>
        )
      }
      labels={{ failed: t('account:balance.failed'), retry: t('account:retry') }}
      onRetry={() => void refetch()}
    />
  );
}

/** Returns the stakes of open bets in a currency; undefined without bets, or if not all of them are loaded. */
function useStaked(iso: string | undefined): string | undefined {
  const { data, hasNextPage } = useInfiniteQuery({
    ...historyQuery({ state: 'open' }),
    enabled: isAvailable('history'),
  });
  const own = betsOf(data).filter((bet) => bet.iso === iso);
  if (iso === undefined || own.length === 0 || hasNextPage) return undefined;
  return sumOf(
    own.map(({ amount }) => amount),
    iso,
  );
}
