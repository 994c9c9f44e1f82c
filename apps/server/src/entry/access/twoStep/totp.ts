import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 as authenticator apps implement it: SHA-1, 30 seconds (ms here), six digits. */
const PERIOD = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Makes a secret for an authenticator app: 20 bytes as base 32. */
export function makeTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)));
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of a counter (half-minutes since 1970). */
export function totpOf(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', bytesOf(secret)).update(message).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  const value = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the counter at a time in ms. */
export const counterAt = (instant: number): number => Math.floor(instant / PERIOD);

/**
 * Returns the counter of a code: the current half-minute, the previous or the next, because clocks of phones differ;
 * undefined if it matches none.
 */
export function counterOf(secret: string, code: string, instant: number): number | undefined {
  const counter = counterAt(instant);
  return [counter, counter - 1, counter + 1].find((one) => totpOf(secret, one) === code);
}

/** Makes the `otpauth:` address for the QR code of an authenticator app. */
export function totpUri({
  secret,
  company,
  login,
}: {
  readonly secret: string;
  readonly company: string;
  readonly login: string;
}): string {
  const label = `${encodeURIComponent(company)}:${encodeURIComponent(login)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(company)}`;
}
