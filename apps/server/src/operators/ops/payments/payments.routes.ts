import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { OperatorPayment, OperatorPaymentDetail } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../../kernel/index.ts';
import {
  canCredit,
  type PaymentOfPlayer,
  type Payments,
  receivedIso,
  creditPart,
} from '../../../cashier/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const PAGE = 30;

/** Routes of payments: the latest of all players, one with its steps, and decisions about money under review. */
export function opsPaymentsRoutes(
  app: FastifyInstance,
  { operator: payments, auditLog }: { readonly operator: Payments['operator']; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(
    app,
    operatorCalls.listPayments,
    async ({ query: { state, before, player }, sites }) => {
      const playerId = player === undefined ? undefined : BigInt(player);
      const found = await payments.list({ list: state, before, playerId, sites, limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { payments: rows.map((row) => ({ ...listed(row), login: row.login })), next };
    },
  );

  registerOperatorCall(app, operatorCalls.showPayment, async ({ params }) => {
    const { row, steps } = await payments.one(params.paymentId);
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
  });

  registerOperatorCall(app, operatorCalls.creditPayment, async ({ params, body, operator, request }) => {
    const { paymentId } = params;
    const act = { action: 'payment.credit', subject: `payment:${paymentId}`, ...body };
    await payments.credit(paymentId, operator.name, recordIn(auditLog, request, act));
    return { paymentId };
  });

  registerOperatorCall(app, operatorCalls.sendBackPayment, async ({ params, body, request }) => {
    const { paymentId } = params;
    const act = { action: 'payment.sendBack', subject: `payment:${paymentId}`, ...body };
    await payments.sendBack(paymentId, recordIn(auditLog, request, act));
    return { paymentId };
  });

  registerOperatorCall(app, operatorCalls.refundPayment, async ({ params, body, operator, request }) => {
    const { paymentId } = params;
    const { amount, reason } = body;
    const act = { action: 'payment.refund', subject: `payment:${paymentId}`, reason };
    const record = recordIn(auditLog, request, act);
    await payments.refund(paymentId, amount, { operator: operator.name, record });
    return { paymentId };
  });

  registerOperatorCall(app, operatorCalls.voidPayment, async ({ params, body, operator, request }) => {
    const { paymentId } = params;
    const { isConfirmed = false, reason } = body;
    const act = { action: 'payment.void', subject: `payment:${paymentId}`, reason };
    const record = recordIn(auditLog, request, act);
    await payments.voidDeposit(paymentId, isConfirmed, { operator: operator.name, record });
    return { paymentId };
  });
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
