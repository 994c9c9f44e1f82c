import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts texts, so that the database alone is not enough to read them. */
export interface SecretBox {
  /**
   * Encrypts a text.
   * @param context owner of the text: a text sealed for one row opens for no other
   */
  seal(text: string, context: string): string;
  /**
   * Decrypts a text, also one that an earlier key encrypted. Throws an Error if the key or the context differs, or the text
   * was changed.
   */
  open(sealed: string, context: string): string;
  /** True if there is an earlier key, whose texts are still read. */
  readonly isChanging: boolean;
  /**
   * Encrypts a text again with the current key. Returns undefined if it was encrypted with that. Throws like `open`.
   */
  renew(sealed: string, context: string): string | undefined;
}

const FORM = 'v1.';
const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Returns whether a text is encrypted: texts stored before there was a key are not. */
export const isSealed = (text: string): boolean => text.startsWith(FORM);

/**
 * Creates a box with AES-256-GCM and a nonce for each text.
 * @param key 32 bytes: encrypts, and decrypts
 * @param earlier keys that only decrypt, while the key is changed
 */
export function createSecretBox(key: Buffer, ...earlier: readonly Buffer[]): SecretBox {
  function seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return FORM + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts a text with the first key that fits, and returns the key's number. */
  function opened(sealed: string, context: string): { readonly text: string; readonly index: number } {
    if (!isSealed(sealed)) throw new Error('This text was never sealed.');
    const keys = [key, ...earlier];
    for (const [index, one] of keys.entries()) {
      try {
        return { text: openWith(one, sealed, context), index };
      } catch (error) {
        if (index === keys.length - 1) throw error;
      }
    }
    throw new Error('There is no key.');
  }

  return {
    seal,
    open: (sealed, context) => opened(sealed, context).text,
    isChanging: earlier.length > 0,
    renew(sealed, context) {
      const { text, index } = opened(sealed, context);
      return index === 0 ? undefined : seal(text, context);
    },
  };
}

function openWith(key: Buffer, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
}
