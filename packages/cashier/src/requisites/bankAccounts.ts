/** Lengths of the account numbers of countries (ISO 13616). */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      [15, 'NO'],
      [16, 'BE'],
      [18, 'DK FI FO GL NL'],
      [19, 'MK SI'],
      [20, 'AT BA EE KZ LT LU XK'],
      [21, 'CH HR LI LV'],
      [22, 'BG BH CR DE GB GE IE ME RS VA'],
      [23, 'AE GI IL IQ TL'],
      [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
      [25, 'LY PT ST'],
      [26, 'IS TR'],
      [27, 'FR GR IT MC MR SM'],
      [28, 'AL AZ CY DO GT HU LB PL SV'],
      [29, 'BR EG PS QA UA'],
      [30, 'JO KW MU'],
      [31, 'MT SC'],
      [32, 'LC'],
    ] as const
  ).flatMap(([length, countries]) => countries.split(' ').map((country) => [country, length] as const)),
);

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

/** Returns why a text is no IBAN; undefined if it is one. */
export function ibanFault(iban: string): 'pattern' | 'length' | 'checksum' | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/.test(iban)) return 'pattern';
  const length = LENGTHS.get(iban.slice(0, 2));
  if (length === undefined) return 'pattern';
  if (iban.length !== length) return 'length';
  return ibanRemainder(iban) === 1 ? undefined : 'checksum';
}

/** Returns whether a text is the code of a bank (ISO 9362). */
export function isBic(text: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);
}
