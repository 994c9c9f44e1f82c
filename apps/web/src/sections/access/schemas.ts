import { isEmailAddress, isLoginName, isPersonName } from '@touchline/contract/enteredTexts';
import * as v from 'valibot';

/** Error messages of the fields. */
export interface FieldMessages {
  readonly loginMissing: string;
  readonly passwordMissing: string;
  readonly emailMissing: string;
  readonly emailWrong: string;
  readonly passwordShort: string;
  readonly passwordLong: string;
  readonly notAgreed: string;
  readonly samePassword: string;
  readonly phoneMissing: string;
  readonly phoneWrong: string;
  readonly fieldMissing: string;
  readonly promoWrong: string;
  readonly unusual: string;
}

/** Same bounds as on the server: see the session calls of the contract. */
const bounds = { password: { least: 8, most: 128 }, email: 254 } as const;

export const newPassword = (messages: FieldMessages) =>
  v.pipe(
    v.string(),
    v.nonEmpty(messages.passwordMissing),
    v.minLength(bounds.password.least, messages.passwordShort),
    v.maxLength(bounds.password.most, messages.passwordLong),
  );

export const agreement = (messages: FieldMessages) =>
  v.pipe(v.boolean(), v.literal(true, messages.notAgreed));

export const email = (messages: FieldMessages) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(messages.emailMissing),
    v.check(isEmailAddress, messages.emailWrong),
    v.maxLength(bounds.email, messages.emailWrong),
  );

export const loginName = (messages: FieldMessages) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(messages.loginMissing), v.check(isLoginName, messages.unusual));

/** A name, or nothing unless the field is required. */
export const personName = (messages: FieldMessages, { isRequired }: { readonly isRequired: boolean }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => name !== '' || !isRequired, messages.fieldMissing),
    v.check((name) => name === '' || isPersonName(name), messages.unusual),
  );

export const passwordSchema = (messages: FieldMessages) =>
  v.pipe(
    v.object({
      current: v.pipe(v.string(), v.nonEmpty(messages.passwordMissing)),
      next: newPassword(messages),
    }),
    v.forward(
      v.check(({ current, next }) => current !== next, messages.samePassword),
      ['next'],
    ),
  );
