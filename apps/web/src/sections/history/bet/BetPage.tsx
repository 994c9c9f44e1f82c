import { useQuery } from '@tanstack/react-query';
import {
  BetCardSkeleton,
  Breadcrumbs,
  ButtonLink,
  ErrorPage,
  Heading,
  Stack,
  VisuallyHidden,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { betQuery, type Bet } from '../../../features/bets/bets.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { Failed } from '../Failed.tsx';
import { useListBefore } from '../list/listBefore.ts';
import { whileUndecided } from '../rules/undecided.ts';

interface BetPageProps {
  /** Title of a page below the bet's own; omitted on the bet's page. */
  readonly below?: string | undefined;
  /** Content of the page, once the bet is loaded. */
  readonly children: (bet: Bet) => ReactNode;
}

/** Frame of the pages about the bet in the address: breadcrumbs, placeholder and error. */
export function BetPage({ below, children }: BetPageProps) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const paths = usePaths();
  const list = useListBefore();
  const { couponId = '' } = useParams();
  const query = useQuery({
    ...betQuery(couponId),
    refetchInterval: ({ state }) => whileUndecided(state.data && [state.data]),
  });
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const bet = t('bet', { number: couponId });
  usePageTitle(isMissing ? common('errors.notFound') : (below ?? bet));

  if (isMissing) {
    return (
      <ErrorPage
        code="404"
        title={t('missing.title')}
        detail={t('missing.text')}
        actions={<ButtonLink href={paths.history}>{t('missing.toHistory')}</ButtonLink>}
      />
    );
  }
  const history = { label: common('nav.history'), ...list };
  return (
    <Stack gap="sm">
      <div>
        <Breadcrumbs
          label={t('way')}
          crumbs={
            below === undefined
              ? [history, { label: bet }]
              : [history, { label: bet, href: paths.bet(couponId) }, { label: below }]
          }
        />
        {/* Visually the last breadcrumb shows it. */}
        <Heading level={1}>{below ?? <VisuallyHidden>{bet}</VisuallyHidden>}</Heading>
      </div>
      {query.data && children(query.data)}
      {query.isPending && <BetCardSkeleton />}
      {query.isError && !query.data && <Failed title={t('failed.bet')} query={query} />}
    </Stack>
  );
}
