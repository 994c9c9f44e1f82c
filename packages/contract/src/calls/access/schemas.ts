import { Type, type Static } from 'typebox';
import { PersonName } from '../../formats.ts';
import { Currency, Milliseconds } from '../../schemas.ts';
import { CodeGuid } from './codes.ts';
import { Player } from './session.ts';

/** Schemas shared by the calls for registration and sign-in. */

export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });
export const Language = Type.String({ pattern: '^[a-z]{2}$' });
export const CountryCode = Type.String({ pattern: '^[a-z]{2}$', description: 'Two lower-case letters.' });
/** Creates a schema for one of the given literals. */
export const oneOf = <const T extends readonly string[]>(names: T) =>
  Type.Unsafe<T[number]>(Type.Union(names.map((name) => Type.Literal(name))));

/** Phone number: country code and the rest, digits only. */
export const phoneParts = {
  phone_code: Type.String({ pattern: '^[1-9][0-9]{0,3}$', description: 'Digits, without the plus.' }),
  phone_number: Type.String({ pattern: '^[0-9]{3,14}$', description: 'Digits after the country’s code.' }),
};

/** Optional data of a registration; each site selects the fields that it requires. */
export const RegistrationDetails = {
  currency: Currency,
  language: Language,
  isOfAge: Type.Literal(true, {
    description: 'Whether the player declares to be of age and accepts the terms.',
  }),
  country: Type.Optional(CountryCode),
  date_birthday: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  name: Type.Optional(PersonName),
  surname: Type.Optional(PersonName),
  promo_code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' })),
  bonus: Type.Optional(
    Type.Unsafe<0 | 1 | 2>(
      Type.Integer({ minimum: 0, maximum: 2, description: 'Requested bonus: 0 none, 1 sport, 2 casino.' }),
    ),
  ),
};

/** Fields that a registration can require. */
export const registrationFields = [
  'country',
  'date_birthday',
  'name',
  'surname',
  'promo_code',
  'bonus',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const loginModes = ['login_password', 'phone_password', 'sms'] as const;
export type LoginMode = (typeof loginModes)[number];
export const registrationTypes = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

/** Methods of the second step that take a code. */
export const codeMethods = ['totp', 'email', 'recovery'] as const;
export type CodeMethod = (typeof codeMethods)[number];
export const stepMethods = ['passkey', ...codeMethods] as const;
export type StepMethod = (typeof stepMethods)[number];

export const SignInStep = Type.Object(
  {
    guid: CodeGuid,
    methods: Type.Array(oneOf(stepMethods), {
      description: 'Methods that can confirm the sign-in, the usual one first.',
    }),
    email: Type.Optional(Type.String({ description: 'Masked address for the code.' })),
    expiresAt: Milliseconds,
  },
  { title: 'SignInStep', description: 'The sign-in requires a second step.' },
);
export type SignInStep = Static<typeof SignInStep>;

/** Signed-in player, or the second step that is required. */
export const SignInAnswer = Type.Union([Type.Object({ player: Player }), Type.Object({ step: SignInStep })]);
export type SignInAnswer = Static<typeof SignInAnswer>;

/** Header with a captcha pass, required from addresses with too many attempts; a pass is valid for one attempt. */
export const CaptchaPass = Type.Object({
  'x-captcha': Type.Optional(Type.String({ maxLength: 100, description: 'Pass from `captchaValidate`.' })),
});
