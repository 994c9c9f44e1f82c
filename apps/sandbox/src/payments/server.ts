import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { manualClock, realClock } from '../clock.ts';
import { ratesRoutes } from '../rates/rates.ts';
import { createCallbacks } from '../callbacks.ts';
import { rememberGivenAddresses } from '../givenAddresses.ts';
import { challengePage, donePage, payPage } from './hostedPage.ts';
import { createProvider, isTransfer, shownPayment, type Outcome } from './provider.ts';
import { reportOf } from './report.ts';
import { createPayouts } from './payouts.ts';
import { payoutRoutes } from './payouts.routes.ts';
import { secretOfAddress } from './siteSecret.ts';
import { openStore, type Payment } from './store.ts';

export interface PaymentServerOptions {
  /** Folder of its memory; in memory if undefined. */
  readonly folder: string | undefined;
  /** Key of the API. */
  readonly key: string;
  /** First part of the secrets of call-backs, which end in the id of their site. */
  readonly secret: string;
  /** True if what is planned becomes due by `POST /clock` only. */
  readonly isManual: boolean;
  /** Origin of the hosted page; that of the request unless given. */
  readonly origin?: string;
}

const address = v.pipe(v.string(), v.url());
const New = v.object({
  merchantRef: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,8})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Za-z]{3,10}$/)),
  method: v.string(),
  returnUrls: v.object({ success: address, fail: address, pending: address, cancel: address }),
  notifyUrl: address,
  expiresAt: v.pipe(v.number(), v.integer()),
  refuseCredit: v.optional(v.boolean(), false),
  instrument: v.optional(v.string()),
});
const Refund = v.object({ ref: v.string(), amount: v.string(), currency: v.string() });
const Action = v.object({ action: v.picklist(['pay', 'confirm', 'decline', 'cancel']) });
const Advance = v.object({ seconds: v.pipe(v.number(), v.minValue(0)) });

/**
 * Creates the payment provider: the API at `/v1`, the hosted page at `/pay/<token>`, exchange rates at `/rates`, and `POST /clock` for
 * tests. Its
 * scripts are described in docs/sandbox.md.
 */
export function createPaymentServer(options: PaymentServerOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: 65_536 });
  const clock = options.isManual ? manualClock() : realClock();
  const store = openStore(options.folder);
  const callbacks = createCallbacks((url) => secretOfAddress(options.secret, url), clock);
  const provider = createProvider({ store, clock, callbacks });
  const payouts = createPayouts({ store: store.payouts, clock, callbacks });
  app.addHook('onClose', async () => store.close());
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler(async (error, _request, reply) =>
    reply
      .code(v.isValiError(error) ? 400 : 500)
      .send({ message: error instanceof Error ? error.message : '' }),
  );
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (url.startsWith('/v1/') && headers.authorization !== `Bearer ${options.key}`)
      await reply.code(401).send();
  });

  if (options.isManual) rememberGivenAddresses(app);

  const shown = (payment: Payment, origin: string) => ({
    ...shownPayment(payment),
    ...(isTransfer(payment)
      ? {
          instructions: [
            { label: { en: 'Recipient', ru: 'Получатель', ar: 'المستفيد' }, value: 'Sandbox Bank' },
            { label: { en: 'IBAN', ru: 'IBAN', ar: 'IBAN' }, value: 'DE89 3704 0044 0532 0130 00' },
            {
              label: { en: 'Reference', ru: 'Назначение платежа', ar: 'المرجع' },
              value: payment.id.slice(4, 14).toUpperCase(),
            },
          ],
        }
      : payment.state === 'redirected'
        ? { redirectUrl: `${origin}/pay/${payment.token}` }
        : {}),
  });
  const originOf = ({ protocol, host }: { protocol: string; host: string }) =>
    options.origin ?? `${protocol}://${host}`;

  ratesRoutes(app, clock);

  app.post('/v1/payments', async (request, reply) => {
    const wanted = v.parse(New, request.body);
    const payment = provider.create({ ...wanted, request: JSON.stringify(request.body) });
    if (payment === 'conflict')
      return reply.code(422).send({ message: 'The key came with another request.' });
    if (provider.isAnswerLost(payment)) return reply.code(504).send();
    // A known card pays at once, unless its bank asks for a confirmation.
    if (wanted.instrument !== undefined && !provider.hasChallenge(payment)) await provider.pay(payment);
    return reply.code(201).send(shown(store.byId(payment.id) ?? payment, originOf(request)));
  });

  app.get<{ Querystring: { merchantRef?: string } }>('/v1/payments', async (request, reply) => {
    const payment = store.byRef(request.query.merchantRef ?? '');
    return payment ? shown(payment, originOf(request)) : reply.code(404).send();
  });

  app.get<{ Params: { id: string } }>('/v1/payments/:id', async (request, reply) => {
    const payment = store.byId(request.params.id);
    return payment ? shown(payment, originOf(request)) : reply.code(404).send();
  });

  app.post<{ Params: { id: string } }>('/v1/payments/:id/cancel', async (request, reply) => {
    const payment = store.byId(request.params.id);
    if (!payment) return reply.code(404).send();
    const cancelled = await provider.cancel(payment);
    return cancelled ? shown(cancelled, originOf(request)) : reply.code(409).send();
  });

  app.post<{ Params: { id: string } }>('/v1/payments/:id/refunds', async (request, reply) => {
    const payment = store.byId(request.params.id);
    if (!payment) return reply.code(404).send();
    const { ref, ...sum } = v.parse(Refund, request.body);
    const refunded = provider.refund(payment, ref, sum);
    return refunded ? shown(refunded, originOf(request)) : reply.code(409).send();
  });

  app.get<{ Params: { day: string } }>('/v1/reports/:day', async ({ params }, reply) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(params.day)) return reply.code(400).send();
    return reportOf(store, params.day, clock.now().toISOString().slice(0, 10));
  });
  payoutRoutes(app, { store: store.payouts, payouts });

  app.get<{ Params: { token: string } }>('/pay/:token', async ({ params }, reply) => {
    const payment = store.byToken(params.token);
    if (!payment) return reply.code(404).type('text/html; charset=utf-8').send('This payment is unknown.');
    return reply.type('text/html; charset=utf-8').send(payPage(payment));
  });

  app.post<{ Params: { token: string } }>('/pay/:token', async ({ params, body }, reply) => {
    const payment = store.byToken(params.token);
    if (!payment) return reply.code(404).send();
    const { action } = v.parse(Action, body);
    if (action === 'pay' && provider.hasChallenge(payment))
      return reply.type('text/html; charset=utf-8').send(challengePage(payment));
    const outcome = await act(payment, action);
    if (outcome !== 'stay') return reply.redirect(payment.returnUrls[outcome], 303);
    return reply.type('text/html; charset=utf-8').send(donePage(store.byId(payment.id) ?? payment));
  });

  async function act(payment: Payment, action: 'pay' | 'confirm' | 'decline' | 'cancel'): Promise<Outcome> {
    if (action === 'decline') return provider.decline(payment);
    if (action !== 'cancel') return provider.pay(payment);
    await provider.cancel(payment);
    return 'cancel';
  }

  app.post('/clock', async ({ body }) => {
    await clock.advance(v.parse(Advance, body).seconds * 1000);
    return { now: clock.now().toISOString() };
  });

  return app;
}
