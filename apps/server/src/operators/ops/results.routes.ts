import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { OperatorActions } from '../../betting/index.ts';
import { parseId } from '../../kernel/index.ts';
import type { Approvals } from '../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from './approvals/actRequest.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';
import { operatorOf } from './operatorOnly.ts';

const closed = { additionalProperties: false };
const MarketId = Type.String({ minLength: 1, maxLength: 80 });
/** UTC seconds. */
const Seconds = Type.Integer({ minimum: 0, maximum: 10_000_000_000 });
const Reason = Type.String({ minLength: 3, maxLength: 300 });

const Results = Type.Object(
  {
    marketId: MarketId,
    results: Type.Array(
      Type.Object(
        {
          key: Type.String({ minLength: 1, maxLength: 40 }),
          result: Type.Enum([0, 1, 2, 3, 4, 5, 6]),
          settledCoef: Type.Optional(Type.String({ maxLength: 20 })),
        },
        closed,
      ),
      { minItems: 1, maxItems: 100 },
    ),
    reason: Reason,
  },
  closed,
);

const Cancellation = Type.Object(
  { marketId: MarketId, start: Type.Optional(Seconds), end: Type.Optional(Seconds), reason: Reason },
  closed,
);

const Events = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) }, closed);
const Market = Type.Object({ marketId: MarketId }, closed);
const Lift = Type.Object({ reason: Reason }, closed);

/**
 * Routes by which an operator publishes, lists or withdraws results and void bets, and lists amounts owed after
 * corrections.
 */
export function resultRoutes(
  app: FastifyInstance,
  {
    operator,
    approvals,
    auditLog,
  }: { readonly operator: OperatorActions; readonly approvals: Approvals; readonly auditLog: AuditLog },
): void {
  app.post<{ Body: Static<typeof Results> }>(
    '/ops/results',
    { schema: { body: Results } },
    async (request) => {
      const { marketId, results, reason } = request.body;
      const subject = `market:${marketId}`;
      return operator.publishResults(
        {
          marketId,
          reason,
          operator: operatorOf(request).name,
          results: Object.fromEntries(results.map(({ key, ...result }) => [`${marketId}:${key}`, result])),
        },
        recordIn(auditLog, request, { action: 'market.results', subject, reason }),
      );
    },
  );

  app.get<{ Querystring: Static<typeof Events> }>(
    '/ops/results',
    { schema: { querystring: Events } },
    ({ query: { before } }) => operator.events(parseId(before ?? '')),
  );

  app.post<{ Params: { eventId: string }; Body: Static<typeof Lift> }>(
    '/ops/results/:eventId/lift',
    { schema: { body: Lift } },
    async (request) => {
      const { params, body } = request;
      const subject = `result:${params.eventId}`;
      return operator.liftResult(
        { ...params, ...body },
        recordIn(auditLog, request, { action: 'market.lift', subject, reason: body.reason }),
      );
    },
  );

  app.post<{ Body: Static<typeof Cancellation> }>(
    '/ops/cancellations',
    { schema: { body: Cancellation } },
    async (request) => {
      const { marketId, start, end, reason } = request.body;
      const subject = `market:${marketId}`;
      return operator.cancelWindow(
        {
          marketId,
          reason,
          operator: operatorOf(request).name,
          start: start === undefined ? null : new Date(start * 1000),
          end: end === undefined ? null : new Date(end * 1000),
        },
        recordIn(auditLog, request, { action: 'market.cancel', subject, reason }),
      );
    },
  );

  app.get<{ Querystring: Static<typeof Market> }>(
    '/ops/cancellations',
    { schema: { querystring: Market } },
    async ({ query }) => ({ cancellations: await operator.cancellations(query.marketId) }),
  );

  app.post<{ Params: { eventId: string }; Body: Static<typeof Lift> }>(
    '/ops/cancellations/:eventId/lift',
    { schema: { body: Lift } },
    async (request) => {
      const { params, body } = request;
      const subject = `cancellation:${params.eventId}`;
      return operator.liftCancellation(
        { ...params, ...body },
        recordIn(auditLog, request, { action: 'market.lift', subject, reason: body.reason }),
      );
    },
  );

  app.get('/ops/debts', async () => ({ debts: await operator.debts() }));

  app.post<{ Params: { debtId: string } }>('/ops/debts/:debtId/collect', async (request) => {
    const { debtId } = request.params;
    const record = recordIn(auditLog, request, { action: 'debt.collect', subject: `debt:${debtId}` });
    return { taken: await operator.collectDebt(debtId, record) };
  });

  app.post<{ Params: { debtId: string }; Body: Static<typeof Lift> }>(
    '/ops/debts/:debtId/write-off',
    { schema: { body: Lift } },
    async (request, reply) => {
      const { params, body } = request;
      const asked = actRequest(auditLog, request, body.reason);
      return sendAct(reply, await approvals.ask('debt-write-off', { debtId: params.debtId }, asked));
    },
  );
}
