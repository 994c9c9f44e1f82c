import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { Adjustment } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { parseId } from '../../../kernel/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { signedText } from '../../../ledger/index.ts';
import type { Adjustments, ListedAdjustment } from './adjustments.service.ts';

export interface AdjustmentRoutesDeps {
  readonly adjustments: Adjustments;
  readonly approvals: Approvals;
  readonly auditLog: AuditLog;
}

/** Routes of adjustments of balances. Those beyond what an operator may do alone wait for a second one. */
export function adjustmentRoutes(
  app: FastifyInstance,
  { adjustments, approvals, auditLog }: AdjustmentRoutesDeps,
): void {
  registerOperatorCall(app, operatorCalls.listAdjustments, async ({ query: { player }, sites }) => ({
    adjustments: (await adjustments.list(parseId(player) ?? 0n, sites)).map(shown),
  }));

  registerOperatorCall(app, operatorCalls.adjustBalance, async ({ body, request, reply }) => {
    const { accountId, amount, reason } = body;
    const minor = String(await adjustments.read({ accountId, amount }));
    const payload = { accountId, minor, reason };
    return sendAct(reply, await approvals.ask('adjustment', payload, actRequest(auditLog, request, reason)));
  });
}

function shown(row: ListedAdjustment): Adjustment {
  return {
    id: String(row.id),
    playerId: String(row.player_id),
    login: row.login,
    iso: row.iso,
    amount: signedText(row.amount, row.iso),
    reason: row.reason,
    state: row.state,
    askedBy: row.asked_by,
    at: row.asked_at.getTime(),
    decidedBy: row.decided_by,
  };
}
