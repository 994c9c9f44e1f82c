import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { PlayerMoney } from '@touchline/contract/operators';
import { type Db, parseId, ProblemError } from '../../../kernel/index.ts';
import { activePauses, liftPause } from '../../../cashier/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from '../players/playerIn.ts';

const Lift = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300 }) },
  { additionalProperties: false },
);

const noPause = () => new ProblemError(409, 'PAUSE_OVER', 'This pause is over already: load the page again.');

/** Route that ends the pause of a payment method early. */
export function pauseRoutes(
  app: FastifyInstance,
  { db, now, auditLog }: { readonly db: Db; readonly now: () => Date; readonly auditLog: AuditLog },
): void {
  app.post<{
    Params: { readonly playerId: string; readonly pauseId: string };
    Body: Static<typeof Lift>;
  }>('/ops/money/:playerId/pauses/:pauseId/lift', { schema: { body: Lift } }, async (request) => {
    const { id: playerId } = await playerIn(db, request.params.playerId);
    const id = parseId(request.params.pauseId);
    if (id === undefined) throw noPause();
    const { reason } = request.body;
    const subject = `player:${playerId}`;
    const record = recordIn(auditLog, request, { action: 'methodPause.lift', subject, reason });
    await db.transaction().execute(async (trx) => {
      const operator = operatorOf(request).name;
      const lifted = await liftPause(trx, { id, playerId, operator, now: now() });
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
