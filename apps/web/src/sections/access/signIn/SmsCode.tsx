import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tracked, trackLoginError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import {
  sendSignInCode,
  signInByCode,
  type CodeSent,
  type Entry,
} from '../../../features/session/entry/access.api.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { CodeEntry } from '../CodeEntry.tsx';
import type { PhoneParts } from '../phone/phone.types.ts';

export interface SmsCodeProps {
  readonly sent: CodeSent;
  readonly phone: PhoneParts;
  readonly save: boolean;
  readonly onEntry: (entry: Entry, save: boolean) => void;
  readonly onBack: () => void;
}

/** Input of the code sent to a phone for sign-in. */
export default function SmsCode({ sent: first, phone, save, onEntry, onBack }: SmsCodeProps) {
  const { t } = useTranslation('access');
  const lang = useLang();
  const [sent, setSent] = useState(first);
  return (
    <CodeEntry
      title={t('code.title')}
      lead={t('code.toPhone', {
        phone: `\u2066+${phone.phone_code} ${phone.phone_number}\u2069`,
        length: sent.length,
      })}
      length={sent.length}
      label={t('code.fromMessage')}
      submitLabel={t('signIn.submit')}
      sent={sent}
      backLabel={t('code.otherPhone')}
      check={async (code) => {
        const entering = signInByCode({ guid: sent.guid, code, save });
        const told = (entry: Entry) => 'player' in entry && track('login_success', 'sms');
        onEntry(await tracked(entering, told, trackLoginError), save);
      }}
      resend={async () => setSent(await sendSignInCode({ ...phone, lng: lang }))}
      onBack={onBack}
    />
  );
}
