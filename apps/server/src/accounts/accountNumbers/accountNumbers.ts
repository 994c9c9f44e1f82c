import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type Db, shareKey } from '../../kernel/index.ts';
import type { SecretBox } from '../../delivery/index.ts';

/** A card, account or wallet as its provider gets it: by the provider's name, or by typed requisites. */
export interface AccountNumber {
  readonly name: string;
  /** Typed requisites by the id of their field; empty if the provider knows it by its name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** An account's number as it is stored. */
export interface SealedNumber {
  /** Equal for equal numbers; it says nothing about the number without the key. */
  readonly digest: string;
  readonly sealed: string;
}

/** Encrypts and recognises the numbers of accounts, cards and wallets. */
export interface AccountNumbers {
  /** Returns the digest of a number: what is searched and compared by. */
  digestOf(name: string): string;
  /** Returns the keyed hash of something that contains a number, such as a request. */
  hashOf(content: string | Buffer): string;
  seal(number: AccountNumber): SealedNumber;
  /** Decrypts a number. Throws an Error if it was encrypted with another key, or belongs to another digest. */
  open(stored: SealedNumber): AccountNumber;
}

const Stored = v.object({ name: v.string(), fields: v.record(v.string(), v.string()) });

/** Name of the digests' key. It is stored encrypted, so that it stays when SECRETS_KEY changes. */
export const DIGEST_KEY = 'account-digests';
const KEY_BYTES = 32;

/** Form of a digest, as a regular expression. */
export const DIGEST_FORM = '^acct-[0-9a-f]{32}$';

/** Returns the context that a number's encryption is bound to. */
export const contextOf = (digest: string): string => `account_numbers ${digest}`;

/** Opens the numbers of a database; the key of their digests is made at the first start. */
export async function openAccountNumbers(db: Db, secretBox: SecretBox): Promise<AccountNumbers> {
  const made = randomBytes(KEY_BYTES).toString('base64');
  const key = await shareKey(db, DIGEST_KEY, secretBox.seal(made, DIGEST_KEY));
  return createAccountNumbers(secretBox, Buffer.from(secretBox.open(key, DIGEST_KEY), 'base64'));
}

/** @param key of digests, 32 bytes */
export function createAccountNumbers(secretBox: SecretBox, key: Buffer): AccountNumbers {
  const hmac = (purpose: string, content: string | Buffer): string =>
    createHmac('sha256', key).update(`${purpose}\0`).update(content).digest('hex');
  const digestOf = (name: string): string => `acct-${hmac('account', name).slice(0, 32)}`;
  return {
    digestOf,
    hashOf: (content) => hmac('content', content),
    seal(number) {
      const digest = digestOf(number.name);
      return { digest, sealed: secretBox.seal(JSON.stringify(number), contextOf(digest)) };
    },
    open: ({ digest, sealed }) => v.parse(Stored, JSON.parse(secretBox.open(sealed, contextOf(digest)))),
  };
}
