import { ErrorState, Heading, LimitCardSkeleton, Paragraph, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { availableLimitsQuery, limitsQuery } from '../../features/limits/limits.api.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LimitGroup } from './LimitGroup.tsx';
import { groups } from './limitGroups.ts';
import { Reminders } from './Reminders.tsx';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// The list of limits comes first; what is below it or only on some sites is loaded in parallel with the data.
const ExtraLimitsSwitch = lateView(() => import('./ExtraLimitsSwitch.tsx'));
const WaysOut = lateView(() => import('./WaysOut.tsx'));
const Help = lateView(() => import('./Help.tsx'));
const Figures = lateView(() => import('./Figures.tsx'));
const Changes = lateView(() => import('./Changes.tsx'));

/** Responsible gambling: limits, breaks, self-exclusion, help, winnings and losses. */
export function Component() {
  const { t } = useTranslation('responsible');
  const { t: titles } = useTranslation('titles');
  const own = useQuery(limitsQuery);
  const available = useQuery(availableLimitsQuery);
  usePageTitle(titles('of.responsible'));
  if (own.isError || available.isError) {
    return (
      <Stack gap="lg">
        <ErrorState
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void Promise.all([own.refetch(), available.refetch()])}
        />
        <LazyBoundary fallback={<LimitCardSkeleton />}>
          <Help />
        </LazyBoundary>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Paragraph tone="muted">{t('intro')}</Paragraph>
      {own.data && available.data ? (
        <>
          <Reminders limits={own.data.limits} reviewAt={own.data.reviewAt} />
          {groups.map(({ id, types }) => (
            <LimitGroup key={id} id={id} types={types} own={own.data.limits} available={available.data}>
              {id === 'extra' && available.data.rules.hasExtraLimitsSwitch && (
                <LazyBoundary fallback={<LimitCardSkeleton />}>
                  <ExtraLimitsSwitch own={own.data.limits} available={available.data} />
                </LazyBoundary>
              )}
            </LimitGroup>
          ))}
          <LazyBoundary fallback={<LimitCardSkeleton />}>
            <WaysOut own={own.data.limits} available={available.data} />
          </LazyBoundary>
        </>
      ) : (
        groups.map(({ id, types }) => (
          <Stack key={id} aria-busy>
            <Heading level={2}>{t(`groups.${id}`)}</Heading>
            {types.map((type) => (
              <LimitCardSkeleton key={type} />
            ))}
          </Stack>
        ))
      )}
      <LazyBoundary fallback={<LimitCardSkeleton />}>
        <Help />
        <Figures />
        <Changes />
      </LazyBoundary>
    </Stack>
  );
}
