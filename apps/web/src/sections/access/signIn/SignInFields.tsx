import type { LoginMode } from '@touchline/contract';
import { Link, SignInForm, type OtherSignIn, type SignInMode } from '@touchline/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { trackLoginError, trackLoginFields } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import {
  sendSignInCode,
  signIn,
  signInByPhone,
  type CodeSent,
  type Entry,
} from '../../../features/session/entry/access.api.ts';
import { useValidForm } from '../../../platform/forms/useValidForm.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { offersRegistration } from '../../../platform/links/entrySheets.ts';
import type { PhoneParts } from '../phone/phone.types.ts';
import { anyPhone, phoneSchema, startPhone } from '../phone/phoneSchema.ts';
import { loginName } from '../schemas.ts';
import { useFieldMessages } from '../useFieldMessages.ts';
import { returnTokenOf, useEntryErrors } from '../useEntryErrors.ts';
import { usePasskeyEntry } from './usePasskeyEntry.ts';
import { usePhoneField } from '../phone/usePhoneField.ts';

export interface SignInFieldsProps {
  readonly modes: readonly LoginMode[];
  /** Default country of phone numbers. */
  readonly country: string | undefined;
  /** Whether the site offers passkeys. */
  readonly hasPasskeys: boolean;
  /** Whether another device can sign in this one. */
  readonly hasQrSignIn: boolean;
  readonly onEntry: (entry: Entry, save: boolean) => void;
  readonly onSent: (sent: CodeSent, phone: PhoneParts, save: boolean) => void;
  /** Called when the player wants to sign in by another device. */
  readonly onQr: (save: boolean) => void;
  /** Called for an exclusion that lasts until the player requests to return. */
  readonly onReturn: (token: string) => void;
}

const tabs = {
  login_password: 'password',
  phone_password: 'phonePassword',
  sms: 'sms',
} as const satisfies Record<LoginMode, SignInMode>;

const countedAs = { password: 'password', phonePassword: 'phone', sms: 'sms' } as const;

/** Fields of each sign-in method; input is preserved when the player switches. */
export function SignInFields(props: SignInFieldsProps) {
  const { modes, country, hasPasskeys, hasQrSignIn, onEntry, onSent, onQr, onReturn } = props;
  const { t } = useTranslation('access');
  const paths = usePaths();
  const lang = useLang();
  const messages = useFieldMessages();
  const errorsOf = useEntryErrors();
  const [mode, setMode] = useState<SignInMode>(() => tabs[modes[0] ?? 'login_password']);
  useEffect(() => track('login_open', countedAs[mode]), [mode]);
  const hasPhone = mode !== 'password';
  const phone = usePhoneField(hasPhone);
  const schema = useMemo(() => {
    const filled = (missing: string) => v.pipe(v.string(), v.nonEmpty(missing));
    return v.object({
      login: hasPhone ? v.string() : loginName(messages),
      password: mode === 'sms' ? v.string() : filled(messages.passwordMissing),
      phone: hasPhone ? phoneSchema(messages, phone) : anyPhone,
      save: v.boolean(),
    });
  }, [mode, hasPhone, messages, phone]);
  const [refused, setRefused] = useState<string>();
  const explain = (error: unknown) => {
    const token = returnTokenOf(error);
    if (token !== undefined) onReturn(token);
    return errorsOf(error);
  };
  const form = useValidForm({
    schema,
    start: { login: '', password: '', phone: startPhone(country), save: true },
    isReady: phone.isReady,
    send: async ({ login, password, phone: written, save }) => {
      const parts = phone.partsOf(written);
      if (mode === 'sms') return onSent(await sendSignInCode({ ...parts, lng: lang }), parts, save);
      const entry = await (mode === 'phonePassword'
        ? signInByPhone({ ...parts, password, save })
        : signIn({ login, password, save }));
      // With a second step, signing in is completed there.
      if ('player' in entry) track('login_success', countedAs[mode]);
      onEntry(entry, save);
    },
    onWrong: trackLoginFields,
    explain: (error) => {
      trackLoginError(error);
      return explain(error);
    },
  });
  const { values, errors, change } = form;
  const passkey = usePasskeyEntry({
    hasPasskeys,
    hasLogin: mode === 'password',
    save: values.save,
    onPlayer: (player) => onEntry({ player }, values.save),
    onError: (error) => setRefused(explain(error).form),
  });
  const others: readonly OtherSignIn[] = [
    ...(passkey.isOffered
      ? [
          {
            id: 'passkey',
            label: t('signIn.passkey'),
            icon: 'fingerprint' as const,
            busy: passkey.isBusy,
            onSelect: () => {
              setRefused(undefined);
              void passkey.enter();
            },
          },
        ]
      : []),
    ...(hasQrSignIn
      ? [
          {
            id: 'qr',
            label: t('signIn.qr'),
            icon: 'qr-code' as const,
            onSelect: () => onQr(values.save),
          },
        ]
      : []),
  ];
  return (
    <SignInForm
      // A new form per method, so that field errors don't carry over.
      key={mode}
      id={form.id}
      mode={mode}
      modes={modes.map((one) => ({ value: tabs[one], label: t(`signIn.mode.${one}`) }))}
      values={values}
      fields={[
        ...phone.fieldsOf(values.phone, errors.phone),
        ...(mode === 'phonePassword'
          ? [
              {
                kind: 'password' as const,
                id: 'password',
                label: t('fields.password'),
                value: values.password,
                error: errors.password,
                required: true,
                wide: true,
              },
            ]
          : []),
      ]}
      errors={{ login: errors.login, password: errors.password, form: errors.form ?? refused }}
      busy={form.busy}
      remembered={values.save}
      passkeys={passkey.isOffered}
      others={others}
      labels={{
        login: t('fields.login'),
        password: t('fields.password'),
        submit: t(mode === 'sms' ? 'signIn.sendCode' : 'signIn.submit'),
        modes: t('signIn.modes'),
        remember: t('signIn.stay'),
      }}
      recovery={mode === 'sms' ? undefined : <Link href={paths.forgotPassword}>{t('signIn.forgotten')}</Link>}
      footer={
        offersRegistration() && (
          <>
            <span>{t('signIn.noAccount')}</span>
            <Link href={paths.registration()}>{t('signIn.register')}</Link>
          </>
        )
      }
      onModeChange={setMode}
      onValuesChange={(next) => change({ ...values, ...next })}
      onFieldChange={(id, value) => {
        const changed = phone.changed(values.phone, id, value);
        change(changed ? { ...values, phone: changed } : { ...values, password: value });
      }}
      onRememberedChange={(save) => change({ ...values, save })}
      onSubmit={() => {
        setRefused(undefined);
        form.submit();
      }}
    />
  );
}
