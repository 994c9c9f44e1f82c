import { ButtonLink, ErrorState, ResultCard, Skeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeEmailStep, twoStepQuery } from '../../../features/session/security/twoStep.api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { PasswordStep } from '../PasswordStep.tsx';

/** Enables or disables sign-in with a code by email. */
export function Component() {
  const { t } = useTranslation(['security', 'titles']);
  const paths = useSecurityPaths();
  const { player } = useSession();
  const { data, isError, refetch } = useQuery(twoStepQuery);
  const [changed, setChanged] = useState<'on' | 'off'>();
  usePageTitle(t('titles:of.securityEmail'));
  if (changed) {
    return (
      <ResultCard
        title={t(changed === 'on' ? 'security:emailCode.isOn' : 'security:emailCode.isOff')}
        actions={<ButtonLink href={paths.overview}>{t('security:activation.back')}</ButtonLink>}
      />
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={t('security:list.failed')}
        retryLabel={t('security:list.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton shape="block" />;
  const isOn = !data.isEmailOn;
  return (
    <PasswordStep
      tone={isOn ? 'strong' : 'danger'}
      lead={
        isOn
          ? t('security:emailCode.onLead', { email: player?.email ?? '' })
          : t('security:emailCode.offLead')
      }
      submitLabel={t(isOn ? 'security:emailCode.turnOn' : 'security:emailCode.turnOff')}
      onPassword={async (password) => {
        await changeEmailStep({ isOn, password });
        setChanged(isOn ? 'on' : 'off');
        await loadUserConfig({ isForced: true });
      }}
    />
  );
}
