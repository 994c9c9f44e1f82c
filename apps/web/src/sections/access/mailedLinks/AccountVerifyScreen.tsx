import { AccountForm, ButtonLink, Heading, ResultCard, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { linkFault, verifyEmail } from '../../../features/session/entry/mailedLinks.api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { mailedToken } from '../../../platform/links/mailedToken.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { site } from '../../../platform/site/site.ts';
import { FaultyLink } from './FaultyLink.tsx';

/**
 * Target of the link in a confirmation email: a button confirms the address, whoever is signed in. The visit alone
 * doesn't, because mail scanners open every link.
 */
export function Component() {
  const { t } = useTranslation('security');
  usePageTitle(t('link.verify'));
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('link.verify')}</Heading>
      <Verification />
    </Stack>
  );
}

function Verification() {
  const { t } = useTranslation(['security', 'common']);
  const token = mailedToken(useLocation().pathname);
  const paths = useSecurityPaths();
  const errorMessage = useErrorMessage();
  const { status } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof verifyEmail>>>();

  if (answer) return <Verified {...answer} />;
  const fault = token === '' ? 'wrong' : linkFault(failure);
  if (fault !== undefined) {
    return (
      <FaultyLink
        fault={fault}
        actions={
          <ButtonLink href={paths.emailActivation} tone="strong">
            {t('security:link.again')}
          </ButtonLink>
        }
      />
    );
  }
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setAnswer(await verifyEmail(token));
      if (status === 'player') await loadUserConfig({ isForced: true });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountForm
      submitLabel={t('security:activation.submit')}
      busy={busy}
      error={failure === undefined ? undefined : errorMessage(failure)}
      onSubmit={() => void confirm()}
    >
      <Paragraph>{t('security:link.verifyLead', { company: site().companyName })}</Paragraph>
    </AccountForm>
  );
}

function Verified({ email, wasActivated }: Awaited<ReturnType<typeof verifyEmail>>) {
  const { t } = useTranslation(['security', 'common']);
  const { status } = useSession();
  const { home } = usePaths();
  const { overview } = useSecurityPaths();
  const isPlayer = status === 'player';
  return (
    <ResultCard
      title={t(wasActivated ? 'security:link.already' : 'security:link.done')}
      detail={wasActivated ? t('security:link.alreadyText') : t('security:link.doneText', { email })}
      actions={
        <ButtonLink href={isPlayer ? overview : home} tone="strong">
          {t(isPlayer ? 'security:activation.back' : 'common:actions.toHome')}
        </ButtonLink>
      }
    />
  );
}
