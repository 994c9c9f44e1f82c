import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../kernel/index.ts';
import type { PlayerProfilesTable } from './profile.tables.ts';

export type ProfileRow = Selectable<PlayerProfilesTable>;
/** Changes of a profile; fields that are left out are unchanged. */
export type ProfileChange = Omit<Updateable<PlayerProfilesTable>, 'player_id'>;

const day = (column: 'birth_date' | 'passport_date' | 'passport_end_date') =>
  sql<string | null>`${sql.ref(column)}::text`.as(column);

/** Returns a player's profile; undefined if there is none yet. */
export function findProfile(db: Db, playerId: bigint): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('player_profiles')
    .selectAll()
    .select([day('birth_date'), day('passport_date'), day('passport_end_date')])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Changes a player's profile, and creates it with the first change. */
export async function changeProfile(db: Db, playerId: bigint, change: ProfileChange): Promise<void> {
  // Two statements: in a single one the constraints of the row would be checked for the changed fields alone.
  await db
    .insertInto('player_profiles')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('player_profiles').set(change).where('player_id', '=', playerId).execute();
}
