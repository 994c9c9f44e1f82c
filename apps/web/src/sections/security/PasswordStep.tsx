import { AccountForm, FormFields, type AccountFormTone } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { securityErrors } from './securityErrors.ts';

export interface PasswordStepProps {
  /** Description of the change. */
  readonly lead: string;
  readonly submitLabel: string;
  readonly tone?: AccountFormTone;
  /** Secondary action below the submit button. */
  readonly secondary?: ReactNode;
  /**
   * Performs the change.
   * @throws ApiError: 403 on a wrong password
   */
  readonly onPassword: (password: string) => Promise<void>;
}

/** Asks for the password before a change of sign-in methods. */
export function PasswordStep({ lead, submitLabel, tone, secondary, onPassword }: PasswordStepProps) {
  const { t } = useTranslation('security');
  const errorMessage = useErrorMessage('security', securityErrors);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (password === '') return setError(t('change.passwordMissing'));
    setBusy(true);
    setError(undefined);
    try {
      await onPassword(password);
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountForm
      lead={lead}
      submitLabel={submitLabel}
      tone={tone}
      busy={busy}
      secondary={secondary}
      onSubmit={() => void submit()}
    >
      <FormFields
        fields={[
          {
            id: 'password',
            kind: 'password',
            label: t('twoFactor.password'),
            value: password,
            error,
            autoComplete: 'current-password',
            required: true,
          },
        ]}
        onValueChange={(_, value) => {
          setPassword(value);
          setError(undefined);
        }}
      />
    </AccountForm>
  );
}
