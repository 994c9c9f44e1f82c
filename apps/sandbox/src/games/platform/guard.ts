import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { answerSignature, CLOCK_WINDOW, isSameSignature, requestSignature } from '../signature.ts';

const empty = Buffer.alloc(0);

/** Bodies as they came, by request: the signature covers their bytes. */
const bodies = new WeakMap<FastifyRequest, Buffer>();

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Reads JSON bodies and remembers their bytes for the signature. */
export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    bodies.set(request, bytes);
    try {
      done(null, bytes.length === 0 ? {} : JSON.parse(bytes.toString()));
    } catch {
      done(Object.assign(new Error('The body is no JSON.'), { statusCode: 400 }));
    }
  });
}

/**
 * Lets only the platform call: checks signature, time and nonce of each request, and signs the answers.
 * @param makerId under which the platform has this maker
 */
export function guardPlatformCalls(
  app: FastifyInstance,
  { makerId, secret, clock }: { readonly makerId: string; readonly secret: string; readonly clock: Clock },
): void {
  /** Nonces of the last ten minutes with their time, ms. */
  const nonces = new Map<string, number>();

  app.addHook('preHandler', async (request, reply) => {
    const now = clock.now().getTime();
    const nonce = headerOf(request, 'x-nonce');
    const timestamp = headerOf(request, 'x-timestamp');
    const expected = requestSignature(secret, {
      method: request.method,
      path: request.url,
      maker: makerId,
      timestamp,
      nonce,
      body: bodies.get(request) ?? empty,
    });
    for (const [known, at] of nonces) {
      if (now - at <= 2 * CLOCK_WINDOW) break;
      nonces.delete(known);
    }
    if (headerOf(request, 'x-maker') !== makerId) return refuse(reply, 'The maker is unknown.', now);
    if (!isSameSignature(expected, headerOf(request, 'x-signature')))
      return refuse(reply, 'The signature is wrong.', now);
    if (Math.abs(now - Number(timestamp)) > CLOCK_WINDOW)
      return refuse(reply, 'The time of the request is more than five minutes off.', now);
    if (nonces.has(nonce)) return refuse(reply, 'The nonce has been used before.', now);
    nonces.set(nonce, now);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '';
    const nonce = headerOf(request, 'x-nonce');
    reply.header('x-signature', answerSignature(secret, { status: reply.statusCode, nonce, body }));
    return payload;
  });
}

const refuse = (reply: FastifyReply, message: string, now: number): FastifyReply =>
  reply.code(401).send({ message, now });
