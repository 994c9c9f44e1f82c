import type { Db } from '../../kernel/index.ts';

const BATCH = 200;

/** An open round that its maker may have forgotten. */
export interface ForgottenRound {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly makerId: string;
  readonly makerRoundId: string;
  readonly unknownAt: Date | null;
}

/** Closes sessions that have been closing since before an instant: their open rounds are unfinished. */
export async function endLongClosing(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('game_sessions')
    .set({ state: 'closed' })
    .where('state', '=', 'closing')
    .where('ended_at', '<=', before)
    .execute();
}

const forgotten = (db: Db) =>
  db
    .selectFrom('game_rounds as r')
    .innerJoin('game_sessions as s', 's.id', 'r.session_id')
    .select(['r.id', 'r.account_id as accountId', 'r.maker_id as makerId'])
    .select(['r.maker_round_id as makerRoundId', 'r.unknown_at as unknownAt'])
    .where('r.state', '=', 'open')
    .orderBy('r.opened_at')
    .limit(BATCH);

/** Returns open rounds that were opened before an instant. */
export function oldRounds(db: Db, before: Date): Promise<ForgottenRound[]> {
  return forgotten(db).where('r.opened_at', '<=', before).execute();
}

/** Returns open rounds of sessions that ended before an instant, and whose makers weren't asked since another one. */
export function roundsToAsk(
  db: Db,
  { endedBefore, askedBefore }: { readonly endedBefore: Date; readonly askedBefore: Date },
): Promise<ForgottenRound[]> {
  return forgotten(db)
    .where('s.ended_at', '<=', endedBefore)
    .where((where) => where.or([where('r.asked_at', 'is', null), where('r.asked_at', '<=', askedBefore)]))
    .execute();
}

/** Stores when a maker was asked about a round, and since when it doesn't know it. */
export async function noteAnswer(
  db: Db,
  id: bigint,
  { askedAt, unknownSince }: { readonly askedAt: Date; readonly unknownSince: Date | null },
): Promise<void> {
  await db
    .updateTable('game_rounds')
    .set({ asked_at: askedAt, unknown_at: unknownSince })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
