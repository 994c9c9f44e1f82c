import { ibanFault, isBic } from './bankAccounts.ts';

/**
 * Kinds of requisites that a player types. Card numbers aren't among them: they are typed on the provider's page only.
 */
export const requisiteKinds = [
  'iban',
  'bic',
  'name',
  'phone',
  'email',
  'sort-code',
  'text',
  'select',
] as const;
export type RequisiteKind = (typeof requisiteKinds)[number];

/** A field of a payment method. */
export interface RequisiteField {
  readonly kind: RequisiteKind;
  readonly isRequired: boolean;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** For `text`: a regular expression that the whole text fits. */
  readonly pattern?: string | undefined;
  /** For `select`: the values to choose from. */
  readonly options?: readonly string[] | undefined;
}

export type RequisiteFault = 'required' | 'length' | 'checksum' | 'pattern' | 'not-offered';

const MOST_CHARACTERS = 254;

/**
 * Returns a typed requisite in the form in which it is checked and sent: without the blanks, dots and dashes that
 * people write between digits, with digits of other scripts as 0-9.
 */
export function plainRequisite(kind: RequisiteKind, typed: string): string {
  // Both blocks start at a multiple of 16, so the last four bits are the digit.
  const text = typed
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  if (kind === 'iban' || kind === 'bic') return text.replace(/[\s.-]/g, '').toUpperCase();
  if (kind === 'sort-code') return text.replace(/[\s.-]/g, '');
  if (kind === 'phone') return text.replace(/[\s.()-]/g, '').replace(/^00/, '+');
  return kind === 'name' ? text.replace(/\s+/g, ' ') : text;
}

/**
 * Returns why a requisite is wrong; undefined if it is right, or empty and not required.
 * @param text as `plainRequisite` returns it
 */
export function requisiteFault(field: RequisiteField, text: string): RequisiteFault | undefined {
  if (text === '') return field.isRequired ? 'required' : undefined;
  const length = [...text].length;
  if (length < (field.minLength ?? 1) || length > (field.maxLength ?? MOST_CHARACTERS)) return 'length';
  switch (field.kind) {
    case 'iban':
      return ibanFault(text);
    case 'bic':
      return isBic(text) ? undefined : 'pattern';
    case 'name':
      if (length < 2 || length > 70) return 'length';
      return fits(/^[\p{L}\p{M} '’.-]+$/u, text);
    case 'phone':
      return fits(/^\+[1-9]\d{6,14}$/, text);
    case 'email':
      return fits(/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}]+$/u, text);
    case 'sort-code':
      return fits(/^\d{14}$/, text);
    case 'select':
      return field.options?.includes(text) ? undefined : 'not-offered';
    case 'text':
      return field.pattern === undefined ? undefined : fits(new RegExp(`^(?:${field.pattern})$`, 'u'), text);
  }
}

function fits(pattern: RegExp, text: string): 'pattern' | undefined {
  return pattern.test(text) ? undefined : 'pattern';
}

/** Returns a requisite as it is shown: all but its last four characters are masked. */
export function maskedRequisite(text: string): string {
  const characters = [...text];
  return characters.length <= 4 ? '••••' : `•••• ${characters.slice(-4).join('')}`;
}
