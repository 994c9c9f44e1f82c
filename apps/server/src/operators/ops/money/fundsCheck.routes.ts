import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../kernel/index.ts';
import { markFunds } from '../../../protection/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

/** Route of the operators' checks of where a player's money comes from. */
export function fundsCheckRoutes(
  app: FastifyInstance,
  { db, now, auditLog }: { readonly db: Db; readonly now: () => Date; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.markFunds, async ({ params, body, operator, request }) => {
    const { state, reason } = body;
    const { id: playerId } = await playerIn(db, params.playerId);
    const act = { action: `funds.${state}`, subject: `player:${playerId}`, reason };
    const record = recordIn(auditLog, request, act);
    await markFunds(db, { playerId, state, operator: operator.name, at: now(), record });
    return { playerId: String(playerId), state };
  });
}
