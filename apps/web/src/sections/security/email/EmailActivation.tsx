import { AccountForm, ButtonLink, CodeStep, ResultCard, Paragraph, Skeleton } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { activateEmail, sendEmailActivation } from '../../../features/session/security/security.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { needsEmailActivation } from '../../../features/userConfig/userConfig.rules.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { useCodeStep } from '../useCodeStep.ts';

/** Activates the player's email by a code. */
export function EmailActivation() {
  const { t } = useTranslation(['security', 'titles']);
  const paths = useSecurityPaths();
  const { config } = useUserConfig();
  const [isDone, setDone] = useState(false);
  usePageTitle(t('titles:of.emailActivation'));
  useEffect(() => void loadUserConfig(), []);
  const back = <ButtonLink href={paths.overview}>{t('security:activation.back')}</ButtonLink>;
  if (isDone) {
    return (
      <ResultCard
        title={t('security:activation.done')}
        detail={t('security:activation.doneText')}
        actions={back}
      />
    );
  }
  if (!config) return <Skeleton shape="block" />;
  const email = config.user_email;
  if (email === undefined) {
    return (
      <ResultCard
        tone="neutral"
        title={t('security:activation.none')}
        detail={t('security:activation.noneText')}
        actions={<ButtonLink href={paths.emailChange}>{t('security:activation.add')}</ButtonLink>}
      />
    );
  }
  if (!needsEmailActivation(config)) {
    return <ResultCard title={t('security:activation.already')} actions={back} />;
  }
  return <Activation email={email} onDone={() => setDone(true)} />;
}

function Activation({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const navigate = useNavigate();
  const { emailChange } = useSecurityPaths();
  const { isSent, busy, error, begin, step } = useCodeStep({
    target: email,
    send: () => sendEmailActivation({ language: lang }),
    async confirm(proof) {
      await activateEmail(proof);
      onDone();
      await loadUserConfig({ isForced: true });
    },
    onChangeAddress: () => void navigate(emailChange),
  });
  if (isSent) return <CodeStep {...step} />;
  return (
    <AccountForm submitLabel={t('activation.send')} busy={busy} error={error} onSubmit={() => void begin()}>
      <Paragraph>{t('activation.lead', { email })}</Paragraph>
    </AccountForm>
  );
}
