import {
  ActivityTimeline,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Stack,
  VerificationCard,
  type ActivityTone,
  type VerificationState,
} from '@touchline/ui';
import type { Identity, Verification as Shown, VerificationStep } from '@touchline/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { useMoment } from '../../features/settings/useMoment.ts';
import { identityStep } from '../../features/userConfig/verification.ts';
import { verificationQuery } from '../../features/verification/verification.api.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { ChecksSkeleton } from './ChecksSkeleton.tsx';
import { useCheckTexts } from './useCheckTexts.ts';

/** The player's checks: state, reasons, what to do next, and their history. */
export default function Verification() {
  const { t } = useTranslation(['verification', 'titles']);
  const { data, isError, isFetching, refetch } = useQuery(verificationQuery);
  usePageTitle(t('titles:of.verification'));
  const states = data?.checks.map(({ state }) => state).join();
  // The account's permissions depend on these states.
  useEffect(() => {
    if (states !== undefined) void loadUserConfig({ isForced: true });
  }, [states]);
  if (isError && !data) {
    return (
      <ErrorState
        title={t('verification:failed')}
        retryLabel={t('verification:retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ChecksSkeleton />;
  return <Checks {...data} />;
}

/** States of documents as the kit names them, and as texts do. */
const documentLooks = {
  open: { state: 'unverified', text: 'none' },
  inReview: { state: 'inReview', text: 'pending' },
  requested: { state: 'requested', text: 'documents' },
  refused: { state: 'rejected', text: 'refused' },
  verified: { state: 'verified', text: 'approved' },
} as const satisfies Record<Identity['state'], { state: VerificationState; text: string }>;

function Checks({ isVerified, identity, types, checks, history }: Shown) {
  const { t } = useTranslation('verification');
  const { home } = usePaths();
  const texts = useCheckTexts();
  const hasDocuments = types.includes('document');
  const look = documentLooks[identity.state];
  const isAsked = identityStep({ identity }) === 'must';
  if (checks.length === 0 && !hasDocuments) {
    return (
      <Card>
        <EmptyState
          icon="verified"
          title={t(isVerified ? 'none.verified' : 'none.title')}
          detail={t(isVerified ? 'none.verifiedDetail' : 'none.detail')}
          action={<ButtonLink href={home}>{t('none.go')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Stack gap="lg">
      {checks.map((check) => {
        const { action, ...card } = texts.card(check);
        return (
          <VerificationCard
            key={check.type}
            data-type={check.type}
            {...card}
            action={
              action !== undefined && (
                <ButtonLink
                  tone="strong"
                  size="lg"
                  width="full"
                  href={`${home}/verification/sumsub?type=${check.type}`}
                >
                  {action}
                </ButtonLink>
              )
            }
          />
        );
      })}
      {hasDocuments && (
        <VerificationCard
          state={look.state}
          stateLabel={t(`state.${isAsked && look.text === 'none' ? 'asked' : look.text}`)}
          title={t('type.document')}
          detail={t(look.text === 'none' ? 'documents.detail' : `detail.${look.text}`)}
          action={
            <ButtonLink
              tone={isVerified || identity.state === 'inReview' ? 'neutral' : 'strong'}
              size="lg"
              width="full"
              href={`${home}/office/identification`}
            >
              {t('documents.open')}
            </ButtonLink>
          }
        />
      )}
      <History history={history} />
    </Stack>
  );
}

const tones: Readonly<Partial<Record<VerificationStep['state'], ActivityTone>>> = {
  approved: 'success',
  refused: 'danger',
  expired: 'warning',
  lapsed: 'warning',
  documents: 'warning',
};

function History({ history }: Pick<Shown, 'history'>) {
  const { t } = useTranslation('verification');
  const texts = useCheckTexts();
  const moment = useMoment();
  if (history.length === 0) return null;
  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {t('history.label')}
        </Heading>
      }
    >
      <ActivityTimeline
        label={t('history.label')}
        entries={history.map((step) => ({
          id: step.id,
          title: texts.step(step),
          time: moment(step.at),
          detail: texts.stepDetail(step),
          tone: tones[step.state],
        }))}
      />
    </Card>
  );
}
