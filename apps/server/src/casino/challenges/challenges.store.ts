import type { ChallengeTerms, PrizeTexts } from '@touchline/contract/operators';
import type { ChallengeProgress } from '@touchline/loyalty';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { ChallengeProgressTable, ChallengeTasksTable } from './challenges.tables.ts';

export type TaskRow = Selectable<ChallengeTasksTable>;
export type ProgressRow = Selectable<ChallengeProgressTable>;

/** Returns the challenges of a site in their order; all of them or those that are on. */
export function tasksOf(db: Db | Trx, siteId: string, isAll = false): Promise<TaskRow[]> {
  let query = db.selectFrom('challenge_tasks').selectAll().where('site_id', '=', siteId);
  if (!isAll) query = query.where('is_on', '=', true);
  return query.orderBy('position').orderBy('id').execute();
}

/** Returns the challenges that a player's round of a day can count for, with the terms of that day. */
export async function tasksAt(
  trx: Trx,
  { siteId, playerId }: { readonly siteId: string; readonly playerId: bigint },
  day: string,
): Promise<Pick<TaskRow, 'id' | 'terms'>[]> {
  const { rows } = await sql<Pick<TaskRow, 'id' | 'terms'>>`
    select t.id, coalesce(g.terms, t.terms) as terms from challenge_tasks t
    left join challenge_progress g on g.task_id = t.id and g.player_id = ${playerId} and g.day = ${day}::date
    where t.site_id = ${siteId} and (t.is_on or g.task_id is not null)
    order by t.position, t.id`.execute(trx);
  return rows;
}

const columns = sql`
  player_id, to_char(day, 'YYYY-MM-DD') as day, task_id, terms, rounds, games, best, ready_at, taken_at`;

/** Locks the progress of a player, which begins with the terms of now. */
export async function lockProgress(
  trx: Trx,
  of: {
    readonly playerId: bigint;
    readonly day: string;
    readonly taskId: bigint;
    readonly terms: ChallengeTerms;
  },
): Promise<ProgressRow> {
  const { playerId, day, taskId, terms } = of;
  await sql`
    insert into challenge_progress (player_id, day, task_id, terms)
    values (${playerId}, ${day}::date, ${taskId}, ${JSON.stringify(terms)}::jsonb) on conflict do nothing`.execute(
    trx,
  );
  const row = await lockedProgress(trx, { playerId, day, taskId });
  if (!row) throw new Error(`The progress of challenge ${taskId} on ${day} is gone.`);
  return row;
}

/** Locks the progress of a player; undefined if no round counted. */
export async function lockedProgress(
  trx: Trx,
  { playerId, day, taskId }: { readonly playerId: bigint; readonly day: string; readonly taskId: bigint },
): Promise<ProgressRow | undefined> {
  const { rows } = await sql<ProgressRow>`
    select ${columns} from challenge_progress
    where player_id = ${playerId} and day = ${day}::date and task_id = ${taskId} for update`.execute(trx);
  return rows[0];
}

/** Stores the progress after a counted round. */
export async function updateProgress(
  trx: Trx,
  { player_id: playerId, day, task_id: taskId }: ProgressRow,
  { rounds, games, best }: ChallengeProgress,
  readyAt: Date | null,
): Promise<void> {
  await sql`
    update challenge_progress
    set rounds = ${rounds}, games = ${[...games]}::text[], best = ${best}, ready_at = ${readyAt}
    where player_id = ${playerId} and day = ${day}::date and task_id = ${taskId}`.execute(trx);
}

/** Marks the prize of a challenge as taken. */
export async function markTaken(
  trx: Trx,
  { player_id: playerId, day, task_id: taskId }: ProgressRow,
  at: Date,
) {
  await sql`
    update challenge_progress set taken_at = ${at}
    where player_id = ${playerId} and day = ${day}::date and task_id = ${taskId}`.execute(trx);
}

/** Progress with the texts of its challenge. */
export type ShownProgress = ProgressRow & { readonly texts: PrizeTexts };

/** Returns a player's progress of a day, in the order of the challenges. */
export async function progressOf(db: Db, playerId: bigint, day: string): Promise<ShownProgress[]> {
  const { rows } = await sql<ShownProgress>`
    select g.player_id, to_char(g.day, 'YYYY-MM-DD') as day, g.task_id, g.terms, g.rounds, g.games, g.best,
      g.ready_at, g.taken_at, t.texts
    from challenge_progress g join challenge_tasks t on t.id = g.task_id
    where g.player_id = ${playerId} and g.day = ${day}::date
    order by t.position, t.id`.execute(db);
  return rows;
}

/** Numbers of players who finished a site's challenges on a day, and who took the prizes, by challenge. */
export async function countsOf(
  db: Db,
  siteId: string,
  day: string,
): Promise<ReadonlyMap<bigint, { readonly finished: number; readonly taken: number }>> {
  const { rows } = await sql<{ id: bigint; finished: number; taken: number }>`
    select g.task_id as id, count(g.ready_at)::integer as finished, count(g.taken_at)::integer as taken
    from challenge_progress g join challenge_tasks t on t.id = g.task_id
    where t.site_id = ${siteId} and g.day = ${day}::date group by g.task_id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
