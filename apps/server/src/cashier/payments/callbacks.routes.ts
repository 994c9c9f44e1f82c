import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { callbackRoute, type CallbackRoute } from '../../kernel/index.ts';
import type { PaymentAlerts, Unreadable } from './alerts.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import type { Providers } from './providers/providersFile.ts';

export interface CallbacksDeps extends Pick<CallbackRoute, 'log' | 'now'> {
  readonly providers: Providers;
  readonly events: Pick<PaymentEvents, 'take'>;
  readonly alerts: PaymentAlerts;
}

/**
 * Route of the payment providers' call-backs, one address for each provider and site: a call-back is signed with the
 * site's secret and acts on the site's payments only. Repeated events, and events without a move, are answered with 200; those
 * that can't be read with 400, and an alert to operators.
 */
export async function callbackRoutes(
  app: FastifyInstance,
  { log, now, providers, events, alerts }: CallbacksDeps,
): Promise<void> {
  await callbackRoute(app, {
    path: '/psp/:provider/:siteId/events',
    log,
    now,
    async take({ provider: name, siteId = '' }, callback) {
      const provider = providers.of(name);
      if (!provider) return false;
      const event = await provider.readCallback(callback, siteId);
      await events.take({ provider: name, siteId }, event, callback.body);
      return true;
    },
    alert: ({ provider }, { body }, error) =>
      alerts.unreadable({ provider, ...namesIn(body), error: error.cause }),
  });
}

/** Returns the schema of a name that can be stored; another value counts as none. */
const name = () => v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))), undefined);
const Named = v.object({
  id: name(),
  payment: v.fallback(v.object({ merchantRef: name() }), {}),
});

/** Returns the names in a call-back that can't be read as a whole: its hash, if it has no usable id. */
function namesIn(body: Buffer): Pick<Unreadable, 'subject' | 'paymentId'> {
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
