import { toWire } from '@touchline/betting';
import type { OperatorPayment, OperatorPaymentDetail } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { pageOf } from '../../db/page.ts';
import {
  paymentLists,
  type PaymentDecisions,
  type PaymentOfPlayer,
} from '../../payments/decisions.service.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';

const PAGE = 30;

const List = Type.Object({
  state: Type.Optional(Type.Enum([...paymentLists])),
  before: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
});
const Decision = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300 }) },
  { additionalProperties: false },
);

interface PaymentParams {
  readonly paymentId: string;
}

/** Routes of payments: the latest of all players, one with its steps, and decisions about money under review. */
export function opsPaymentsRoutes(
  app: FastifyInstance,
  { operator, auditLog }: { readonly operator: PaymentDecisions; readonly auditLog: AuditLog },
): void {
  app.get<{ Querystring: Static<typeof List> }>(
    '/ops/payments',
    { schema: { querystring: List } },
    async ({ query: { state, before } }) => {
      const found = await operator.list({ list: state, before, limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { payments: rows.map((row) => ({ ...listed(row), login: row.login })), next };
    },
  );

  app.get<{ Params: PaymentParams }>(
    '/ops/payments/:paymentId',
    async ({ params }): Promise<OperatorPaymentDetail> => {
      const { row, steps } = await operator.one(params.paymentId);
      return {
        ...listed(row),
        fee: toWire(row.fee, row.iso),
        refunded: toWire(row.refunded, row.iso),
        provider: row.provider,
        providerRef: row.provider_ref,
        requisite: row.requisite,
        steps: steps.map(({ at, state, source, reason }) => ({ at: at.getTime(), state, source, reason })),
      };
    },
  );

  app.post<{ Params: PaymentParams; Body: Static<typeof Decision> }>(
    '/ops/payments/:paymentId/credit',
    { schema: { body: Decision } },
    async (request) => {
      const { paymentId } = request.params;
      const deed = { action: 'payment.credit', subject: `payment:${paymentId}`, ...request.body };
      await operator.credit(paymentId, operatorOf(request).name, recordIn(auditLog, request, deed));
      return { paymentId };
    },
  );

  app.post<{ Params: PaymentParams; Body: Static<typeof Decision> }>(
    '/ops/payments/:paymentId/send-back',
    { schema: { body: Decision } },
    async (request) => {
      const { paymentId } = request.params;
      const deed = { action: 'payment.sendBack', subject: `payment:${paymentId}`, ...request.body };
      await operator.sendBack(paymentId, recordIn(auditLog, request, deed));
      return { paymentId };
    },
  );
}

function listed(row: Omit<PaymentOfPlayer, 'login'>): Omit<OperatorPayment, 'login'> {
  const { iso, received } = row;
  return {
    id: row.id,
    playerId: String(row.player_id),
    siteId: row.site_id,
    method: row.method_name.en,
    iso,
    amount: toWire(row.amount, iso),
    received: received === null ? null : toWire(received, iso),
    state: row.state,
    reason: row.reason,
    at: row.created_at.getTime(),
  };
}
