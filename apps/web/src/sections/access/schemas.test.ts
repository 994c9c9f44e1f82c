import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailSchema, oneClickSchema, passwordSchema, signInSchema, type FieldWords } from './schemas.ts';

const words: FieldWords = {
  loginMissing: 'loginMissing',
  passwordMissing: 'passwordMissing',
  emailMissing: 'emailMissing',
  emailWrong: 'emailWrong',
  passwordShort: 'passwordShort',
  passwordLong: 'passwordLong',
  notAgreed: 'notAgreed',
  samePassword: 'samePassword',
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

test('registration by e-mail names each wrong field with what is wrong with it', () => {
  const good = { email: ' anna@example.com ', password: 'correct horse', currency: 'EUR', agreed: true };
  expect(v.parse(emailSchema(words), good).email).toBe('anna@example.com');
  expect(problems(emailSchema(words), { ...good, email: '', password: '', agreed: false })).toEqual({
    email: 'emailMissing',
    password: 'passwordMissing',
    agreed: 'notAgreed',
  });
  expect(problems(emailSchema(words), { ...good, email: 'anna@example' })).toEqual({ email: 'emailWrong' });
  expect(problems(emailSchema(words), { ...good, password: '1234567' })).toEqual({
    password: 'passwordShort',
  });
  expect(problems(emailSchema(words), { ...good, password: 'x'.repeat(129) })).toEqual({
    password: 'passwordLong',
  });
});

test('one click asks for consent only', () => {
  const empty = { email: '', password: '', currency: 'EUR' };
  expect(problems(oneClickSchema(words), { ...empty, agreed: true })).toEqual({});
  expect(problems(oneClickSchema(words), { ...empty, agreed: false })).toEqual({ agreed: 'notAgreed' });
});

test('sign-in takes any password that was ever allowed', () => {
  expect(problems(signInSchema(words), { login: '12345678', password: 'x', save: true })).toEqual({});
  expect(problems(signInSchema(words), { login: '  ', password: '', save: false })).toEqual({
    login: 'loginMissing',
    password: 'passwordMissing',
  });
});

test('a changed password is another one', () => {
  expect(problems(passwordSchema(words), { current: 'the same one', next: 'the same one' })).toEqual({
    next: 'samePassword',
  });
});
