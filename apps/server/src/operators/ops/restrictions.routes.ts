import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Restrictions } from '../../protection/index.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

/** Routes of limits and blocks that an operator sets on a player, in force from the next bet and payment on. */
export function restrictionRoutes(
  app: FastifyInstance,
  { restrictions, auditLog }: { readonly restrictions: Restrictions; readonly auditLog: AuditLog },
): void {
  const recordOf = (request: FastifyRequest, action: string, playerId: string, reason?: string) =>
    recordIn(auditLog, request, { action, subject: `player:${playerId}`, reason });

  registerOperatorCall(app, operatorCalls.limitPlayer, async ({ params: { playerId }, body, request }) => {
    const { reason, ...limit } = body;
    await restrictions.limit(playerId, limit, recordOf(request, 'player.limit', playerId, reason));
    return { playerId, ...limit };
  });

  registerOperatorCall(app, operatorCalls.blockPlayer, async ({ params: { playerId }, body, request }) => {
    const { reason, ...blocks } = body;
    await restrictions.block(playerId, blocks, recordOf(request, 'player.blocks', playerId, reason));
    return { playerId, ...blocks };
  });
}
