import { ibanStructures } from './ibanStructures.ts';

/** Check digits that the rule for computing them never gives. */
const IMPOSSIBLE: ReadonlySet<string> = new Set(['00', '01', '99']);

/**
 * Returns the remainder of an account number by 97, computed in parts because the number exceeds 64 bits: 1 if its
 * check digits are right.
 * @param iban without blanks, in capitals
 */
export function ibanRemainder(iban: string): number {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Returns why a text is no IBAN of a country of the registry; undefined if it is one. */
export function ibanFault(iban: string): 'pattern' | 'length' | 'checksum' | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/.test(iban)) return 'pattern';
  const structure = ibanStructures.get(iban.slice(0, 2));
  if (structure === undefined) return 'pattern';
  if (iban.length !== structure.length) return 'length';
  if (!structure.account.test(iban.slice(4))) return 'pattern';
  // Check digits are 98 less a remainder by 97; others may have the same remainder.
  if (IMPOSSIBLE.has(iban.slice(2, 4))) return 'checksum';
  return ibanRemainder(iban) === 1 ? undefined : 'checksum';
}

/** Returns whether a text is the code of a bank (ISO 9362). */
export function isBic(text: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);
}
