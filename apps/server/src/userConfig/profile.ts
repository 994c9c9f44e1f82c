import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PlayerProfilesTable } from './userConfig.tables.ts';

export type ProfileRow = Selectable<PlayerProfilesTable>;
/** What changes of a profile; what isn't named stays as it is. */
export type ProfileChange = Omit<Updateable<PlayerProfilesTable>, 'player_id'>;

const day = (column: 'birth_date' | 'passport_date' | 'passport_end_date') =>
  sql<string | null>`${sql.ref(column)}::text`.as(column);

/** A player's profile; undefined when nothing is known yet. */
export function findProfile(db: Db, playerId: bigint): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('player_profiles')
    .selectAll()
    .select([day('birth_date'), day('passport_date'), day('passport_end_date')])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Changes a player's profile, and begins it with the first change. */
export async function changeProfile(db: Db, playerId: bigint, change: ProfileChange): Promise<void> {
  // Not in one statement: what is checked of a row would be checked of the change alone.
  await db
    .insertInto('player_profiles')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('player_profiles').set(change).where('player_id', '=', playerId).execute();
}
