import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../kernel/index.ts';
import { markFunds } from '../../../protection/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from '../players/playerIn.ts';

const FundsCheck = Type.Object(
  {
    state: Type.Union([Type.Literal('checked'), Type.Literal('asked')]),
    reason: Type.String({ minLength: 3, maxLength: 300 }),
  },
  { additionalProperties: false },
);

/** Route of the operators' checks of where a player's money comes from. */
export function fundsCheckRoutes(
  app: FastifyInstance,
  { db, now, auditLog }: { readonly db: Db; readonly now: () => Date; readonly auditLog: AuditLog },
): void {
  app.post<{ Params: { readonly playerId: string }; Body: Static<typeof FundsCheck> }>(
    '/ops/money/:playerId/funds',
    { schema: { body: FundsCheck } },
    async (request) => {
      const { state, reason } = request.body;
      const { id: playerId } = await playerIn(db, request.params.playerId);
      const record = recordIn(auditLog, request, {
        action: `funds.${state}`,
        subject: `player:${playerId}`,
        reason,
      });
      await markFunds(db, { playerId, state, operator: operatorOf(request).name, at: now(), record });
      return { playerId: String(playerId), state };
    },
  );
}
