import { toMinor, toWire } from '@touchline/betting';

/** Converts an amount, which may be negative, to minor units. */
export function toSignedMinor(amount: string, iso: string): bigint {
  return amount.startsWith('-') ? -toMinor(amount.slice(1), iso) : toMinor(amount, iso);
}

/** Converts minor units, which may be negative, to an amount. */
export function toSignedWire(minor: bigint, iso: string): string {
  return minor < 0n ? `-${toWire(-minor, iso)}` : toWire(minor, iso);
}

/** Returns the sum of amounts of one currency, each of which may be negative. */
export function sumOf(amounts: readonly string[], iso: string): string {
  return toSignedWire(
    amounts.reduce((sum, amount) => sum + toSignedMinor(amount, iso), 0n),
    iso,
  );
}
