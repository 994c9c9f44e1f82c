import { ButtonLink, ResultCard, RecoveryCodes, TwoFactorSetup } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { beginTwoStep, enableTwoStep } from '../../../features/session/security/twoStep.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { copyText, download } from '../../../platform/page/device.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { PasswordStep } from '../PasswordStep.tsx';
import { QrCode } from '../../../widgets/qr/QrCode.tsx';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { securityErrors } from '../securityErrors.ts';

interface Key {
  readonly secret: string;
  readonly uri: string;
}

/** Enables sign-in with a code from an app: password, key, code, recovery codes. */
export default function TwoFactorOn() {
  const { t } = useTranslation(['security', 'titles']);
  const paths = useSecurityPaths();
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isDone, setDone] = useState(false);
  usePageTitle(t('titles:of.twoFactorOn'));
  if (isDone) {
    return (
      <ResultCard
        title={t('security:twoFactor.on')}
        detail={t('security:twoFactor.onText')}
        actions={<ButtonLink href={paths.overview}>{t('security:activation.back')}</ButtonLink>}
      />
    );
  }
  if (codes) return <Codes codes={codes} onDone={() => setDone(true)} />;
  if (key) return <Setup keyOf={key} onCodes={setCodes} />;
  return (
    <PasswordStep
      lead={t('security:twoFactor.beginLead')}
      submitLabel={t('security:twoFactor.begin')}
      onPassword={async (password) => setKey(await beginTwoStep({ password }))}
    />
  );
}

function Setup({
  keyOf: { secret, uri },
  onCodes,
}: {
  readonly keyOf: Key;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation('security');
  const errorMessage = useErrorMessage('security', securityErrors);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      const codes = await enableTwoStep(value);
      track('security_two_factor', 'on');
      onCodes(codes);
      await loadUserConfig({ isForced: true });
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <TwoFactorSetup
      qr={<QrCode text={uri} label={t('twoFactor.qr')} />}
      secret={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      value={value}
      labels={{
        title: t('twoFactor.title'),
        lead: t('twoFactor.lead'),
        scan: t('twoFactor.scan'),
        key: t('twoFactor.key'),
        copyKey: t('twoFactor.copyKey'),
        code: t('twoFactor.code'),
        submit: t('twoFactor.submit'),
      }}
      error={error}
      copied={isCopied ? t('twoFactor.copied') : undefined}
      busy={busy}
      onValueChange={(next) => {
        setValue(next);
        setError(undefined);
      }}
      onCopy={() => void copyText(secret).then(setCopied)}
      onSubmit={() => void submit()}
    />
  );
}

function Codes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useTranslation('security');
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <RecoveryCodes
      codes={codes.map((code) => ({ code }))}
      labels={{
        title: t('twoFactor.recoveryTitle'),
        warning: t('twoFactor.recoveryWarning'),
        copy: t('twoFactor.copy'),
        download: t('twoFactor.download'),
        done: t('twoFactor.saved'),
      }}
      copied={isCopied ? t('twoFactor.codesCopied') : undefined}
      onCopy={() => void copyText(text).then(setCopied)}
      onDownload={() => download(new File([text], 'recovery-codes.txt', { type: 'text/plain' }))}
      onDone={onDone}
    />
  );
}
