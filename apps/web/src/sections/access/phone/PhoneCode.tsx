import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tracked, trackPhoneError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import type { CodeSent } from '../../../features/session/entry/access.api.ts';
import { confirmPhone } from '../../../features/session/security/phoneBinding.api.ts';
import { refreshSession } from '../../../features/session/session.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { CodeEntry } from '../CodeEntry.tsx';
import type { PhoneParts } from './phone.types.ts';

export interface PhoneCodeProps {
  readonly sent: CodeSent;
  readonly phone: PhoneParts;
  readonly backLabel: string;
  /**
   * Sends another code.
   * @throws ApiError
   */
  readonly resend: () => Promise<CodeSent>;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Formats a phone number, isolated left-to-right for right-to-left text. */
export const writtenPhone = ({ phone_code, phone_number }: PhoneParts): string =>
  `\u2066+${phone_code} ${phone_number}\u2069`;

/** Input of the code that confirms the player's phone. */
export function PhoneCode({ sent: first, phone, backLabel, resend, onDone, onBack }: PhoneCodeProps) {
  const { t } = useTranslation(['access', 'security']);
  const [sent, setSent] = useState(first);
  return (
    <CodeEntry
      title={t('access:code.title')}
      lead={t('security:phone.codeLead', { phone: writtenPhone(phone) })}
      label={t('access:code.fromMessage')}
      submitLabel={t('security:activation.submit')}
      sent={sent}
      backLabel={backLabel}
      check={async (code) => {
        const confirming = confirmPhone({ guid: sent.guid, code });
        await tracked(confirming, () => track('phone_add'), trackPhoneError);
        onDone();
        await Promise.all([loadUserConfig({ isForced: true }), refreshSession()]);
      }}
      resend={async () => setSent(await resend())}
      onBack={onBack}
    />
  );
}
