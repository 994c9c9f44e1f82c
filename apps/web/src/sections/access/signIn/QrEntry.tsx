import { Button, QrSignInCard, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoginError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import type { Entry } from '../../../features/session/entry/access.api.ts';
import {
  beginQrSignIn,
  qrSignInState,
  type QrCodeShown,
} from '../../../features/session/entry/qrSignIn.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useSecondsLeft } from '../../../platform/clock/useSecondsLeft.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { QrCode } from '../../../widgets/qr/QrCode.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { returnTokenOf, useEntryErrors } from '../useEntryErrors.ts';

/** Interval between two questions for the state, ms. */
const ASK_EVERY = 2_000;

export interface QrEntryProps {
  readonly save: boolean;
  readonly onEntry: (entry: Entry, save: boolean) => void;
  /** Called for an exclusion that lasts until the player requests to return. */
  readonly onReturn: (token: string) => void;
  readonly onBack: () => void;
}

/** Code that a signed-in device scans; this device is signed in once it is confirmed there. */
export default function QrEntry(props: QrEntryProps) {
  const { t } = useTranslation('qrSignIn');
  const labels = useLabels();
  const hasTexts = useLazyBundle('qrSignIn');
  const errorsOf = useEntryErrors();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['qr-sign-in'],
    queryFn: beginQrSignIn,
    // Each view has a code of its own, which is never renewed by itself.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (!hasTexts || isPending) return <FieldsSkeleton />;
  const again = () => void refetch();
  return (
    <Stack gap="sm">
      {data === undefined ? (
        <QrSignInCard labels={labels} expired={errorsOf(error).form} busy={isFetching} onRefresh={again} />
      ) : (
        <Shown key={data.code} {...props} shown={data} isRenewing={isFetching} onRenew={again} />
      )}
      <Button emphasis="plain" width="full" onClick={props.onBack}>
        {t('back')}
      </Button>
    </Stack>
  );
}

interface ShownProps extends QrEntryProps {
  readonly shown: QrCodeShown;
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
}

function Shown({ shown, save, isRenewing, onEntry, onReturn, onRenew }: ShownProps) {
  const { t } = useTranslation('qrSignIn');
  const labels = useLabels();
  const errorsOf = useEntryErrors();
  const { home } = usePaths();
  const { secret, code, expiresAt } = shown;
  const left = useSecondsLeft(expiresAt);
  const { data, error } = useQuery({
    queryKey: ['qr-sign-in', secret],
    queryFn: () => qrSignInState({ secret, save }),
    // Asked until there is an outcome; a lost answer is asked again.
    refetchInterval: ({ state }) => (isOpen(state.data?.state) && !isFinal(state.error) ? ASK_EVERY : false),
    gcTime: 0,
    retry: false,
  });
  const enter = useEffectEvent((entry: Entry) => {
    if ('player' in entry) track('login_success', 'qr');
    onEntry(entry, save);
  });
  const refuse = useEffectEvent((reason: unknown) => {
    trackLoginError(reason);
    const token = returnTokenOf(reason);
    if (token !== undefined) onReturn(token);
  });
  const entry = data?.state === 'entered' ? data.entry : undefined;
  useEffect(() => {
    if (entry) enter(entry);
  }, [entry]);
  const refusal = isFinal(error) ? error : null;
  useEffect(() => {
    if (refusal) refuse(refusal);
  }, [refusal]);
  const state = data?.state ?? 'waiting';
  const over =
    refusal !== null
      ? errorsOf(refusal).form
      : state === 'refused'
        ? t('refused')
        : state === 'expired' || (left === 0 && isOpen(state))
          ? t('expired')
          : undefined;
  const isWaiting = over === undefined && state === 'waiting';
  const link = `${window.location.origin}${home}/office/auth-qr?code=${code}`;
  return (
    <QrSignInCard
      labels={labels}
      qr={isWaiting ? <QrCode text={link} label={t('qr')} /> : undefined}
      code={isWaiting ? `${code.slice(0, 4)}-${code.slice(4)}` : undefined}
      timer={isWaiting ? t('timer', { time: clock(left) }) : undefined}
      scanned={over === undefined && !isWaiting ? t('seen') : undefined}
      expired={over}
      busy={isRenewing}
      onRefresh={onRenew}
    />
  );
}

/** Texts of the card. */
function useLabels() {
  const { t } = useTranslation('qrSignIn');
  return { title: t('title'), lead: t('lead'), refresh: t('refresh'), code: t('codeLabel') };
}

const isOpen = (state: string | undefined) => state === undefined || state === 'waiting' || state === 'seen';

/** Returns whether the server has refused the player; after anything else the question is repeated. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isPassing && error.status !== 429;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
