import type { FastifyInstance } from 'fastify';
import { callbackRoute, type CallbackRoute } from '../providers/callbackRoute.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import type { Providers } from './providers/providersFile.ts';

export interface CallbacksDeps extends Pick<CallbackRoute, 'log' | 'now'> {
  readonly providers: Providers;
  readonly events: PaymentEvents;
}

/** Route of the payment providers' call-backs. Repeated events, and events without a move, are answered with 200. */
export async function callbackRoutes(
  app: FastifyInstance,
  { log, now, providers, events }: CallbacksDeps,
): Promise<void> {
  await callbackRoute(app, {
    path: '/psp/:provider/:siteId/events',
    log,
    now,
    async take(name, callback) {
      const provider = providers.of(name);
      if (!provider) return false;
      await events.take(name, provider.readCallback(callback), callback.body);
      return true;
    },
  });
}
