import { AccountForm, Card, FormFields } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { mailCredentials } from '../../../features/session/entry/access.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useValidForm } from '../../../platform/forms/useValidForm.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { email } from '../schemas.ts';
import { useFieldMessages } from '../useFieldMessages.ts';
import { useEntryErrors } from '../useEntryErrors.ts';

export interface MailedCredentialsProps {
  readonly password: string;
  readonly onSent: (email: string) => void;
}

/** Form that sends generated credentials to an email address of the player's choice. */
export default function MailedCredentials({ password, onSent }: MailedCredentialsProps) {
  const { t } = useTranslation('access');
  const lang = useLang();
  const messages = useFieldMessages();
  const errorsOf = useEntryErrors();
  const form = useValidForm({
    schema: useMemo(() => v.object({ email: email(messages) }), [messages]),
    start: { email: '' },
    send: async (values) => onSent((await mailCredentials({ ...values, password, lng: lang })).email),
    explain: (error) =>
      error instanceof ApiError && error.code === 'MAIL_NOT_SET_UP'
        ? { form: t('refused.noMail') }
        : { form: errorsOf(error).form },
  });
  return (
    <Card>
      <AccountForm
        id={form.id}
        title={t('credentials.mail.title')}
        lead={t('credentials.mail.lead')}
        submitLabel={t('credentials.mail.submit')}
        error={form.errors.form}
        busy={form.busy}
        onSubmit={form.submit}
      >
        <FormFields
          fields={[
            {
              kind: 'text',
              format: 'email',
              id: 'email',
              label: t('fields.email'),
              value: form.values.email,
              error: form.errors.email,
              autoComplete: 'email',
              maxLength: 254,
              required: true,
              wide: true,
            },
          ]}
          onValueChange={(_, value) => form.change({ email: value })}
        />
      </AccountForm>
    </Card>
  );
}
