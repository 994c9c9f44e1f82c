import { ButtonLink, Card, EmptyState, ErrorState } from '@touchline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';

export interface PageProblemProps {
  readonly of: 'champs' | 'team';
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Message for an unknown championship or team, or one that failed to load. */
export function PageProblem({ of, query: { error, isFetching, refetch } }: PageProblemProps) {
  const { t } = useTranslation(['events', 'common']);
  const errorMessage = useErrorMessage();
  const paths = useEventPaths();
  if (error instanceof ApiError && error.status === 404) {
    const action =
      of === 'team' ? (
        <ButtonLink href={paths.search()}>{t('search.title')}</ButtonLink>
      ) : (
        <ButtonLink href={paths.champs()}>{t('champs.all')}</ButtonLink>
      );
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t(`${of}.missing`)}
          detail={t(`${of}.missingText`)}
          action={action}
        />
      </Card>
    );
  }
  return (
    <ErrorState
      title={t(`${of}.failed`)}
      detail={errorMessage(error)}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
