import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes as text for a cookie or a header. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: enough to know it again, useless to whoever reads the database. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A number to sign in with, nine digits. */
export function makeLogin(): string {
  return String(randomInt(100_000_000, 1_000_000_000));
}

/** Without what is mistaken when written down: 0 O, 1 l I. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password to be written down once, 12 characters (about 69 bits). */
export function makePassword(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
