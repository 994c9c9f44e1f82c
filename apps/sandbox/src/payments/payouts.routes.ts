import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { PayoutStore } from './payoutStore.ts';
import { shownPayout, type Payouts } from './payouts.ts';

const New = v.object({
  merchantRef: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,8})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Za-z]{3,10}$/)),
  method: v.string(),
  destination: v.object({
    instrument: v.optional(v.string()),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
  notifyUrl: v.optional(v.pipe(v.string(), v.url())),
});

/** Routes of payouts. */
export function payoutRoutes(
  app: FastifyInstance,
  { store, payouts }: { readonly store: PayoutStore; readonly payouts: Payouts },
): void {
  app.post('/v1/payouts', async (request, reply) => {
    const wanted = v.parse(New, request.body);
    const payout = payouts.create({ ...wanted, request: JSON.stringify(request.body) });
    if (payout === 'conflict')
      return reply.code(422).send({ message: 'The reference came with another request.' });
    if (payouts.isAnswerLost(payout)) return reply.code(504).send();
    return reply.code(201).send(shownPayout(payout));
  });

  app.get<{ Querystring: { merchantRef?: string } }>('/v1/payouts', async (request, reply) => {
    const payout = store.byRef(request.query.merchantRef ?? '');
    return payout ? shownPayout(payout) : reply.code(404).send();
  });

  app.get<{ Params: { id: string } }>('/v1/payouts/:id', async (request, reply) => {
    const payout = store.byId(request.params.id);
    return payout ? shownPayout(payout) : reply.code(404).send();
  });

  app.post<{ Params: { id: string } }>('/v1/payouts/:id/cancel', async (request, reply) => {
    const payout = store.byId(request.params.id);
    if (!payout) return reply.code(404).send();
    const cancelled = await payouts.cancel(payout);
    return cancelled ? shownPayout(cancelled) : reply.code(409).send();
  });
}
