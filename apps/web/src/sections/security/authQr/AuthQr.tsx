import { Button, ButtonLink, ResultCard, Skeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lookUpQrSignIn } from '../../../features/session/entry/qrSignIn.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { qrErrors } from '../securityErrors.ts';
import { CodeForm } from './CodeForm.tsx';
import { DeviceRequest } from './DeviceRequest.tsx';

/** Signs in another device: its code, from the scanned link or typed, then which device asks, then the answer. */
export default function AuthQr() {
  const { t } = useTranslation(['qrSignIn', 'titles']);
  const paths = useSecurityPaths();
  const errorMessage = useErrorMessage('qrSignIn', qrErrors);
  const [params, setParams] = useSearchParams();
  const [answered, setAnswered] = useState<{ readonly code: string; readonly isConfirmed: boolean }>();
  const code = params.get('code') ?? '';
  const query = useQuery({
    queryKey: ['player', 'qr-sign-in', code],
    queryFn: () => lookUpQrSignIn(code),
    enabled: code !== '',
    // A code is looked up once; later the device may have been answered.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  usePageTitle(t('titles:of.authQr'));
  const restart = () => {
    setAnswered(undefined);
    setParams({}, { replace: true });
  };
  const another = <Button onClick={restart}>{t('qrSignIn:another')}</Button>;
  // A link with another code may be opened on this page.
  if (answered !== undefined && answered.code === code) {
    const { isConfirmed } = answered;
    return (
      <ResultCard
        tone={isConfirmed ? 'success' : 'neutral'}
        title={t(isConfirmed ? 'qrSignIn:confirmed' : 'qrSignIn:denied')}
        detail={t(isConfirmed ? 'qrSignIn:confirmedText' : 'qrSignIn:deniedText')}
        actions={
          <>
            <ButtonLink href={paths.sessions} tone="strong">
              {t('qrSignIn:sessions')}
            </ButtonLink>
            {another}
          </>
        }
      />
    );
  }
  if (code === '') return <CodeForm onCode={(entered) => setParams({ code: entered }, { replace: true })} />;
  if (query.isPending) return <Skeleton shape="block" />;
  if (query.data === undefined) {
    return (
      <ResultCard
        tone="danger"
        title={t('qrSignIn:failed')}
        detail={errorMessage(query.error)}
        actions={another}
      />
    );
  }
  return <DeviceRequest asked={query.data} onDone={(isConfirmed) => setAnswered({ code, isConfirmed })} />;
}
