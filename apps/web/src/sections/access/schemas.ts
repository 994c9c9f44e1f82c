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
}

/** Same bounds as on the server: see the session calls of the contract. */
const bounds = { password: { least: 8, most: 128 }, email: 254 } as const;

export const newPassword = (words: FieldMessages) =>
  v.pipe(
    v.string(),
    v.nonEmpty(words.passwordMissing),
    v.minLength(bounds.password.least, words.passwordShort),
    v.maxLength(bounds.password.most, words.passwordLong),
  );

export const agreement = (words: FieldMessages) => v.pipe(v.boolean(), v.literal(true, words.notAgreed));

export const email = (words: FieldMessages) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.emailMissing),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailWrong),
    v.maxLength(bounds.email, words.emailWrong),
  );

export const passwordSchema = (words: FieldMessages) =>
  v.pipe(
    v.object({ current: v.pipe(v.string(), v.nonEmpty(words.passwordMissing)), next: newPassword(words) }),
    v.forward(
      v.check(({ current, next }) => current !== next, words.samePassword),
      ['next'],
    ),
  );
