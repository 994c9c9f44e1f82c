import { AccountForm, Card, FormFields } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Length of a code without its dash. */
const LENGTH = 8;

/** Asks for the code that the other device shows, for players who can't scan it. */
export function CodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useTranslation('qrSignIn');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const code = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    if (code.length === LENGTH) onCode(code);
    else setError(t('codeShort'));
  };
  return (
    <Card>
      <AccountForm lead={t('enterLead')} submitLabel={t('enterSubmit')} onSubmit={submit}>
        <FormFields
          fields={[
            {
              id: 'code',
              kind: 'text',
              label: t('enterCode'),
              hint: t('enterHint'),
              value,
              error,
              autoComplete: 'off',
              maxLength: 12,
              required: true,
              wide: true,
            },
          ]}
          onValueChange={(_, next) => {
            setValue(next);
            setError(undefined);
          }}
        />
      </AccountForm>
    </Card>
  );
}
