import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BadSignatureError, UnreadableCallbackError, type Callback } from './signature.ts';

/** Call-backs with a wrong signature that an address may make in a minute. */
const MOST_UNSIGNED = 20;

export interface CallbackRoute {
  /** Address with `:provider`, and with `:siteId` if every site has secrets of its own. */
  readonly path: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  /** Takes a call-back; returns false if there is no such provider. Throws a BadSignatureError or an UnreadableCallbackError. */
  readonly take: (to: CallbackAddress, callback: Callback) => Promise<boolean>;
  /** Alerts operators to a call-back whose signature fits and that can't be read: its event is lost otherwise. */
  readonly alert: (to: CallbackAddress, callback: Callback, error: UnreadableCallbackError) => Promise<void>;
}

/** Names in the address of a call-back, as the sender wrote them. */
export interface CallbackAddress {
  readonly provider: string;
  readonly siteId?: string;
}

/**
 * Adds the route of providers' call-backs, which need no session. The body is checked as it was received. Answers 200 for
 * everything that the provider can't mend, 401 for a wrong signature, 400 with an alert for what can't be read, and 404 for
 * an unknown provider.
 */
export async function callbackRoute(
  app: FastifyInstance,
  { path, log, now, take, alert }: CallbackRoute,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Params: CallbackAddress }>(path, async (request, reply) => {
      const { provider } = request.params;
      const signature = request.headers['touchline-signature'];
      // The cast: the parser of this scope returns the bytes.
      const body = (request.body ?? Buffer.alloc(0)) as Buffer;
      const callback: Callback = {
        body,
        signature: typeof signature === 'string' ? signature : undefined,
        now: now(),
      };
      try {
        const isTaken = await take(request.params, callback);
        return await reply.code(isTaken ? 200 : 404).send();
      } catch (error) {
        if (error instanceof BadSignatureError) {
          log.warn({ provider }, error.message);
          await app.limitRate({ request, reply }, MOST_UNSIGNED);
          return reply.code(401).send();
        }
        if (!(error instanceof UnreadableCallbackError)) throw error;
        await alert(request.params, callback, error);
        return reply.code(400).send();
      }
    });
  });
}
