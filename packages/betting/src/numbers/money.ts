import { currencyExponent } from './currencies.ts';
import { fixedText, plainNumberText } from './decimal.ts';

/** Largest amount that fits into the 64 bits of a stored amount, in minor units of any currency. */
export const LARGEST_MINOR = 9_223_372_036_854_775_807n;

/**
 * Parses wire text ("12.5") into minor units (1250n for EUR).
 * @throws RangeError if the text is no plain decimal, has more decimals than the currency, or is beyond
 * `LARGEST_MINOR`
 */
export function toMinor(wireText: string, iso: string): bigint {
  const exponent = currencyExponent(iso);
  const match = /^(-?)(0|[1-9]\d{0,39})(?:\.(\d{1,40}))?$/.exec(wireText);
  if (!match) throw new RangeError(`"${wireText}" is not an amount: send a plain decimal, such as "12.50".`);
  const decimals = match[3] ?? '';
  if (decimals.length > exponent) {
    throw new RangeError(`"${wireText}" has more decimals than ${iso} allows (${exponent}).`);
  }
  const minor = BigInt((match[2] ?? '') + decimals.padEnd(exponent, '0'));
  if (minor > LARGEST_MINOR) {
    throw new RangeError(
      `"${wireText}" is too large: the largest amount is ${toWire(LARGEST_MINOR, iso)} ${iso}.`,
    );
  }
  return match[1] ? -minor : minor;
}

/** Formats minor units as wire text with all decimals of the currency: (1250n, "EUR") -> "12.50". */
export function toWire(minor: bigint, iso: string): string {
  return fixedText(minor, currencyExponent(iso));
}

/** Reason why typed text is no valid stake. */
export type StakeProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'not-positive' | 'too-large';

/** Result of parsing a typed stake: minor units, or the problem. */
export type StakeInput =
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly reason: StakeProblem };

const LONGEST_TEXT = 40;

/**
 * Parses a typed stake: a dot or a comma before the decimals, Latin, Arabic-Indic or Persian digits, no grouping
 * ("1,000.00" is invalid, "1,000" is 1 with three decimals). More decimals than the currency has are rejected rather
 * than rounded.
 */
export function parseStake(userText: string, iso: string): StakeInput {
  const exponent = currencyExponent(iso);
  const text = plainNumberText(userText);
  if (text === '') return { ok: false, reason: 'empty' };
  const match = /^(\d*)\.?(\d*)$/.exec(text);
  const [whole = '', decimals = ''] = [match?.[1], match?.[2]];
  if (whole + decimals === '') return { ok: false, reason: 'not-a-number' };
  if (decimals.length > exponent) return { ok: false, reason: 'too-many-decimals' };
  if (text.length > LONGEST_TEXT) return { ok: false, reason: 'too-large' };
  const minor = BigInt(whole + decimals.padEnd(exponent, '0'));
  if (minor === 0n) return { ok: false, reason: 'not-positive' };
  return minor > LARGEST_MINOR ? { ok: false, reason: 'too-large' } : { ok: true, minor };
}
