import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { OperatorActions } from '../../betting/index.ts';
import { parseId } from '../../kernel/index.ts';
import type { Approvals } from '../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from './approvals/actRequest.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

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
  registerOperatorCall(app, operatorCalls.publishResults, ({ body, operator: { name }, request }) => {
    const { marketId, results, reason } = body;
    const act = { action: 'market.results', subject: `market:${marketId}`, reason };
    return operator.publishResults(
      {
        marketId,
        reason,
        operator: name,
        results: Object.fromEntries(results.map(({ key, ...result }) => [`${marketId}:${key}`, result])),
      },
      recordIn(auditLog, request, act),
    );
  });

  registerOperatorCall(app, operatorCalls.listResultEvents, ({ query: { before } }) =>
    operator.events(parseId(before ?? '')),
  );

  registerOperatorCall(app, operatorCalls.liftResult, ({ params, body, request }) => {
    const act = { action: 'market.lift', subject: `result:${params.eventId}`, ...body };
    return operator.liftResult({ ...params, ...body }, recordIn(auditLog, request, act));
  });

  registerOperatorCall(app, operatorCalls.cancelBets, ({ body, operator: { name }, request }) => {
    const { marketId, start, end, reason } = body;
    const act = { action: 'market.cancel', subject: `market:${marketId}`, reason };
    return operator.cancelWindow(
      {
        marketId,
        reason,
        operator: name,
        start: start === undefined ? null : new Date(start * 1000),
        end: end === undefined ? null : new Date(end * 1000),
      },
      recordIn(auditLog, request, act),
    );
  });

  registerOperatorCall(app, operatorCalls.listCancellations, async ({ query }) => ({
    cancellations: await operator.cancellations(query.marketId),
  }));

  registerOperatorCall(app, operatorCalls.liftCancellation, ({ params, body, request }) => {
    const act = { action: 'market.lift', subject: `cancellation:${params.eventId}`, ...body };
    return operator.liftCancellation({ ...params, ...body }, recordIn(auditLog, request, act));
  });

  registerOperatorCall(app, operatorCalls.listDebts, async ({ sites }) => ({
    debts: await operator.debts(sites),
  }));

  registerOperatorCall(app, operatorCalls.collectDebt, async ({ params: { debtId }, request }) => {
    const record = recordIn(auditLog, request, { action: 'debt.collect', subject: `debt:${debtId}` });
    return { taken: await operator.collectDebt(debtId, record) };
  });

  registerOperatorCall(app, operatorCalls.writeOffDebt, async ({ params, body, request, reply }) => {
    const act = actRequest(auditLog, request, body.reason);
    return sendAct(reply, await approvals.ask('debt-write-off', { debtId: params.debtId }, act));
  });
}
