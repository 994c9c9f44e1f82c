import type { CheckType, VerificationFrame } from '@touchline/contract';
import { Card, ErrorState, Notice, Skeleton, Stack } from '@touchline/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onFrameMessage } from '../../features/verification/frameMessages.ts';
import { startCheck } from '../../features/verification/verification.api.ts';
import type { ErrorKeys } from '../../platform/api/useErrorMessage.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLang } from '../../platform/links/usePaths.ts';

/** Time within which the verifier's page reports that it is there, ms. */
const PATIENCE = 20_000;
/** Permissions of the page: it has an origin of its own, which the policy of the site names. */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin';
/** Height until the page reports its own, px. */
const FIRST_HEIGHT = 480;

const startErrors = {
  404: 'start.notOffered',
  409: 'start.nothing',
  429: 'start.often',
  503: 'start.down',
} satisfies ErrorKeys<'verification'>;

interface VerifierFrameProps {
  readonly type: CheckType;
  /** Called when the page reports that everything is sent. */
  readonly onSubmitted: (checkId: string) => void;
}

type Opened =
  | { readonly is: 'starting' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'open'; readonly frame: VerificationFrame; readonly isRenewed: boolean };

/** The verifier's page in a frame. An address that has expired is renewed. */
export function VerifierFrame({ type, onSubmitted }: VerifierFrameProps) {
  const { t } = useTranslation('verification');
  const lang = useLang();
  const errorMessage = useErrorMessage('verification', startErrors);
  const [opened, setOpened] = useState<Opened>({ is: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const isRenewed = useRef(false);

  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const frame = await startCheck(type, lang);
      if (isCurrent()) setOpened({ is: 'open', frame, isRenewed: isRenewed.current });
    } catch (error) {
      if (isCurrent()) setOpened({ is: 'failed', message: errorMessage(error) });
    }
  });
  useEffect(() => {
    let isCurrent = true;
    void open(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const again = (renews: boolean) => {
    isRenewed.current = renews;
    setOpened({ is: 'starting' });
    setAttempt((now) => now + 1);
  };

  if (opened.is === 'failed') {
    return (
      <ErrorState
        title={t('frame.failed')}
        detail={opened.message}
        retryLabel={t('retry')}
        onRetry={() => again(false)}
      />
    );
  }
  if (opened.is === 'starting') return <Loading />;
  const { frame } = opened;
  return (
    <Stack gap="md">
      {opened.isRenewed && <Notice announced>{t('frame.renewed')}</Notice>}
      <Page
        key={frame.url}
        url={frame.url}
        onExpired={() => again(true)}
        onFailed={() => setOpened({ is: 'failed', message: t('start.down') })}
        onSubmitted={() => onSubmitted(frame.checkId)}
      />
    </Stack>
  );
}

function Loading() {
  const { t } = useTranslation('verification');
  return (
    <div role="status" aria-label={t('frame.loading')}>
      <Skeleton shape="block" />
    </div>
  );
}

interface PageProps {
  readonly url: string;
  readonly onExpired: () => void;
  readonly onFailed: () => void;
  readonly onSubmitted: () => void;
}

function Page({ url, onExpired, onFailed, onSubmitted }: PageProps) {
  const { t } = useTranslation('verification');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [isReady, setReady] = useState(false);
  const notify = useEffectEvent((kind: 'expired' | 'submitted' | 'failed') => {
    if (kind === 'expired') onExpired();
    else if (kind === 'submitted') onSubmitted();
    else onFailed();
  });
  useEffect(
    () =>
      onFrameMessage(
        url,
        () => frame.current?.contentWindow,
        (message) => {
          setReady(true);
          if (message.kind === 'height') setHeight(Math.ceil(message.height));
          else if (message.kind !== 'ready') notify(message.kind);
        },
      ),
    [url],
  );
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => notify('failed'), PATIENCE);
    return () => clearTimeout(timer);
  }, [isReady]);
  return (
    <Card pad="sm">
      {!isReady && <Loading />}
      <iframe
        ref={frame}
        title={t('frame.title')}
        src={url}
        sandbox={SANDBOX}
        allow="camera"
        referrerPolicy="no-referrer"
        style={{
          display: 'block',
          inlineSize: '100%',
          blockSize: isReady ? height : 0,
          border: 0,
        }}
      />
    </Card>
  );
}
