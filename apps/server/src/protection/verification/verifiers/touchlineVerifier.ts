import { additionalDocuments, checkReasons } from '@touchline/contract/verification';
import * as v from 'valibot';
import { ProviderSilentError, requireSignature, UnreadableCallbackError } from '../../../kernel/index.ts';
import type { Verifier, VerifierCheck } from './adapter.ts';

export interface TouchlineVerifierOptions {
  /** Base address of the verifier's API. */
  readonly url: string;
  /** Origin of its pages. */
  readonly frameOrigin: string;
  /** Key of the API. */
  readonly key: string;
  /** Secrets of call-backs: the current one, and the one before while they change. */
  readonly secrets: readonly string[];
}

/** Time for an answer, ms. */
const PATIENCE = 15_000;
/** Earliest and latest time that an instant of the protocol may have, ms. */
const LATEST = 253_402_300_798_000;

const Instant = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST));
const Check = v.object({
  id: v.string(),
  ref: v.string(),
  state: v.string(),
  /** ms. */
  at: Instant,
  reason: v.optional(v.string()),
  document: v.optional(v.string()),
});
const Frame = v.object({ url: v.pipe(v.string(), v.url()), expiresAt: Instant });
const Event = v.object({ id: v.string(), at: Instant, check: Check });

const states = ['started', 'pending', 'documents', 'approved', 'refused', 'expired'] as const;

/** A verifier that speaks the verification protocol of Touchline, version 1: JSON over HTTP, call-backs signed by HMAC. */
export function createTouchlineVerifier(options: TouchlineVerifierOptions): Verifier {
  const { url, frameOrigin, key, secrets } = options;

  /** Throws a ProviderSilentError if there is no answer, or none of its own. */
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(new URL(path, url), {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch (error) {
      throw new ProviderSilentError(`${method} ${path} got no answer.`, { cause: error });
    }
    if (answer.status >= 400 && answer.status !== 404)
      throw new ProviderSilentError(`${method} ${path} got ${answer.status}.`);
    return answer;
  }

  async function read<Schema extends v.GenericSchema>(
    answer: Response,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    try {
      return v.parse(schema, await answer.json());
    } catch (error) {
      throw new ProviderSilentError('The answer can’t be read.', { cause: error });
    }
  }

  const readCheck = async (answer: Response): Promise<VerifierCheck> =>
    answer.status === 404 ? UNKNOWN : shown(await read(answer, Check));

  return {
    begin: async ({ ref, level, customer, notifyUrl }) =>
      readCheck(await ask('POST', '/v1/checks', { ref, level, customer, notifyUrl })),
    async openFrame(reference, language) {
      const path = `/v1/checks/${encodeURIComponent(reference)}/frames`;
      const frame = await read(await ask('POST', path, { language }), Frame);
      if (new URL(frame.url).origin !== frameOrigin)
        throw new ProviderSilentError(`The page isn’t on ${frameOrigin}.`);
      return { url: frame.url, expiresAt: new Date(frame.expiresAt) };
    },
    askDocument: async (reference, document) =>
      readCheck(await ask('POST', `/v1/checks/${encodeURIComponent(reference)}/documents`, { document })),
    lookUp: async (ref) => readCheck(await ask('GET', `/v1/checks?ref=${encodeURIComponent(ref)}`)),
    readCallback(callback) {
      requireSignature(secrets, callback);
      let event: v.InferOutput<typeof Event>;
      try {
        event = v.parse(Event, JSON.parse(callback.body.toString('utf8')));
      } catch (error) {
        throw new UnreadableCallbackError('The call-back is no event of the protocol.', { cause: error });
      }
      return { ...shown(event.check), eventId: event.id, at: new Date(event.at), ref: event.check.ref };
    },
  };
}

const UNKNOWN: VerifierCheck = {
  reference: undefined,
  state: 'unknown',
  at: undefined,
  reason: undefined,
  document: undefined,
};

/** A state that the protocol doesn't have counts as `pending`, a reason as `other`: neither is ever an approval. */
function shown({ id, state, at, reason, document }: v.InferOutput<typeof Check>): VerifierCheck {
  return {
    reference: id,
    state: states.find((one) => one === state) ?? 'pending',
    at: new Date(at),
    reason: reason === undefined ? undefined : (checkReasons.find((one) => one === reason) ?? 'other'),
    document: additionalDocuments.find((one) => one === document),
  };
}
