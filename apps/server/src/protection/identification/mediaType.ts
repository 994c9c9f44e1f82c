import type { DocumentMediaType } from '@touchline/contract';

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + signature.length)).toString('latin1') === signature;

/**
 * Detects the type of a file by its first bytes, regardless of its name; undefined for types that aren't accepted.
 */
export function mediaTypeOf(bytes: Uint8Array): DocumentMediaType | undefined {
  if (startsWith(bytes, '\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (startsWith(bytes, '\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  return startsWith(bytes, '%PDF-') ? 'application/pdf' : undefined;
}
