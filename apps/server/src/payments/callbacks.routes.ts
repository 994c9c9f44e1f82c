import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { PaymentEvents } from './paymentEvents.ts';
import { BadSignatureError, UnreadableCallbackError } from './providers/adapter.ts';
import type { Providers } from './providers/providersFile.ts';

export interface CallbacksDeps {
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly providers: Providers;
  readonly events: PaymentEvents;
}

/** Call-backs with a wrong signature that an address may make in a minute. */
const MOST_UNSIGNED = 20;

/**
 * Routes of providers' call-backs, which need no session. The body is checked as it was received. Answers 200 for
 * everything that the provider can't mend: repeated events, and events without a move.
 */
export async function callbackRoutes(
  app: FastifyInstance,
  { log, now, providers, events }: CallbacksDeps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Params: { provider: string; siteId: string } }>(
      '/psp/:provider/:siteId/events',
      async (request, reply) => {
        const { provider: name } = request.params;
        const provider = providers.of(name);
        if (!provider) return reply.code(404).send();
        const signature = request.headers['touchline-signature'];
        // The cast: the parser of this scope returns the bytes.
        const body = (request.body ?? Buffer.alloc(0)) as Buffer;
        try {
          const event = provider.readCallback({
            body,
            signature: typeof signature === 'string' ? signature : undefined,
            now: now(),
          });
          await events.take(name, event, body);
          return await reply.code(200).send();
        } catch (error) {
          if (error instanceof BadSignatureError) {
            log.warn({ provider: name }, error.message);
            await app.limitRate({ request, reply }, MOST_UNSIGNED);
            return reply.code(401).send();
          }
          if (!(error instanceof UnreadableCallbackError)) throw error;
          log.warn({ provider: name }, error.message);
          return reply.code(400).send();
        }
      },
    );
  });
}
