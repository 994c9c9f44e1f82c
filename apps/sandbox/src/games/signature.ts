import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request between maker and platform, as its signature covers it. */
export interface SignedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly maker: string;
  /** Unix time in ms, as text. */
  readonly timestamp: string;
  readonly nonce: string;
  /** Body as it is sent; empty for requests without one. */
  readonly body: string | Buffer;
}

/** An answer, as its signature covers it. */
export interface SignedAnswer {
  readonly status: number;
  /** Nonce of the request. */
  readonly nonce: string;
  readonly body: string | Buffer;
}

/** Greatest difference between the clocks of maker and platform, ms. */
export const CLOCK_WINDOW = 300_000;

const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex');

const sign = (secret: string, lines: readonly string[]): string =>
  createHmac('sha256', secret).update(lines.join('\n')).digest('hex');

/** Returns the signature of a request, lowercase hex. */
export function requestSignature(secret: string, request: SignedRequest): string {
  const { method, path, maker, timestamp, nonce, body } = request;
  return sign(secret, [method, path, maker, timestamp, nonce, hashOf(body)]);
}

/** Returns the signature of an answer, lowercase hex. */
export function answerSignature(secret: string, { status, nonce, body }: SignedAnswer): string {
  return sign(secret, [String(status), nonce, hashOf(body)]);
}

/** Returns whether two signatures are the same, in a time that doesn't depend on them. */
export function isSameSignature(expected: string, given: string): boolean {
  const one = Buffer.from(expected);
  const other = Buffer.from(given);
  return one.length === other.length && timingSafeEqual(one, other);
}
