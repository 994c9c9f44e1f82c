import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import { answerSignature, isSameSignature, requestSignature } from '../signature.ts';
import { isDefinite } from './protocol.ts';

/** Time after which a call without an answer counts as unknown, ms. */
const PATIENCE = 5000;

export interface WalletClientOptions {
  /** Address of the platform. */
  readonly platformUrl: () => string;
  readonly makerId: string;
  /** Secret with which calls are signed; the platform signs its answers with it too. */
  readonly secret: string;
  readonly clock: Clock;
}

/** Fault of one call, for tests: its first signature is wrong, or its answer counts as lost. */
export type CallFault = 'signature' | 'lost';

/** Result of a call: the platform's decision, or nothing that can be relied on. */
export type CallResult<Answer> =
  | { readonly kind: 'decided'; readonly answer: Answer }
  | { readonly kind: 'unknown' };

export interface WalletClient {
  /** Calls the platform once. An answer that isn't signed, 401, 409, 429, 5xx and `INTERNAL` are unknown. */
  call<Schema extends v.GenericSchema<unknown, { readonly status: string }>>(
    name: string,
    body: object,
    schema: Schema,
    fault?: CallFault,
  ): Promise<CallResult<v.InferOutput<Schema>>>;
}

/** Creates the sender of signed calls to the platform's wallet. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  const { platformUrl, makerId, secret, clock } = options;

  async function send(name: string, body: string, key: string): Promise<Answer | undefined> {
    const target = new URL(`/maker-api/v1/${name}`, platformUrl());
    const nonce = randomUUID();
    const timestamp = String(clock.now().getTime());
    const request = { method: 'POST', path: target.pathname, maker: makerId, timestamp, nonce, body };
    try {
      const answer = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-maker': makerId,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': requestSignature(key, request),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const expected = answerSignature(secret, { status: answer.status, nonce, body: bytes });
      const isSigned = isSameSignature(expected, answer.headers.get('x-signature') ?? '');
      return { status: answer.status, isSigned, text: bytes.toString() };
    } catch {
      return undefined;
    }
  }

  return {
    async call(name, body, schema, fault) {
      const text = JSON.stringify(body);
      if (fault === 'signature') await send(name, text, `${secret}-of-another`);
      const answer = await send(name, text, secret);
      if (fault === 'lost' || answer?.status !== 200 || !answer.isSigned) return { kind: 'unknown' };
      const read = v.safeParse(schema, parsed(answer.text));
      return read.success && isDefinite(read.output.status)
        ? { kind: 'decided', answer: read.output }
        : { kind: 'unknown' };
    },
  };
}

interface Answer {
  readonly status: number;
  readonly isSigned: boolean;
  readonly text: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
