import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { PlayerMoney } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { type Db, parseId, ProblemError } from '../../../kernel/index.ts';
import { activePauses, liftPause } from '../../../cashier/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const noPause = () => new ProblemError(409, 'PAUSE_OVER', 'This pause is over already: load the page again.');

/** Route that ends the pause of a payment method early. */
export function pauseRoutes(
  app: FastifyInstance,
  { db, now, auditLog }: { readonly db: Db; readonly now: () => Date; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.liftMethodPause, async ({ params, body, operator, request }) => {
    const { id: playerId } = await playerIn(db, params.playerId);
    const id = parseId(params.pauseId);
    if (id === undefined) throw noPause();
    const act = { action: 'methodPause.lift', subject: `player:${playerId}`, ...body };
    const record = recordIn(auditLog, request, act);
    await db.transaction().execute(async (trx) => {
      const lifted = await liftPause(trx, { id, playerId, operator: operator.name, now: now() });
      if (!lifted) throw noPause();
      const { family, cause, ends_at: ends } = lifted;
      await record(trx, { before: { family, cause, until: ends.toISOString() }, after: null });
    });
    return { pauseId: String(id) };
  });
}

/** Returns the pauses of a player's methods in the format of the operators' calls. */
export async function shownPauses(db: Db, playerId: bigint, now: Date): Promise<PlayerMoney['pauses']> {
  const pauses = await activePauses(db, playerId, now);
  return pauses.map(({ id, family, cause, begun_at: begun, ends_at: end }) => ({
    id: String(id),
    family,
    cause,
    begunAt: begun.getTime(),
    endsAt: end.getTime(),
  }));
}
