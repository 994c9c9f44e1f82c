import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import {
  inSites,
  type Db,
  pageOf,
  parseId,
  ProblemError,
  wrongField,
  seconds,
} from '../../../kernel/index.ts';
import { auditAuthorOf, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

const PAGE = 30;

export interface GameNoticesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly auditLog: Pick<AuditLog, 'write'>;
}

/** Routes of notices about rounds of games: late wins, high wins, voided rounds and makers' clocks. */
export function opsGameNoticesRoutes(app: FastifyInstance, { db, now, auditLog }: GameNoticesDeps): void {
  registerOperatorCall(
    app,
    operatorCalls.listGameNotices,
    async ({ query: { state = 'open', before }, sites }) => {
      const last = before === undefined ? undefined : parseId(before);
      if (before !== undefined && last === undefined)
        throw wrongField('/before', 'id', '"before" is no notice: use the `next` of the page before.');
      let query = db
        .selectFrom('game_notices as n')
        .leftJoin('players as p', 'p.id', 'n.player_id')
        .selectAll('n')
        .where('n.answered_at', state === 'open' ? 'is' : 'is not', null)
        .where(inSites('p.site_id', sites));
      if (last !== undefined) query = query.where('n.id', '<', last);
      const found = await query
        .orderBy('n.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return {
        notices: rows.map((row) => ({
          id: String(row.id),
          kind: row.kind,
          makerId: row.maker_id,
          gameId: row.game_id === null ? null : Number(row.game_id),
          roundId: row.round_id === null ? null : String(row.round_id),
          playerId: row.player_id === null ? null : String(row.player_id),
          txId: row.tx_id,
          iso: row.iso,
          amount: row.amount === null || row.iso === null ? null : toWire(row.amount, row.iso),
          detail: row.detail,
          at: seconds(row.at),
          answeredAt: row.answered_at === null ? null : seconds(row.answered_at),
          answeredBy: row.answered_by,
          answer: row.answer,
        })),
        next,
      };
    },
  );

  registerOperatorCall(
    app,
    operatorCalls.answerGameNotice,
    async ({ params, body: { reason }, operator, request }) => {
      const id = parseId(params.noticeId);
      await db.transaction().execute(async (trx) => {
        const answered =
          id === undefined
            ? undefined
            : await trx
                .updateTable('game_notices')
                .set({ answered_at: now(), answered_by: operator.name, answer: reason })
                .where('id', '=', id)
                .where('answered_at', 'is', null)
                .returning('kind')
                .executeTakeFirst();
        if (!answered)
          throw new ProblemError(404, 'NOT_FOUND', 'There is no open notice of this number: see the list.');
        await auditLog.write(trx, auditAuthorOf(request, reason), {
          action: 'game.notice-answer',
          subject: `gameNotice:${id}`,
          before: { isAnswered: false },
          after: { isAnswered: true, kind: answered.kind },
        });
      });
      return {};
    },
  );
}
