import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { callbackRoute, type CallbackRoute } from '../providers/callbackRoute.ts';
import { UnreadableCallbackError } from '../providers/signature.ts';
import type { PaymentAlerts } from './alerts.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import type { Providers } from './providers/providersFile.ts';

export interface CallbacksDeps extends Pick<CallbackRoute, 'log' | 'now'> {
  readonly providers: Providers;
  readonly events: PaymentEvents;
  readonly alerts: PaymentAlerts;
}

/**
 * Route of the payment providers' call-backs. Repeated events, and events without a move, are answered with 200; those
 * that can't be read with 400, and operators are told of them.
 */
export async function callbackRoutes(
  app: FastifyInstance,
  { log, now, providers, events, alerts }: CallbacksDeps,
): Promise<void> {
  await callbackRoute(app, {
    path: '/psp/:provider/:siteId/events',
    log,
    now,
    async take(name, callback) {
      const provider = providers.of(name);
      if (!provider) return false;
      try {
        await events.take(name, provider.readCallback(callback), callback.body);
      } catch (error) {
        if (error instanceof UnreadableCallbackError)
          await alerts.unreadable({ provider: name, ...namesIn(callback.body), error: error.cause });
        throw error;
      }
      return true;
    },
  });
}

const Id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));
const Named = v.object({
  id: v.optional(v.fallback(v.optional(Id), undefined)),
  payment: v.optional(v.fallback(v.object({ merchantRef: Id }), { merchantRef: '' }), { merchantRef: '' }),
});

/** Returns the names in a call-back that can't be read as a whole: its hash, if it has no usable id. */
function namesIn(body: Buffer): { readonly subject: string; readonly paymentId?: string } {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
  let sent: unknown;
  try {
    sent = JSON.parse(body.toString('utf8'));
  } catch {
    return { subject: hash };
  }
  const named = v.safeParse(Named, sent);
  if (!named.success) return { subject: hash };
  const { id = hash, payment } = named.output;
  return { subject: id, paymentId: payment.merchantRef };
}
