import type { PhoneCountry, PhoneParts } from './phone.types.ts';

/** Value for a country that isn't in the list; its code is typed. */
export const CUSTOM = 'custom';

export interface PhoneValues {
  /** Two letters of the list, or `custom`. */
  readonly country: string;
  /** Code of a custom country as typed. */
  readonly customCode: string;
  /** Number as typed. */
  readonly number: string;
}

/** Converts the phone fields to the API's format. */
export function phonePartsOf(
  { country, customCode, number }: PhoneValues,
  countries: readonly PhoneCountry[],
): PhoneParts {
  const code = country === CUSTOM ? customCode : countries.find(({ id }) => id === country)?.code;
  return { phone_code: digitsOf(code ?? ''), phone_number: digitsOf(number) };
}

/** Digits of a text, including Arabic and Persian ones. */
export function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (figure) => String(figure.charCodeAt(0) - 0x06_60))
    .replaceAll(/[\u06F0-\u06F9]/g, (figure) => String(figure.charCodeAt(0) - 0x06_f0))
    .replaceAll(/\D/g, '');
}

/** Formats digits by a mask: one for each 9; remaining digits are appended. */
export function shaped(digits: string, mask: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) return text;
    text += sign === '9' ? digits.charAt(used) : sign;
    if (sign === '9') used += 1;
  }
  return text + digits.slice(used);
}

/**
 * Returns the number after typing: formatted by the mask if it grew at its end, otherwise as typed, so that the caret
 * stays in place for an edit in the middle.
 */
export function typedNumber(before: string, typed: string, mask: string | undefined): string {
  const [had, has] = [digitsOf(before), digitsOf(typed)];
  const grows = has.length > had.length && has.startsWith(had);
  if (grows && mask !== undefined) return shaped(has, mask);
  return typed.replaceAll(/[^\d\s()./\u0660-\u0669\u06F0-\u06F9-]/g, '');
}

/** Returns whether a text is a phone number with its country's code. */
export const isWhole = (text: string): boolean => /^\s*(?:\+|00)/.test(text);

/** Parses a complete number that was pasted or autofilled, `+44 7911 123456`; undefined for any other text. */
export function pastedPhone(
  text: string,
  countries: readonly PhoneCountry[],
  preferred: string,
): { readonly country: string; readonly number: string } | undefined {
  if (!isWhole(text)) return undefined;
  const whole = digitsOf(text).replace(/^00/, '');
  const fitting = countries.filter(({ code }) => whole.startsWith(digitsOf(code)));
  const longest = Math.max(0, ...fitting.map(({ code }) => code.length));
  const ofCode = fitting.filter(({ code }) => code.length === longest);
  // Several countries share a code, such as +1; the selected one is kept.
  const country = ofCode.find(({ id }) => id === preferred) ?? ofCode[0];
  return country && { country: country.id, number: whole.slice(digitsOf(country.code).length) };
}
