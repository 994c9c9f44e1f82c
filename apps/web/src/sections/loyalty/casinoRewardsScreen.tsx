import { useQuery } from '@tanstack/react-query';
import type { CashbackPlanId } from '@touchline/contract';
import { AccountRow, ListCard, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { hasLoyalty } from '../../features/loyalty/hasLoyalty.ts';
import { cashbackQuery, rewardsQuery } from '../../features/loyalty/loyalty.api.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** Products of the casino that a page is about. */
type CasinoProduct = 'slots' | 'live-casino';

/** Creates the page of the casino's rewards, or of those for slots alone. */
export function casinoRewardsScreen(
  title: 'officeCasino' | 'officeSlots',
  products: readonly CasinoProduct[],
) {
  return function CasinoRewardsScreen() {
    const { t } = useTranslation('rewards');
    const { t: titles } = useTranslation('titles');
    usePageTitle(titles(`of.${title}`));
    const query = useQuery({ ...rewardsQuery, enabled: hasLoyalty('points') });
    // The list is shown whole: a row that comes later would move the others.
    const plans = [usePlan('vipcashback'), usePlan('premiumcashback')];
    const isLoading = query.isLoading || plans.some((plan) => plan.isLoading);
    return (
      <Stack gap="md">
        <ListCard
          aria-label={titles(`of.${title}`)}
          icon="casino"
          status={isLoading ? 'loading' : query.isError ? 'failed' : 'ready'}
          labels={{
            empty: t('offers.empty'),
            failed: t('level.failed'),
            failedDetail: t('history.failedDetail'),
            retry: t('retry'),
          }}
          onRetry={() => void query.refetch()}
        >
          <PlanRow planId="vipcashback" products={products} />
          <PlanRow planId="premiumcashback" products={products} />
          {query.data &&
            products.map((product) => {
              const rate = query.data.rates[product];
              return rate === undefined ? null : (
                <PointsRow key={product} product={product} rate={rate} base={query.data.base} />
              );
            })}
        </ListCard>
        <Text tone="muted" size="label">
          {t('casino.note')}
        </Text>
      </Stack>
    );
  };
}

function usePlan(planId: PlanRowProps['planId']) {
  return useQuery({ ...cashbackQuery(planId), enabled: hasLoyalty(planId) });
}

interface PlanRowProps {
  readonly planId: Exclude<CashbackPlanId, 'cashback'>;
  readonly products: readonly CasinoProduct[];
}

function PlanRow({ planId, products }: PlanRowProps) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const paths = loyaltyPathsIn(useLang());
  const { data } = usePlan(planId);
  if (!data || !products.some((product) => data.products.includes(product))) return null;
  const { rate, current, iso } = data;
  const name = planId === 'vipcashback' ? 'vip' : 'premium';
  return (
    <AccountRow
      icon={planId === 'vipcashback' ? 'crown' : 'star'}
      tone="boost"
      title={t(`promo.${name}`)}
      detail={
        Number(current.stakes) === 0
          ? t('casinoNone')
          : t(`cashback.${rate.base}`, { percent: text.percent(rate.percent) })
      }
      value={format.money(current.amount, iso)}
      href={paths[planId]}
    />
  );
}

interface PointsRowProps {
  readonly product: CasinoProduct;
  readonly rate: string;
  readonly base: string;
}

function PointsRow({ product, rate, base }: PointsRowProps) {
  const { t } = useTranslation('rewards');
  const text = useLoyaltyText();
  const format = useFormat();
  const paths = loyaltyPathsIn(useLang());
  return (
    <AccountRow
      icon={product === 'slots' ? 'slots' : 'live-casino'}
      title={`${t('casino.rate')}: ${t(product === 'slots' ? 'casino.rateSlots' : 'casino.rateLive')}`}
      detail={t('casino.rateValue', { points: text.points(rate), amount: format.roundMoney('1', base) })}
      href={paths.rewards}
    />
  );
}
