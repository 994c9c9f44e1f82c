import { createHmac, timingSafeEqual } from 'node:crypto';
import { isCurrent, readSignedTime } from './signedTime.ts';

/** A call-back as it was received. */
export interface Callback {
  /** The bytes of the body, before any parsing. */
  readonly body: Buffer;
  readonly signature: string | undefined;
  /** The server's current time. */
  readonly now: Date;
}

/** Thrown for a call-back that isn't proved to come from the provider. */
export class BadSignatureError extends Error {
  override readonly name = 'BadSignatureError';
}

/** Thrown for a call-back that can't be read. */
export class UnreadableCallbackError extends Error {
  override readonly name = 'UnreadableCallbackError';
}

/** Returns the signature of a body: HMAC-SHA256 of its time, a dot and its bytes, in hexadecimal. */
export function signatureOf(secret: string, seconds: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

/**
 * Throws a BadSignatureError unless the header has a signature by one of the secrets, of the last five minutes:
 * `t=<unix seconds>,v1=<hex>[,v1=<hex>]`.
 */
export function requireSignature(secrets: readonly string[], { body, signature, now }: Callback): void {
  const parts = (signature ?? '').split(',').map((part) => part.split('=', 2));
  const times = parts.flatMap(([name, value]) => (name === 't' ? [value] : []));
  const seconds = times.length === 1 ? readSignedTime(times[0]) : undefined;
  if (seconds === undefined || !isCurrent(seconds * 1000, now))
    throw new BadSignatureError('The signature has no time of the last five minutes.');
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [Buffer.from(value)] : []));
  const expected = secrets.map((secret) => Buffer.from(signatureOf(secret, seconds, body)));
  const isSigned = given.some((one) =>
    expected.some((other) => one.length === other.length && timingSafeEqual(one, other)),
  );
  if (!isSigned) throw new BadSignatureError('No signature fits the body.');
}
