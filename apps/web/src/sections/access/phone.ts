import type { PhoneCountry, PhoneParts } from './phone.types.ts';

/** A country that isn't in the list: its code is typed. */
export const CUSTOM = 'custom';

export interface PhoneValues {
  /** Two letters of the list, or `custom`. */
  readonly country: string;
  /** The typed code of a custom country, as it is typed. */
  readonly customCode: string;
  /** The number as it is typed. */
  readonly number: string;
}

/** What the fields of a phone say, as the platform takes it. */
export function phonePartsOf(
  { country, customCode, number }: PhoneValues,
  countries: readonly PhoneCountry[],
): PhoneParts {
  const code = country === CUSTOM ? customCode : countries.find(({ id }) => id === country)?.code;
  return { phone_code: digitsOf(code ?? ''), phone_number: digitsOf(number) };
}

/** The figures of a text; those of Arabic and Persian too. */
export function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (figure) => String(figure.charCodeAt(0) - 0x06_60))
    .replaceAll(/[\u06F0-\u06F9]/g, (figure) => String(figure.charCodeAt(0) - 0x06_f0))
    .replaceAll(/\D/g, '');
}

/** Figures as the mask writes them: one for each 9, as far as they go; what is left over stands at the end. */
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
 * A number after the player typed: as the mask writes it while it grows at its end, else as it was typed, so that the
 * caret stays where somebody mends a figure in the middle.
 */
export function typedNumber(before: string, typed: string, mask: string | undefined): string {
  const [had, has] = [digitsOf(before), digitsOf(typed)];
  const grows = has.length > had.length && has.startsWith(had);
  if (grows && mask !== undefined) return shaped(has, mask);
  return typed.replaceAll(/[^\d\s()./\u0660-\u0669\u06F0-\u06F9-]/g, '');
}

/** Whether a text is a phone with its country's code. */
export const isWhole = (text: string): boolean => /^\s*(?:\+|00)/.test(text);

/** The parts of a whole number that was pasted or filled in, `+44 7911 123456`; undefined for any other text. */
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
  // Several countries share a code, such as +1: the chosen one stays.
  const country = ofCode.find(({ id }) => id === preferred) ?? ofCode[0];
  return country && { country: country.id, number: whole.slice(digitsOf(country.code).length) };
}
