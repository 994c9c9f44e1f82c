import { AccountForm, ButtonLink, Card, ResultCard, Paragraph } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tracked, trackPhoneError } from '../../../features/analytics/outcomes.ts';
import type { CodeSent } from '../../../features/session/entry/access.api.ts';
import { sendPhoneActivation } from '../../../features/session/security/phoneBinding.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { needsPhoneActivation } from '../../../features/userConfig/userConfig.rules.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import type { PhoneParts } from './phone.types.ts';
import { PhoneCode, writtenPhone } from './PhoneCode.tsx';
import { usePhoneErrors } from './usePhoneErrors.ts';

/** Activates the phone of the profile by a code. */
export default function PhoneActivation() {
  const { t } = useTranslation(['security', 'titles']);
  const paths = useSecurityPaths();
  const { config } = useUserConfig();
  const [isDone, setDone] = useState(false);
  usePageTitle(t('titles:of.phoneActivate'));
  useEffect(() => void loadUserConfig(), []);
  const back = <ButtonLink href={paths.overview}>{t('security:activation.back')}</ButtonLink>;
  if (!config) return <FieldsSkeleton />;
  const { phone_code = '', phone_number } = config;
  if (phone_number === undefined) {
    return (
      <ResultCard
        tone="neutral"
        title={t('security:phone.none')}
        detail={t('security:phone.noneText')}
        actions={<ButtonLink href={paths.phoneBinding}>{t('titles:of.phoneBinding')}</ButtonLink>}
      />
    );
  }
  const phone = { phone_code, phone_number };
  if (isDone || !needsPhoneActivation(config)) {
    return <ResultCard title={t('security:phone.active', { phone: writtenPhone(phone) })} actions={back} />;
  }
  return (
    <Card>
      <Activation phone={phone} onDone={() => setDone(true)} />
    </Card>
  );
}

function Activation({ phone, onDone }: { readonly phone: PhoneParts; readonly onDone: () => void }) {
  const { t } = useTranslation(['security', 'access', 'titles']);
  const lang = useLang();
  const navigate = useNavigate();
  const { phoneChange } = useSecurityPaths();
  const errorsOf = usePhoneErrors();
  const [sent, setSent] = useState<CodeSent>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = () => tracked(sendPhoneActivation(lang), () => undefined, trackPhoneError);
  const begin = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setSent(await ask());
    } catch (cause) {
      const { form, phone: ofPhone } = errorsOf(cause);
      setError(ofPhone ?? form);
    } finally {
      setBusy(false);
    }
  };
  if (sent) {
    return (
      <PhoneCode
        sent={sent}
        phone={phone}
        backLabel={t('titles:of.phoneChange')}
        resend={ask}
        onDone={onDone}
        onBack={() => void navigate(phoneChange)}
      />
    );
  }
  return (
    <AccountForm
      submitLabel={t('access:registration.sendCode')}
      error={error}
      busy={busy}
      onSubmit={() => void begin()}
    >
      <Paragraph>{t('security:phone.activateLead', { phone: writtenPhone(phone) })}</Paragraph>
    </AccountForm>
  );
}
