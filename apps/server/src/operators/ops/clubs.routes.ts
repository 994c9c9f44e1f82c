import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { Clubs } from '../../betting/index.ts';
import { moveFavoriteTeams } from '../../entry/index.ts';
import { parseId } from '../../kernel/index.ts';
import { recordIn, type AuditLog } from './auditLog/auditLog.service.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

/** Routes by which an operator sees which names sources join in one club, and parts or joins them. */
export function clubRoutes(
  app: FastifyInstance,
  { clubs, auditLog }: { readonly clubs: Clubs; readonly auditLog: AuditLog },
): void {
  registerOperatorCall(app, operatorCalls.listClubs, ({ query: { text, state, before } }) =>
    clubs.list({ before: parseId(before ?? ''), text, isParted: state === 'parted' }),
  );

  registerOperatorCall(app, operatorCalls.partClub, ({ params: { teamId }, body, request }) => {
    const deed = { action: 'club.part', subject: `club:${teamId}`, reason: body.reason };
    return clubs.part(parseId(teamId), body.names, async (trx, moved) => {
      await moveFavoriteTeams(trx, moved);
      await recordIn(auditLog, request, deed)(trx, { before: moved.before, after: moved.after });
    });
  });

  registerOperatorCall(app, operatorCalls.joinClub, ({ params: { teamId }, body, request }) => {
    const deed = { action: 'club.join', subject: `club:${teamId}`, reason: body.reason };
    return clubs.join(parseId(teamId), body.clubId, async (trx, moved) => {
      await moveFavoriteTeams(trx, { ...moved, names: undefined });
      await recordIn(auditLog, request, deed)(trx, { before: moved.before, after: moved.after });
    });
  });
}
