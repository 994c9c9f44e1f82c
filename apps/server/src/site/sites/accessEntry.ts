import type { LoginMode, RegistrationField, RegistrationType } from '@touchline/contract';
import {
  array,
  boolean,
  minLength,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { whole } from './whole.ts';

const loginModes = ['login_password', 'phone_password', 'sms'] as const satisfies readonly LoginMode[];
const registrationTypes = [
  'full_reg',
  'phone_reg',
  'fast_reg',
  'soc_reg',
] as const satisfies readonly RegistrationType[];
const fields = [
  'name',
  'surname',
  'country',
  'date_birthday',
  'promo_code',
  'bonus',
] as const satisfies readonly RegistrationField[];

const askedField = strictObject({
  id: picklist(fields, `a field is one of ${fields.join(', ')}`),
  isRequired: optional(boolean(), false),
});
const asked = array(askedField);
const usual = [{ id: 'promo_code' }, { id: 'bonus' }] as const;

/** Sign-in methods of a site in the order of display, and the data that registration requires. */
export const accessEntry = strictObject({
  loginModes: optional(
    pipe(
      array(picklist(loginModes, `a mode is one of ${loginModes.join(', ')}`)),
      minLength(1, 'a site needs a mode'),
    ),
    [...loginModes],
  ),
  /** Whether players can sign in with passkeys. */
  hasPasskeys: optional(boolean(), true),
  registrationTypes: optional(
    array(picklist(registrationTypes, `a type is one of ${registrationTypes.join(', ')}`)),
    [...registrationTypes],
  ),
  fields: optional(
    strictObject({
      fast_reg: optional(asked, []),
      phone_reg: optional(asked, [...usual]),
      full_reg: optional(asked, [{ id: 'country' }, ...usual]),
      soc_reg: optional(asked, [{ id: 'country' }, ...usual]),
    }),
    {},
  ),
  /** True if players who register without the data of full_reg complete them afterwards. */
  isDataAfterRegistration: optional(boolean(), false),
  minimumAge: optional(whole(16, 99), 18),
  /** Initial country of phone fields. */
  country: optional(pipe(string(), regex(/^[a-z]{2}$/, 'a country is two lower-case letters'))),
});

export type AccessEntry = InferOutput<typeof accessEntry>;
