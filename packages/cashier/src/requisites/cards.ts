/** Returns whether the digits of a card number add up (Luhn): the sum is divisible by 10. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Brands of cards by the first digits of their numbers. */
const BRANDS: readonly (readonly [brand: string, first: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2(?:2[3-9]|22[1-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['mir', /^220[0-4]/],
  ['maestro', /^(?:5[06-8]|6)/],
];

/** Returns the brand of a card; undefined for unknown ones. */
export function cardBrand(digits: string): string | undefined {
  return BRANDS.find(([, first]) => first.test(digits))?.[0];
}
