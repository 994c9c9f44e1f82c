import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the SHA-256 of a text as 64 lowercase hex characters. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Returns the HMAC-SHA256 of a text. */
export function hmacOf(key: string, text: string): Uint8Array {
  return hmac(sha256, utf8ToBytes(key), utf8ToBytes(text));
}
