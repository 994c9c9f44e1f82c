import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isCurrent, readSignedTime } from '../../kernel/index.ts';

/** Parts of a call between the platform and a maker that its signature covers. */
export interface SignedCall {
  readonly method: string;
  /** Path with its query, as the receiver gets it. */
  readonly path: string;
  /** Id of the maker, in both directions. */
  readonly maker: string;
  /** Unix ms, as in the header. */
  readonly timestamp: string;
  readonly nonce: string;
  /** The bytes of the body; empty without one. */
  readonly body: Buffer;
}

/** A call as it was received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  /** The receiver's current time. */
  readonly now: Date;
}

/**
 * Result of checking a received call. `time`: the signature is right, but its time is more than five minutes off;
 * whether the nonce is new is up to the receiver.
 */
export type CallProof =
  | { readonly isProved: true; readonly nonce: string }
  | { readonly isProved: false; readonly fault: 'headers' | 'signature' | 'time' };

const NONCE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the signature of a call: HMAC-SHA256 of its lines, in lower-case hexadecimal. */
export function callSignature(
  secret: string,
  { method, path, maker, timestamp, nonce, body }: SignedCall,
): string {
  return hmac(secret, [method, path, maker, timestamp, nonce, hashOf(body)]);
}

/** Returns the headers that sign a call with a new nonce. */
export function signRequest(
  secret: string,
  { now, ...call }: Omit<SignedCall, 'timestamp' | 'nonce'> & { readonly now: Date },
): Record<'x-maker' | 'x-timestamp' | 'x-nonce' | 'x-signature', string> {
  const timestamp = String(now.getTime());
  const nonce = randomUUID();
  return {
    'x-maker': call.maker,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': callSignature(secret, { ...call, timestamp, nonce }),
  };
}

/**
 * Checks the signature and the time of a received call.
 * @param secrets of the maker that the call names: the current one, and the one before while they change
 */
export function verifyRequest(secrets: readonly string[], received: ReceivedCall): CallProof {
  const { method, path, headers, body, now } = received;
  const maker = one(headers['x-maker']);
  const timestamp = one(headers['x-timestamp']);
  const time = readSignedTime(timestamp);
  const nonce = one(headers['x-nonce']);
  const signature = one(headers['x-signature']);
  if (!maker || time === undefined || !NONCE.test(nonce) || !signature)
    return { isProved: false, fault: 'headers' };
  const call = { method, path, maker, timestamp, nonce, body };
  if (!secrets.some((secret) => isEqual(callSignature(secret, call), signature)))
    return { isProved: false, fault: 'signature' };
  if (!isCurrent(time, now)) return { isProved: false, fault: 'time' };
  return { isProved: true, nonce };
}

/** Returns the signature of an answer, in `X-Signature`: over its status code, the nonce of the call and its body. */
export function answerSignature(
  secret: string,
  { status, nonce, body }: { readonly status: number; readonly nonce: string; readonly body: Buffer },
): string {
  return hmac(secret, [String(status), nonce, hashOf(body)]);
}

/** Returns whether an answer to the call of this nonce is signed with one of the secrets. */
export function verifyAnswer(
  secrets: readonly string[],
  {
    signature,
    ...answer
  }: {
    readonly status: number;
    readonly nonce: string;
    readonly body: Buffer;
    readonly signature: string | undefined;
  },
): boolean {
  return secrets.some((secret) => isEqual(answerSignature(secret, answer), signature ?? ''));
}

function hmac(secret: string, lines: readonly string[]): string {
  return createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

function isEqual(expected: string, given: string): boolean {
  const one = Buffer.from(expected);
  const other = Buffer.from(given);
  return one.length === other.length && timingSafeEqual(one, other);
}

function one(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
