import { ErrorState, Heading, LimitCardSkeleton, OfficeColumns, Paragraph, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { availableLimitsQuery, limitsQuery } from '../../features/limits/limits.api.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { LimitGroup } from './limits/LimitGroup.tsx';
import { groups } from './limits/limitGroups.ts';
import { Reminders } from './Reminders.tsx';

// The list of limits comes first; what is below it or only on some sites is loaded in parallel with the data.
const ExtraLimitsSwitch = lazyView(() => import('./limits/ExtraLimitsSwitch.tsx'), LimitCardSkeleton);
const WaysOut = lazyView(() => import('./exits/AccountExits.tsx'), LimitCardSkeleton);
const Help = lazyView(() => import('./Help.tsx'), LimitCardSkeleton);
const Figures = lazyView(() => import('./activity/Figures.tsx'), LimitCardSkeleton);
const Changes = lazyView(() => import('./activity/Changes.tsx'), LimitCardSkeleton);

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
        <Help />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Paragraph tone="muted">{t('intro')}</Paragraph>
      <OfficeColumns
        side={
          own.data && available.data ? (
            <WaysOut own={own.data.limits} available={available.data} />
          ) : (
            <LimitCardSkeleton />
          )
        }
      >
        {own.data && available.data ? (
          <>
            <Reminders limits={own.data.limits} reviewAt={own.data.reviewAt} />
            {groups.map(({ id, types }) => (
              <LimitGroup
                key={id}
                id={id}
                types={types}
                own={own.data.limits}
                available={available.data}
                session={own.data.session}
              >
                {id === 'extra' && available.data.rules.hasExtraLimitsSwitch && (
                  <ExtraLimitsSwitch own={own.data.limits} available={available.data} />
                )}
              </LimitGroup>
            ))}
          </>
        ) : (
          groups.map(({ id }) => (
            <Stack key={id} aria-busy>
              <Heading level={2}>{t(`groups.${id}`)}</Heading>
              <LimitCardSkeleton />
              <LimitCardSkeleton />
            </Stack>
          ))
        )}
      </OfficeColumns>
      <Figures />
      <Changes />
    </Stack>
  );
}
