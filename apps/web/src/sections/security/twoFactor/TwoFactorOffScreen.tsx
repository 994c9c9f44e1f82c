import { ButtonLink, ResultCard } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { disableTwoStep } from '../../../features/session/security/twoStep.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { PasswordStep } from '../PasswordStep.tsx';

/** Disables sign-in with a code from an app. */
export function Component() {
  const { t } = useTranslation(['security', 'titles']);
  const paths = useSecurityPaths();
  const [isDone, setDone] = useState(false);
  usePageTitle(t('titles:of.twoFactorOff'));
  if (isDone) {
    return (
      <ResultCard
        title={t('security:twoFactor.off')}
        detail={t('security:twoFactor.offText')}
        actions={<ButtonLink href={paths.overview}>{t('security:activation.back')}</ButtonLink>}
      />
    );
  }
  return (
    <PasswordStep
      tone="danger"
      lead={t('security:twoFactor.turnOffLead')}
      submitLabel={t('security:twoFactor.turnOff')}
      onPassword={async (password) => {
        await disableTwoStep(password);
        track('security_two_factor', 'off');
        setDone(true);
        await loadUserConfig({ isForced: true });
      }}
    />
  );
}
