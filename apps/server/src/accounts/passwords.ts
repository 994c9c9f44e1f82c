import { hash, verify } from '@node-rs/argon2';
import { makeSecret } from './secrets.ts';

/** Hashes a password for storage. */
export type HashPassword = (password: string) => Promise<string>;

/**
 * Returns the form in which passwords are hashed: NFKC, as devices send the same letters in different forms (`é` as one
 * character or two, full-width digits).
 */
const normalized = (password: string): string => password.normalize('NFKC');

/** Makes the function that hashes passwords from one that hashes texts. */
export const hashesPasswords =
  (hashText: HashPassword): HashPassword =>
  (password) =>
    hashText(normalized(password));

export const hashPassword: HashPassword = hashesPasswords((text) => hash(text));

// Hash of a random password, made once on first use.
let nobodys: Promise<string> | undefined;

/** A stored hash compared with a password. */
export interface PasswordCheck {
  readonly isRight: boolean;
  /** True if the hash is from before passwords were normalized: it has to be replaced at the sign-in. */
  readonly isOld: boolean;
}

/**
 * Compares a password with the stored hash. Hashes from before passwords were normalized are compared with the password
 * as it was sent, and in the forms of other devices; text in ASCII has one form only. Without a hash it verifies a
 * dummy as many times and returns false, so that timing doesn't reveal whether an account exists.
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<PasswordCheck> {
  nobodys ??= hash(makeSecret());
  const compared = stored ?? (await nobodys);
  const form = normalized(password);
  const forms = new Set([form, password, password.normalize('NFC'), password.normalize('NFD')]);
  for (const one of forms) {
    if (!(await verify(compared, one))) continue;
    return { isRight: stored !== undefined, isOld: one !== form };
  }
  return { isRight: false, isOld: false };
}

/** Returns whether a password matches the stored hash, as `checkPassword` compares them. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  return (await checkPassword(stored, password)).isRight;
}
