import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { PlayerNote } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { type Db, parseId, pageOf } from '../../../kernel/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { playerIn } from './playerIn.ts';

const PAGE = 20;

interface NotesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly auditLog: AuditLog;
}

/** Routes of operators' notes about a player. A note is added with its entry in the audit log, and never changed. */
export function playerNotesRoutes(app: FastifyInstance, { db, now, auditLog }: NotesDeps): void {
  registerOperatorCall(app, operatorCalls.listPlayerNotes, async ({ params, query }) => {
    const { id } = await playerIn(db, params.playerId);
    const before = parseId(query.before ?? '');
    let rows = db.selectFrom('player_notes').selectAll().where('player_id', '=', id);
    if (before !== undefined) rows = rows.where('id', '<', before);
    const found = await rows
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const page = pageOf(found, PAGE, (note) => note.id);
    return { notes: page.rows.map(shown), next: page.next };
  });

  registerOperatorCall(app, operatorCalls.addPlayerNote, async ({ params, body, operator, request }) => {
    const { id } = await playerIn(db, params.playerId);
    const record = recordIn(auditLog, request, { action: 'player.note', subject: `player:${id}` });
    const note = await db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('player_notes')
        .values({ player_id: id, at: now(), operator: operator.name, body: body.text.trim() })
        .returningAll()
        .executeTakeFirstOrThrow();
      // The text is stored once, in the note.
      await record(trx, { before: null, after: { noteId: String(row.id) } });
      return row;
    });
    return shown(note);
  });
}

function shown(row: {
  readonly id: bigint;
  readonly at: Date;
  readonly operator: string;
  readonly body: string;
}): PlayerNote {
  return { id: String(row.id), at: row.at.getTime(), operator: row.operator, text: row.body };
}
