import type { AuthenticatorSetup as Setup } from '@touchline/contract/operators';
import { lazyComponent, Skeleton, TwoFactorSetup } from '@touchline/ui';
import { useState } from 'react';
import type { Attempt } from '../api/useAttempt.ts';
import { t } from '../messages/messages.ts';
import { copyText } from '../shared/copyText.ts';

const QrCode = lazyComponent(
  async () => (await import('../shared/QrCode.tsx')).QrCode,
  () => <Skeleton shape="block" />,
);

interface AuthenticatorSetupProps {
  readonly setup: Setup;
  /** Text of the button. */
  readonly label: string;
  readonly attempt: Pick<Attempt, 'isBusy' | 'problem' | 'clear'>;
  /** Called with the first code of the app. */
  readonly onCode: (code: string) => void;
}

/** Key of an authenticator app as QR code and text, confirmed by the app's first code. */
export function AuthenticatorSetup({ setup, label, attempt, onCode }: AuthenticatorSetupProps) {
  const { secret, uri } = setup;
  const [code, setCode] = useState('');
  const [isCopied, setCopied] = useState(false);
  return (
    <TwoFactorSetup
      qr={<QrCode text={uri} label={t('authenticator.qr')} />}
      secret={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      value={code}
      labels={{
        title: t('authenticator.title'),
        lead: t('authenticator.lead'),
        scan: t('authenticator.scan'),
        key: t('authenticator.key'),
        copyKey: t('authenticator.copyKey'),
        code: t('authenticator.code'),
        submit: label,
      }}
      error={attempt.problem}
      copied={isCopied ? t('authenticator.copied') : undefined}
      busy={attempt.isBusy}
      onValueChange={(next) => {
        setCode(next);
        attempt.clear();
      }}
      onCopy={() => void copyText(secret).then(setCopied)}
      onSubmit={() => onCode(code)}
    />
  );
}
