import type { RegistrationField } from '@touchline/contract';
import * as v from 'valibot';
import type { PhoneValues } from '../phone/phone.ts';
import { anyPhone, phoneSchema } from '../phone/phoneSchema.ts';
import type { RegistrationWay } from './registrationWays.ts';
import { agreement, email, newPassword, personName, type FieldMessages } from '../schemas.ts';
import type { PhoneField } from '../phone/usePhoneField.ts';

export interface RegistrationInput {
  readonly email: string;
  readonly password: string;
  readonly phone: PhoneValues;
  readonly currency: string;
  readonly promoCode: string;
  /** `0` none, `1` sport, `2` casino. */
  readonly bonus: string;
  /** Two lowercase letters, or empty. */
  readonly country: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthday: string;
  readonly name: string;
  readonly surname: string;
  readonly agreed: boolean;
}

export interface AskedField {
  readonly id: RegistrationField;
  readonly isRequired: boolean;
}

export interface RegistrationForm {
  readonly method: RegistrationWay['method'];
  readonly asked: readonly AskedField[];
  readonly phone: PhoneField;
  readonly messages: FieldMessages;
}

/** Schema of a registration; fields of other methods are not validated. */
export function registrationSchema({
  method,
  asked,
  phone,
  messages,
}: RegistrationForm): v.GenericSchema<RegistrationInput> {
  const isRequired = (id: RegistrationField) => asked.some((field) => field.id === id && field.isRequired);
  const text = (id: RegistrationField) =>
    isRequired(id)
      ? v.pipe(v.string(), v.trim(), v.nonEmpty(messages.fieldMissing))
      : v.pipe(v.string(), v.trim());
  return v.object({
    email: method === 'email' ? email(messages) : v.string(),
    password: method === 'email' || method === 'phone' ? newPassword(messages) : v.string(),
    phone: method === 'phone' ? phoneSchema(messages, phone) : anyPhone,
    currency: v.string(),
    promoCode: v.pipe(text('promo_code'), v.regex(/^[A-Za-z0-9_-]{0,32}$/, messages.promoWrong)),
    bonus: v.string(),
    country: text('country'),
    birthday: text('date_birthday'),
    name: personName(messages, { isRequired: isRequired('name') }),
    surname: personName(messages, { isRequired: isRequired('surname') }),
    agreed: agreement(messages),
  });
}
