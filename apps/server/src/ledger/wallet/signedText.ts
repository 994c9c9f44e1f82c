import { toWire } from '@touchline/betting';

/** Returns an amount as decimal text, with a minus below 0. */
export function signedText(minor: bigint, iso: string): string {
  return minor < 0n ? `-${toWire(-minor, iso)}` : toWire(minor, iso);
}
