import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Returns 32 random bytes as text for a cookie or a header. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for storage: enough to recognise it, useless to a reader of the database. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Makes a random login number of nine digits. */
export function makeLogin(): string {
  return String(randomInt(100_000_000, 1_000_000_000));
}

/** Without characters that are easily confused: 0 O, 1 l I. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes a password of 12 characters (about 69 bits). */
export function makePassword(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
