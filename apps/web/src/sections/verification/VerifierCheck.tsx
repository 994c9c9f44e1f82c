import type { CheckType, VerificationCheck } from '@touchline/contract';
import { Button, ButtonLink, ErrorState, Heading, Link, Stack, VerificationCard } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lookUpCheck, verificationQuery } from '../../features/verification/verification.api.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { ChecksSkeleton } from './ChecksSkeleton.tsx';
import { useCheckTexts } from './useCheckTexts.ts';
import { VerifierFrame } from './VerifierFrame.tsx';

const typeIn = (text: string | null): CheckType => (text === 'address' ? 'address' : 'identity');

/** A check of a verifier: its page while something has to be sent, then the result as the server knows it. */
export default function VerifierCheck() {
  const { t } = useTranslation(['verification', 'titles']);
  const { home } = usePaths();
  const [query] = useSearchParams();
  const type = typeIn(query.get('type'));
  const { data, isError, isFetching, refetch } = useQuery(verificationQuery);
  usePageTitle(t('titles:of.verification'));
  const check = data?.checks.find((one) => one.type === type);
  return (
    <Stack gap="lg">
      <Link href={`${home}/office/verification`} tone="muted">
        {t('verification:back')}
      </Link>
      <Heading level={1}>{t('titles:of.verification')}</Heading>
      {!data && isError && (
        <ErrorState
          title={t('verification:failed')}
          retryLabel={t('verification:retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ChecksSkeleton />}
      {data && !check && <NotAsked />}
      {check && <Passed key={type} check={check} />}
    </Stack>
  );
}

function NotAsked() {
  const { t } = useTranslation('verification');
  const { home } = usePaths();
  return (
    <ErrorState
      title={t('none.title')}
      detail={t('none.detail')}
      action={<ButtonLink href={`${home}/office/verification`}>{t('back')}</ButtonLink>}
    />
  );
}

/** The verifier's page from the entry on until everything is sent, afterwards the state and the way on. */
function Passed({ check }: { readonly check: VerificationCheck }) {
  const { t } = useTranslation('verification');
  const { home } = usePaths();
  const texts = useCheckTexts();
  const [isOpen, setOpen] = useState(check.canBegin);
  if (isOpen && !check.canBegin) setOpen(false);
  if (isOpen && check.canBegin) {
    const look = async (checkId: string) => {
      await lookUpCheck(checkId);
      setOpen(false);
    };
    return <VerifierFrame type={check.type} onSubmitted={(checkId) => void look(checkId)} />;
  }
  const { action, ...card } = texts.card(check);
  return (
    <div aria-live="polite">
      <VerificationCard
        {...card}
        action={
          <Stack gap="sm">
            {action !== undefined && (
              <Button tone="strong" size="lg" width="full" onClick={() => setOpen(true)}>
                {action}
              </Button>
            )}
            <ButtonLink size="lg" width="full" href={`${home}/office/verification`}>
              {t('back')}
            </ButtonLink>
          </Stack>
        }
      />
    </div>
  );
}
