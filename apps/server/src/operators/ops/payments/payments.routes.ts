import { toWire } from '@touchline/betting';
import type { OperatorPayment, OperatorPaymentDetail } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { pageOf } from '../../../kernel/index.ts';
import {
  canCredit,
  paymentLists,
  type PaymentOfPlayer,
  type Payments,
  receivedIso,
  creditPart,
} from '../../../cashier/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';

const PAGE = 30;

const List = Type.Object({
  state: Type.Optional(Type.Enum([...paymentLists])),
  before: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
  player: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })),
});
const reason = Type.String({ minLength: 3, maxLength: 300 });
const Refund = Type.Object(
  { amount: Type.String({ maxLength: 30 }), reason },
  { additionalProperties: false },
);
const Void = Type.Object(
  {
    reason,
    /** True if the deposit is void although its provider says that it is paid. */
    isConfirmed: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
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
  { operator, auditLog }: { readonly operator: Payments['operator']; readonly auditLog: AuditLog },
): void {
  app.get<{ Querystring: Static<typeof List> }>(
    '/ops/payments',
    { schema: { querystring: List } },
    async ({ query: { state, before, player } }) => {
      const playerId = player === undefined ? undefined : BigInt(player);
      const found = await operator.list({ list: state, before, playerId, limit: PAGE + 1 });
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
        credit: creditPart(row).credit ?? null,
        left: toWire((row.received ?? row.amount) - row.refunded, receivedIso(row)),
        canCredit: canCredit(row),
        cameWith: cameWith(row),
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

  app.post<{ Params: PaymentParams; Body: Static<typeof Refund> }>(
    '/ops/payments/:paymentId/refund',
    { schema: { body: Refund } },
    async (request) => {
      const { paymentId } = request.params;
      const { amount, reason: why } = request.body;
      const deed = { action: 'payment.refund', subject: `payment:${paymentId}`, reason: why };
      const record = recordIn(auditLog, request, deed);
      await operator.refund(paymentId, amount, { operator: operatorOf(request).name, record });
      return { paymentId };
    },
  );

  app.post<{ Params: PaymentParams; Body: Static<typeof Void> }>(
    '/ops/payments/:paymentId/void',
    { schema: { body: Void } },
    async (request) => {
      const { paymentId } = request.params;
      const { isConfirmed = false, reason: why } = request.body;
      const deed = { action: 'payment.void', subject: `payment:${paymentId}`, reason: why };
      const record = recordIn(auditLog, request, deed);
      await operator.voidDeposit(paymentId, isConfirmed, { operator: operatorOf(request).name, record });
      return { paymentId };
    },
  );
}

function cameWith({
  surplus_of: whole,
  repeats,
}: Omit<PaymentOfPlayer, 'login'>): OperatorPaymentDetail['cameWith'] {
  if (whole !== null) return { paymentId: whole, kind: 'surplus' };
  return repeats === null ? null : { paymentId: repeats, kind: 'further' };
}

function listed(row: Omit<PaymentOfPlayer, 'login'>): Omit<OperatorPayment, 'login'> {
  const { iso, received } = row;
  return {
    id: row.id,
    playerId: String(row.player_id),
    siteId: row.site_id,
    direction: row.direction,
    method: row.method_name.en,
    iso,
    amount: toWire(row.amount, iso),
    received: received === null ? null : toWire(received, receivedIso(row)),
    receivedIso: receivedIso(row),
    state: row.state,
    reason: row.reason,
    at: row.created_at.getTime(),
  };
}
