import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { OperatorInstrument } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { type Db, parseId, ProblemError } from '../../../kernel/index.ts';
import { allInstrumentsOf, lockInstrument, setClosure } from '../../../cashier/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const noInstrument = () =>
  new ProblemError(
    404,
    'INSTRUMENT_NOT_FOUND',
    'This player has no such card or account: load the page again.',
  );

/** Route that closes and opens the cards, accounts and wallets of a player, each in all its currencies. */
export function instrumentRoutes(
  app: FastifyInstance,
  { db, now, auditLog }: { readonly db: Db; readonly now: () => Date; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.closeInstrument, async ({ params, body, request }) => {
    const { state, reason } = body;
    const { id: playerId } = await playerIn(db, params.playerId);
    const id = parseId(params.instrumentId);
    if (id === undefined) throw noInstrument();
    const action = state === 'closed' ? 'instrument.close' : 'instrument.open';
    const record = recordIn(auditLog, request, { action, subject: `player:${playerId}`, reason });
    await db.transaction().execute(async (trx) => {
      const row = await lockInstrument(trx, id);
      if (row?.player_id !== playerId) throw noInstrument();
      const closure = state === 'closed' ? ({ at: now(), reason: 'operator' } as const) : undefined;
      await setClosure(trx, row, closure);
      const { requisite, closed_for: before } = row;
      await record(trx, {
        before: { requisite, closedFor: before },
        after: { requisite, closedFor: closure?.reason ?? null },
      });
    });
    return { instrumentId: String(id), state };
  });
}

/** Returns the cards, accounts and wallets of a player in the format of the operators' calls. */
export async function shownInstruments(db: Db, playerId: bigint): Promise<OperatorInstrument[]> {
  const rows = await allInstrumentsOf(db, playerId);
  return rows.map(
    ({ id, requisite, iso, methods, owner, used_at: used, closed_for: closedFor, closed_at: closed }) => ({
      id: String(id),
      requisite,
      iso,
      methods,
      owner,
      usedAt: used.getTime(),
      closedFor,
      closedAt: closed?.getTime() ?? null,
    }),
  );
}
