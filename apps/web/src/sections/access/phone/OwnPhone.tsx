import { AccountForm, ButtonLink, Card, FormFields, ResultCard, type FormField } from '@touchline/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { tracked, trackPhoneError } from '../../../features/analytics/outcomes.ts';
import type { CodeSent } from '../../../features/session/entry/access.api.ts';
import { sendPhone } from '../../../features/session/security/phoneBinding.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { useValidForm } from '../../../platform/forms/useValidForm.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { useOwnCountry } from './ownCountry.ts';
import type { PhoneValues } from './phone.ts';
import { PhoneCode, writtenPhone } from './PhoneCode.tsx';
import { phoneSchema, startPhone } from './phoneSchema.ts';
import { useFieldMessages } from '../useFieldMessages.ts';
import { usePhoneField } from './usePhoneField.ts';
import { usePhoneErrors } from './usePhoneErrors.ts';

/** Adds or changes the player's phone: number, code, confirmation. */
export default function OwnPhone() {
  const { t } = useTranslation(['security', 'titles']);
  const { config } = useUserConfig();
  const paths = useSecurityPaths();
  const country = useOwnCountry(config?.user_country_code);
  const [done, setDone] = useState<string>();
  const hasPhone = config?.phone_number !== undefined;
  usePageTitle(t(hasPhone ? 'titles:of.phoneChange' : 'titles:of.phoneBinding'));
  useEffect(() => void loadUserConfig(), []);
  if (done !== undefined) {
    return (
      <ResultCard
        title={t('security:phone.done')}
        detail={t('security:phone.doneText', { phone: done })}
        actions={<ButtonLink href={paths.overview}>{t('security:activation.back')}</ButtonLink>}
      />
    );
  }
  if (!config) return <FieldsSkeleton />;
  const known = { phone_code: config.phone_code ?? '', phone_number: config.phone_number ?? '' };
  return (
    <Card>
      <NewPhone
        country={country}
        lead={
          hasPhone ? t('security:phone.changeLead', { phone: writtenPhone(known) }) : t('security:phone.lead')
        }
        asksPassword={hasPhone}
        onDone={setDone}
      />
    </Card>
  );
}

interface NewPhoneValues {
  readonly phone: PhoneValues;
  readonly password: string;
}

interface NewPhoneProps {
  readonly country: string | undefined;
  readonly lead: string;
  readonly asksPassword: boolean;
  readonly onDone: (phone: string) => void;
}

function NewPhone({ country, lead, asksPassword, onDone }: NewPhoneProps) {
  const { t } = useTranslation(['security', 'access']);
  const lang = useLang();
  const messages = useFieldMessages();
  const errorsOf = usePhoneErrors();
  const phone = usePhoneField(true);
  const [sent, setSent] = useState<CodeSent>();
  const ask = (wanted: NewPhoneValues) =>
    tracked(
      sendPhone({
        ...phone.partsOf(wanted.phone),
        lng: lang,
        ...(asksPassword ? { password: wanted.password } : {}),
      }),
      () => undefined,
      trackPhoneError,
    );
  const schema = useMemo(
    () =>
      v.object({
        phone: phoneSchema(messages, phone),
        password: asksPassword
          ? v.pipe(v.string(), v.nonEmpty(t('security:change.passwordMissing')))
          : v.string(),
      }),
    [messages, phone, asksPassword, t],
  );
  const form = useValidForm<NewPhoneValues>({
    schema,
    start: { phone: startPhone(country), password: '' },
    isReady: phone.isReady,
    send: async (wanted) => setSent(await ask(wanted)),
    explain: errorsOf,
  });
  const { values, errors, change } = form;
  const parts = phone.partsOf(values.phone);
  if (sent) {
    return (
      <PhoneCode
        sent={sent}
        phone={parts}
        backLabel={t('access:code.otherPhone')}
        resend={() => ask(values)}
        onDone={() => onDone(writtenPhone(parts))}
        onBack={() => setSent(undefined)}
      />
    );
  }
  const password: FormField = {
    id: 'password',
    kind: 'password',
    label: t('security:change.password'),
    value: values.password,
    error: errors.password,
    autoComplete: 'current-password',
    required: true,
    wide: true,
  };
  return (
    <AccountForm
      id={form.id}
      lead={lead}
      submitLabel={t('access:registration.sendCode')}
      error={errors.form}
      busy={form.busy}
      onSubmit={form.submit}
    >
      <FormFields
        fields={[...phone.fieldsOf(values.phone, errors.phone), ...(asksPassword ? [password] : [])]}
        onValueChange={(id, value) => {
          const changed = phone.changed(values.phone, id, value);
          if (changed) change({ ...values, phone: changed });
          else if (id === 'password') change({ ...values, password: value });
        }}
      />
    </AccountForm>
  );
}
