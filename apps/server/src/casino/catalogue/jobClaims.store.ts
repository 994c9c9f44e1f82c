import type { Db } from '../../kernel/index.ts';

/** Returns whether this process runs a job now: no process has run it for `gap` ms. */
export async function claimJob(
  db: Db,
  name: 'popularity' | 'jackpots',
  gap: number,
  now: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto('game_jobs')
    .values({ name, ran_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at: now })
        .where('game_jobs.ran_at', '<=', new Date(now.getTime() - gap)),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
