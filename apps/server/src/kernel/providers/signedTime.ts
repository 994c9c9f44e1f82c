/** At most 15 digits: until beyond the year 9999 in ms, and an exact number. */
const DIGITS = /^[1-9]\d{0,14}$/;

/**
 * Reads the time of a signature: a whole number of seconds or ms in plain decimal digits. Returns undefined for anything
 * else, such as a sign, blanks, an exponent, hexadecimal or leading zeros, so that one time has one text.
 */
export function readSignedTime(text: string | undefined): number | undefined {
  return text !== undefined && DIGITS.test(text) ? Number(text) : undefined;
}

/**
 * Returns whether the time of a signature is close enough to the receiver's.
 * @param ms Unix time of the signature, ms
 */
export function isCurrent(ms: number, now: Date): boolean {
  return Math.abs(now.getTime() - ms) <= WINDOW;
}

/** Greatest difference between the time of a signature and the receiver's, ms. */
const WINDOW = 300_000;
