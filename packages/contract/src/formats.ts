import { Type } from 'typebox';
import { Format } from 'typebox/format';
import { isChosenLogin, isEmailAddress, isLine, isLoginName, isPersonName } from './enteredTexts.ts';

/** Formats of texts that people enter: the rule, and the error message of texts that break it. */
const formats = {
  'email-address': {
    isFitting: isEmailAddress,
    message:
      'An e-mail address is written like name@example.com, without spaces, invisible characters, other forms of letters (such as full-width ones) or dots at its ends: correct it.',
  },
  'login-name': {
    isFitting: isLoginName,
    message:
      'A login is written without invisible characters, other forms of letters or digits (such as full-width ones) and dots at its end: type it again.',
  },
  'chosen-login': {
    isFitting: isChosenLogin,
    message:
      'A login has 4 to 30 Latin letters and figures, with single dots, dashes or underscores between them, and begins with a letter: choose another one.',
  },
  'person-name': {
    isFitting: isPersonName,
    message:
      'A name is one line without invisible characters and other forms of Latin letters (such as full-width ones): type it again.',
  },
  line: {
    isFitting: isLine,
    message: 'This text is one line that isn’t blank, without invisible characters: type it again.',
  },
} as const;

const messages: ReadonlyMap<unknown, string> = new Map(
  Object.entries(formats).map(([name, { message }]) => [name, message]),
);
for (const [name, { isFitting }] of Object.entries(formats)) Format.Set(name, isFitting);

/** Returns the error message of texts that break a format of the contract; undefined for any other format. */
export function formatMessage(format: unknown): string | undefined {
  return messages.get(format);
}

/** An address that identifies an account. */
export const Email = Type.String({
  maxLength: 254,
  format: 'email-address',
  description:
    'An e-mail address without spaces, invisible characters, compatibility forms (text that NFKC changes) and dots at the ends of its parts. Stored in lower case.',
  examples: ['name@example.com'],
});

/**
 * Creates the schema of a text that identifies an account.
 * @param kinds of texts that are accepted
 */
export const LoginName = (kinds: string) =>
  Type.String({
    minLength: 1,
    maxLength: 254,
    format: 'login-name',
    description: `${kinds}, without invisible characters, compatibility forms (text that NFKC changes) and a dot at the end. Spaces around it and the case of its letters don’t matter.`,
  });

/** A login that a player chooses. */
export const ChosenLogin = Type.String({
  maxLength: 64,
  format: 'chosen-login',
  description:
    '4 to 30 Latin letters and figures, with single dots, dashes or underscores between them, a letter first. Stored in lower case, without spaces around it.',
  examples: ['ada.byron'],
});

/** A person's name or surname. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 64,
  format: 'person-name',
  description:
    'One line without invisible characters, except joiners that spelling needs, and without other forms of Latin letters. Stored composed (NFC), without spaces around it.',
});

/** Creates the schema of a line of personal data. */
export const Line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    format: 'line',
    description:
      'One line that isn’t blank, without invisible characters, except joiners that spelling needs. Personal data is stored composed (NFC), without spaces around it.',
  });
