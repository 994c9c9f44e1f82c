import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts texts, so that the database alone is not enough to read them. */
export interface SecretBox {
  /**
   * Encrypts a text.
   * @param context owner of the text: a text sealed for one row opens for no other
   */
  seal(text: string, context: string): string;
  /** Decrypts a text. Throws an Error if the key or the context differs, or the text was changed. */
  open(sealed: string, context: string): string;
}

const FORM = 'v1.';
const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Returns whether a text is encrypted: texts stored before there was a key are not. */
export const isSealed = (text: string): boolean => text.startsWith(FORM);

/**
 * Creates a box with AES-256-GCM and a nonce for each text.
 * @param key 32 bytes
 */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return FORM + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, context) {
      if (!isSealed(sealed)) throw new Error('This text was never sealed.');
      const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
