import { useQuery } from '@tanstack/react-query';
import { Link, ListCard, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { bonusesQuery } from '../../features/bonuses/bonuses.api.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { bonusPathsIn } from '../../platform/links/bonusPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { ActiveBonus } from './ActiveBonus.tsx';
import { OtherBonus } from './bonusCards.tsx';
import { BonusesSkeleton } from './BonusesSkeleton.tsx';
import { useBonusActions } from './useBonusActions.ts';

/** Wagering of the active bonuses, and the bonuses that wait behind them. */
export function Component() {
  const { t } = useTranslation(['bonuses', 'titles']);
  usePageTitle(t('titles:of.wagerBonus'));
  const { data, isPending, refetch } = useQuery(bonusesQuery);
  const actions = useBonusActions();
  const paths = bonusPathsIn(useLang());
  if (isPending) return <BonusesSkeleton />;
  const active = data?.bonuses.filter(
    ({ state, accountId }) => state === 'active' && accountId !== undefined,
  );
  const waiting = data?.bonuses.filter(({ state }) => state === 'waiting') ?? [];
  return (
    <Stack gap="lg">
      <Link href={paths.bonuses}>{t('bonuses:all')}</Link>
      {active && active.length > 0 ? (
        active.map((bonus) => <ActiveBonus key={bonus.idBonus} bonus={bonus} actions={actions} />)
      ) : (
        <ListCard
          icon="bonus"
          status={data ? 'ready' : 'failed'}
          labels={{
            empty: t('bonuses:noWagering'),
            emptyDetail: t('bonuses:noWageringDetail'),
            failed: t('bonuses:failed'),
            retry: t('bonuses:retry'),
          }}
          onRetry={() => void refetch()}
        />
      )}
      {waiting.map((bonus) => (
        <OtherBonus key={bonus.idBonus} bonus={bonus} actions={actions} />
      ))}
    </Stack>
  );
}
