import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { SecurityQuestionsTable } from './securityQuestion.tables.ts';

export type QuestionRow = Selectable<SecurityQuestionsTable>;

export function findQuestion(db: Db, playerId: bigint): Promise<QuestionRow | undefined> {
  return db.selectFrom('security_questions').selectAll().where('player_id', '=', playerId).executeTakeFirst();
}

/** Stores a question and replaces the previous one. */
export async function putQuestion(trx: Trx, row: Insertable<SecurityQuestionsTable>): Promise<void> {
  const fresh = { ...row, tries: 0, tried_at: null };
  await trx
    .insertInto('security_questions')
    .values(fresh)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(fresh))
    .execute();
}

export async function dropQuestion(trx: Trx, playerId: bigint): Promise<void> {
  await trx.deleteFrom('security_questions').where('player_id', '=', playerId).execute();
}

/**
 * Counts a try before it is checked, and returns the row; undefined if there were `most` tries since `since`.
 * @param since tries before it no longer count
 */
export function countTry(
  db: Db,
  playerId: bigint,
  { most, since, now }: { readonly most: number; readonly since: Date; readonly now: Date },
): Promise<QuestionRow | undefined> {
  return db
    .updateTable('security_questions')
    .set({ tries: sql<number>`case when tried_at > ${since} then tries + 1 else 1 end`, tried_at: now })
    .where('player_id', '=', playerId)
    .where((eb) => eb.or([eb('tried_at', 'is', null), eb('tried_at', '<=', since), eb('tries', '<', most)]))
    .returningAll()
    .executeTakeFirst();
}

export async function forgetTries(db: Db, playerId: bigint): Promise<void> {
  await db.updateTable('security_questions').set({ tries: 0 }).where('player_id', '=', playerId).execute();
}
