import type { Identification as Shown } from '@touchline/contract';
import { ErrorState, Skeleton, VerificationCard, type VerificationState } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { identificationQuery } from '../../features/identification/identification.api.ts';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { AdditionalDocument } from './AdditionalDocument.tsx';
import { IdentificationForm } from './IdentificationForm.tsx';

const looks = {
  none: 'unverified',
  pending: 'inReview',
  verified: 'verified',
  refused: 'rejected',
  requested: 'requested',
} as const satisfies Record<Shown['state'], VerificationState>;

/** State of the player's identification, and what has to be submitted. */
export default function Identification() {
  const { t } = useTranslation(['identification', 'titles']);
  const { data, isError, refetch } = useQuery(identificationQuery);
  const state = data?.state;
  usePageTitle(t('titles:of.identification'));
  // The account's permissions depend on this state.
  useEffect(() => {
    if (state !== undefined) void loadUserConfig({ isForced: true });
  }, [state]);
  const saidOf = ({ cause, reason }: Shown) => [
    ...(cause === undefined ? [] : [t(`identification:cause.${cause}`)]),
    ...(reason === undefined ? [] : [reason]),
    // The cashier asks without a text of an operator.
    ...(state === 'requested' && reason === undefined ? [t('identification:reason.cashier')] : []),
  ];
  if (isError && !data) {
    return (
      <ErrorState
        title={t('identification:failed')}
        retryLabel={t('identification:retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || state === undefined) return <Skeleton shape="block" />;
  return (
    <VerificationCard
      state={looks[state]}
      title={t('identification:title')}
      stateLabel={t(`identification:state.${state}`)}
      detail={t(`identification:detail.${state}`)}
      reasons={
        state === 'refused' || state === 'requested'
          ? { title: t(`identification:reason.${state}`), items: saidOf(data) }
          : undefined
      }
    >
      {(state === 'none' || state === 'refused') && <IdentificationForm known={data} />}
      {state === 'requested' && <AdditionalDocument known={data} />}
    </VerificationCard>
  );
}
