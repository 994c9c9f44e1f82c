import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, tracked } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import {
  registerByPhone,
  sendRegistrationCode,
  type CodeSent,
} from '../../../features/session/entry/access.api.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { CodeEntry } from '../CodeEntry.tsx';
import { trackRegistered } from './registrationEvents.ts';
import type { PhoneRegistration } from './useRegistration.ts';

export interface PhoneProofProps {
  readonly sent: CodeSent;
  readonly registration: PhoneRegistration;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Input of the code that confirms a phone and completes the registration. */
export default function PhoneProof({ sent: first, registration, onDone, onBack }: PhoneProofProps) {
  const { t } = useTranslation('access');
  const lang = useLang();
  const [sent, setSent] = useState(first);
  const { phone_code, phone_number } = registration;
  return (
    <CodeEntry
      title={t('code.title')}
      lead={t('code.toPhone', {
        phone: `\u2066+${phone_code} ${phone_number}\u2069`,
        length: sent.length,
      })}
      length={sent.length}
      label={t('code.fromMessage')}
      submitLabel={t('registration.submit')}
      sent={sent}
      backLabel={t('code.otherPhone')}
      check={async (code) => {
        await tracked(
          registerByPhone({ ...registration, guid: sent.guid, code }),
          () => trackRegistered('phone', registration.bonus),
          (error) => track('registration_error', errorCodeOf(error)),
        );
        onDone();
      }}
      resend={async () => setSent(await sendRegistrationCode({ phone_code, phone_number, lng: lang }))}
      onBack={onBack}
    />
  );
}
