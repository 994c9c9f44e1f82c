import { AccountForm } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tracked, trackLoginError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import { confirmByPasskey } from '../../../features/session/entry/passkeySignIn.ts';
import { useEntryErrors } from '../useEntryErrors.ts';

export interface PasskeyStepProps {
  /** Guid of the pending sign-in. */
  readonly guid: string;
  readonly save: boolean;
  /** Other ways to confirm, and the way back. */
  readonly others: ReactNode;
  readonly onDone: () => void;
}

/** Second step of a sign-in with a passkey instead of a code. */
export function PasskeyStep({ guid, save, others, onDone }: PasskeyStepProps) {
  const { t } = useTranslation('access');
  const errorsOf = useEntryErrors();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const entering = confirmByPasskey(guid, save);
      await tracked(entering, () => track('login_success', 'two_step'), trackLoginError);
      onDone();
    } catch (thrown) {
      const { form, code } = errorsOf(thrown);
      setError(code ?? form);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountForm
      title={t('step.title')}
      lead={t('step.lead.passkey')}
      submitLabel={t('step.usePasskey')}
      error={error}
      busy={busy}
      secondary={others}
      onSubmit={() => void confirm()}
    >
      {null}
    </AccountForm>
  );
}
