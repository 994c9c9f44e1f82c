import * as rational from './rational.ts';

/** Formats `units` of size 10^-places as plain text with exactly that many decimals: (12345n, 2) -> "123.45". */
export function fixedText(units: bigint, places: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-places)}`;
}

function dropTrailingZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * Formats the value with at most `places` decimals, half away from zero, without trailing zeros. A non-zero value is
 * never formatted as 0: if all decimals vanish, one significant digit is shown.
 * @param least number of decimals that are shown even if they are zeros
 */
export function shortText(value: rational.Rational, places: number, least = 0): string {
  const [whole = '', decimals = ''] = shortestText(value, places).split('.');
  const padded = decimals.padEnd(least, '0');
  return padded === '' ? whole : `${whole}.${padded}`;
}

function shortestText(value: rational.Rational, places: number): string {
  const scaled = (decimals: number) => rational.multiply(value, rational.of(10n ** BigInt(decimals)));
  const units = rational.roundHalfUp(scaled(places));
  if (units !== 0n || value.num === 0n) return dropTrailingZeros(fixedText(units, places));
  let first = places + 1;
  while (rational.floor(scaled(first)) === 0n || rational.ceil(scaled(first)) === 0n) first += 1;
  return dropTrailingZeros(fixedText(rational.roundHalfUp(scaled(first)), first));
}

/**
 * Normalises typed number text: trims blanks, converts Arabic-Indic and Persian digits to 0-9, a comma or an Arabic
 * decimal separator to a dot, and a typographic minus to a hyphen. The caller checks whether the result is a number.
 */
export function plainNumberText(typed: string): string {
  return (
    typed
      .trim()
      // Both blocks start at a multiple of 16, so the last four bits are the digit.
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[,\u066b]/g, '.')
      .replace(/\u2212/g, '-')
  );
}
