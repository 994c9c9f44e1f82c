import { hash, verify } from '@node-rs/argon2';
import { makeSecret } from './secrets.ts';

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

// Made with the first question, once: a password that nobody has.
let nobodys: Promise<string> | undefined;

/**
 * Whether a password is the one that was stored. Without a stored one it isn't, and finding that takes as long: names
 * can't be probed by the time.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hash(makeSecret());
  const fits = await verify(stored ?? (await nobodys), password);
  return fits && stored !== undefined;
}
