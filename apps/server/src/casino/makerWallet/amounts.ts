import { toMinor } from '@touchline/betting';

/** Greatest amount of one operation, minor units: sums remain far below 64 bits. */
const MOST = 10n ** 15n;

/** Reads an amount of 0 or more in minor units of a currency; undefined if it has a sign, an exponent or too many decimals. */
export function amountOf(text: string, iso: string): bigint | undefined {
  try {
    const minor = toMinor(text, iso);
    return minor < 0n || minor > MOST || text.startsWith('-') ? undefined : minor;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
