import { hash, verify } from '@node-rs/argon2';
import { makeSecret } from './secrets.ts';

/** Hashes a password for storage. */
export type HashPassword = (password: string) => Promise<string>;

export const hashPassword: HashPassword = (password) => hash(password);

// Hash of a random password, made once on first use.
let nobodys: Promise<string> | undefined;

/**
 * Returns whether a password matches the stored hash. Without one it verifies a dummy hash and returns false, so that
 * timing doesn't reveal whether an account exists.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hash(makeSecret());
  const fits = await verify(stored ?? (await nobodys), password);
  return fits && stored !== undefined;
}
