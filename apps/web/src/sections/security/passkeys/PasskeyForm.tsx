import { isLine, visibleText } from '@touchline/contract/enteredTexts';
import { AccountForm, Button, Card, FormFields } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { addPasskey, renamePasskey } from '../../../features/session/security/passkeys.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { passkeyErrors, securityErrors } from '../securityErrors.ts';
import { useDeviceName } from '../useDeviceName.ts';

const MOST_CHARACTERS = 60;

export interface PasskeyFormProps {
  /** The passkey that gets a new name; undefined to create one. */
  readonly passkey: { readonly id: string; readonly name: string } | undefined;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Name of a passkey, and for a new one the password before the browser's dialog. */
export function PasskeyForm({ passkey, onDone, onBack }: PasskeyFormProps) {
  const { t } = useTranslation(['passkeys', 'security']);
  const ofPasskey = useErrorMessage('passkeys', passkeyErrors);
  const ofAccount = useErrorMessage('security', securityErrors);
  const nameOf = useDeviceName();
  const [values, setValues] = useState({
    // The text has invisible marks for its direction in some languages.
    name: passkey?.name ?? visibleText(nameOf(navigator.userAgent)),
    password: '',
  });
  const [wrong, setWrong] = useState<{ readonly name?: string; readonly password?: string }>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isNew = passkey === undefined;

  async function submit(): Promise<void> {
    if (!isLine(values.name)) return setWrong({ name: t('passkeys:nameMissing') });
    if (isNew && values.password === '') return setWrong({ password: t('security:change.passwordMissing') });
    setBusy(true);
    setError(undefined);
    try {
      if (passkey) {
        await renamePasskey(passkey.id, values.name);
      } else {
        await addPasskey(values);
        track('security_passkey', 'added');
        void loadUserConfig({ isForced: true });
      }
      onDone();
    } catch (cause) {
      const isOfPasskey = cause instanceof ApiError && Object.hasOwn(passkeyErrors, cause.code);
      setError(isOfPasskey ? ofPasskey(cause) : ofAccount(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <AccountForm
        lead={t(isNew ? 'passkeys:addLead' : 'passkeys:renameLead')}
        submitLabel={t(isNew ? 'passkeys:create' : 'passkeys:save')}
        error={error}
        busy={busy}
        secondary={
          <Button emphasis="plain" width="full" onClick={onBack}>
            {t('passkeys:cancel')}
          </Button>
        }
        onSubmit={() => void submit()}
      >
        <FormFields
          fields={[
            {
              id: 'name',
              kind: 'text',
              label: t('passkeys:name'),
              hint: t('passkeys:nameHint'),
              value: values.name,
              error: wrong.name,
              maxLength: MOST_CHARACTERS,
              required: true,
              wide: true,
            },
            ...(isNew
              ? [
                  {
                    id: 'password',
                    kind: 'password' as const,
                    label: t('security:change.password'),
                    value: values.password,
                    error: wrong.password,
                    autoComplete: 'current-password' as const,
                    required: true,
                    wide: true,
                  },
                ]
              : []),
          ]}
          onValueChange={(id, value) => {
            setValues((now) => ({ ...now, [id]: value }));
            setWrong({});
            setError(undefined);
          }}
        />
      </AccountForm>
    </Card>
  );
}
