import * as v from 'valibot';
import { expect, test } from 'vitest';
import { startPhone } from './phone/phoneSchema.ts';
import {
  registrationSchema,
  type AskedField,
  type RegistrationForm,
} from './registration/registrationSchema.ts';
import { loginName, passwordSchema, type FieldMessages } from './schemas.ts';

const messages: FieldMessages = {
  loginMissing: 'loginMissing',
  passwordMissing: 'passwordMissing',
  emailMissing: 'emailMissing',
  emailWrong: 'emailWrong',
  passwordShort: 'passwordShort',
  passwordLong: 'passwordLong',
  notAgreed: 'notAgreed',
  samePassword: 'samePassword',
  phoneMissing: 'phoneMissing',
  phoneWrong: 'phoneWrong',
  fieldMissing: 'fieldMissing',
  promoWrong: 'promoWrong',
  unusual: 'unusual',
};
const phone: RegistrationForm['phone'] = {
  isReady: true,
  fieldsOf: () => [],
  changed: () => undefined,
  partsOf: ({ number }) => ({ phone_code: '44', phone_number: number }),
  lengthsOf: () => ({ Min: 9, Max: 10 }),
};
const schemaOf = (method: RegistrationForm['method'], asked: readonly AskedField[] = []) =>
  registrationSchema({ method, asked, phone, messages });

const good = {
  email: ' anna@example.com ',
  password: 'correct horse',
  phone: { ...startPhone('gb'), number: '7911123456' },
  currency: 'EUR',
  promoCode: '',
  bonus: '0',
  country: '',
  birthday: '',
  name: '',
  surname: '',
  agreed: true,
};

function problems(schema: v.GenericSchema, input: unknown): Record<string, unknown> {
  const parsed = v.safeParse(schema, input);
  return parsed.success
    ? {}
    : Object.fromEntries(
        Object.entries(v.flatten(parsed.issues).nested ?? {}).map(([field, found]) => [
          field,
          (found as string[])[0],
        ]),
      );
}

test('registration by email reports each invalid field with its error', () => {
  const schema = schemaOf('email');
  expect(v.parse(schema, good).email).toBe('anna@example.com');
  expect(problems(schema, { ...good, email: '', password: '', agreed: false })).toEqual({
    email: 'emailMissing',
    password: 'passwordMissing',
    agreed: 'notAgreed',
  });
  expect(problems(schema, { ...good, email: 'anna@example' })).toEqual({ email: 'emailWrong' });
  expect(problems(schema, { ...good, password: '1234567' })).toEqual({ password: 'passwordShort' });
  expect(problems(schema, { ...good, password: 'x'.repeat(129) })).toEqual({ password: 'passwordLong' });
});

test.each(['ｊohn@example.com', 'john@example.com.', 'jo\u200Bhn@example.com', 'john@example.com\u202E'])(
  'registration refuses the address %j before it is sent',
  (address) =>
    expect(problems(schemaOf('email'), { ...good, email: address })).toEqual({ email: 'emailWrong' }),
);

test('registration names a name that has something invisible or unusual in it', () => {
  const given = { ...good, name: 'nhoJ\u202E', surname: 'Ｓmith' };
  expect(problems(schemaOf('email'), given)).toEqual({ name: 'unusual', surname: 'unusual' });
  expect(v.is(loginName(messages), 'anna@example.com.')).toBe(false);
  expect(v.parse(loginName(messages), ' 48151623 ')).toBe('48151623');
});

test('one-click registration requires consent only', () => {
  const empty = { ...good, email: '', password: '', phone: startPhone('gb') };
  expect(problems(schemaOf('oneClick'), empty)).toEqual({});
  expect(problems(schemaOf('oneClick'), { ...empty, agreed: false })).toEqual({ agreed: 'notAgreed' });
});

test('a phone has as many digits as numbers of its country, and optionally a leading zero', () => {
  const numbered = (number: string) =>
    problems(schemaOf('phone'), { ...good, email: '', phone: { ...good.phone, number } });
  expect([numbered('7911123456'), numbered('07911123456'), numbered('')]).toEqual([
    {},
    {},
    { phone: 'phoneMissing' },
  ]);
  expect([numbered('79111'), numbered('79111234567')]).toEqual([
    { phone: 'phoneWrong' },
    { phone: 'phoneWrong' },
  ]);
});

test('a field that the site requires must be filled in; a promo code has no spaces inside', () => {
  const asked = [
    { id: 'country', isRequired: true },
    { id: 'name', isRequired: false },
  ] as const;
  expect(problems(schemaOf('email', asked), { ...good, country: ' ', name: '' })).toEqual({
    country: 'fieldMissing',
  });
  const schema = schemaOf('email');
  expect(v.parse(schema, { ...good, promoCode: ' WELCOME ' }).promoCode).toBe('WELCOME');
  expect(problems(schema, { ...good, promoCode: 'WEL COME' })).toEqual({ promoCode: 'promoWrong' });
});

test('a new password must differ from the current one', () => {
  expect(problems(passwordSchema(messages), { current: 'the same one', next: 'the same one' })).toEqual({
    next: 'samePassword',
  });
});
