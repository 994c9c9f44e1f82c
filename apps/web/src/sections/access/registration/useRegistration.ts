import type { BodyOf, Calls } from '@touchline/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  registerByEmail,
  registerInOneClick,
  sendRegistrationCode,
  type AccessOptions,
  type CodeSent,
} from '../../../features/session/entry/access.api.ts';
import { errorCodeOf } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useValidForm, type FormErrors, type ValidForm } from '../../../platform/forms/useValidForm.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { site } from '../../../platform/site/site.ts';
import { startPhone } from '../phone/phoneSchema.ts';
import { trackRegistered } from './registrationEvents.ts';
import { registrationSchema, type AskedField, type RegistrationInput } from './registrationSchema.ts';
import type { RegistrationWay } from './registrationWays.ts';
import { useFieldMessages } from '../useFieldMessages.ts';
import { useEntryErrors } from '../useEntryErrors.ts';
import type { PhoneField } from '../phone/usePhoneField.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** A registration by phone that waits for its code. */
export type PhoneRegistration = Omit<BodyOf<Calls['registerByPhone']>, 'guid' | 'code'>;

export interface RegistrationEnds {
  /** Called when the player is signed in. */
  readonly onDone: () => void;
  /** Called when the player is signed in, with the credentials, which are shown only once. */
  readonly onCredentials: (credentials: Credentials) => void;
  /** Called when a code was sent to the phone. */
  readonly onSent: (sent: CodeSent, registration: PhoneRegistration) => void;
}

export interface RegistrationOptions extends RegistrationEnds {
  readonly method: RegistrationWay['method'];
  readonly options: AccessOptions;
  /** Default country of the form. */
  readonly country: string | undefined;
  readonly asked: readonly AskedField[];
  readonly phone: PhoneField;
}

/** Form state of all registration methods; input is preserved when the player switches. */
export function useRegistration(props: RegistrationOptions): ValidForm<RegistrationInput> {
  const { method, options, country, asked, phone, onDone, onCredentials, onSent } = props;
  const { t } = useTranslation('access');
  const language = useLang();
  const messages = useFieldMessages();
  const errorsOf = useEntryErrors();
  const schema = useMemo(
    () => registrationSchema({ method, asked, phone, messages }),
    [method, asked, phone, messages],
  );

  async function send(values: RegistrationInput): Promise<void> {
    const common = {
      currency: values.currency,
      language,
      isOfAge: true as const,
      ...detailsOf(values, asked),
    };
    const { email, password } = values;
    if (method === 'oneClick') {
      const credentials = await registerInOneClick(common);
      trackRegistered(method, common.bonus);
      onCredentials(credentials);
    } else if (method === 'phone') {
      const registration = { ...common, ...phone.partsOf(values.phone), password };
      const { phone_code, phone_number } = registration;
      onSent(await sendRegistrationCode({ phone_code, phone_number, lng: language }), registration);
    } else {
      await registerByEmail({ ...common, email, password });
      trackRegistered(method, common.bonus);
      onDone();
    }
  }

  function explain(error: unknown): FormErrors<RegistrationInput> {
    track('registration_error', errorCodeOf(error));
    if (!(error instanceof ApiError)) return errorsOf(error);
    if (error.code === 'EMAIL_TAKEN') return { email: t('refused.emailTaken') };
    const [wrong] = (error.fields ?? []).flatMap(({ path, code }) => {
      const name = fieldNames.get(path.split(/[./]/).at(-1) ?? '');
      return name ? [[name, code] as const] : [];
    });
    if (!wrong) return error.status === 403 ? { form: t('refused.closed') } : errorsOf(error);
    const [name, code] = wrong;
    if (name === 'email') return { email: t('wrong.emailWrong') };
    if (name === 'password') return { password: t('wrong.passwordShort') };
    if (name === 'birthday') {
      return {
        birthday: t(code === 'age' ? 'wrong.tooYoung' : 'wrong.birthday', { age: options.minimumAge }),
      };
    }
    return { [name]: t(code === 'required' ? 'wrong.fieldMissing' : 'wrong.field') };
  }

  return useValidForm<RegistrationInput>({
    schema,
    isReady: phone.isReady,
    start: {
      email: '',
      password: '',
      phone: startPhone(country),
      currency: site().registrationCurrencies[0] ?? site().currency,
      promoCode: '',
      bonus: '0',
      country: country ?? '',
      birthday: '',
      name: '',
      surname: '',
      agreed: false,
    },
    send,
    explain,
    onWrong: ([field = 'form']) => track('registration_error', field),
  });
}

const fieldNames: ReadonlyMap<string, keyof RegistrationInput> = new Map(
  Object.entries({
    email: 'email',
    password: 'password',
    currency: 'currency',
    promo_code: 'promoCode',
    country: 'country',
    date_birthday: 'birthday',
    name: 'name',
    surname: 'surname',
    phone_number: 'phone',
  }),
);

type Details = Pick<
  PhoneRegistration,
  'country' | 'date_birthday' | 'name' | 'surname' | 'promo_code' | 'bonus'
>;

/** Returns the other fields to send: only those that the method requires, without empty ones. */
function detailsOf(values: RegistrationInput, asked: readonly AskedField[]): Details {
  const filled = {
    country: values.country,
    date_birthday: values.birthday,
    name: values.name,
    surname: values.surname,
    promo_code: values.promoCode,
  };
  const details: Details = {};
  for (const { id } of asked) {
    if (id === 'bonus') details.bonus = values.bonus === '2' ? 2 : values.bonus === '1' ? 1 : 0;
    else if (filled[id] !== '') details[id] = filled[id];
  }
  return details;
}
