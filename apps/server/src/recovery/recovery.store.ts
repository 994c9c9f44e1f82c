import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Where the owner of an account can be reached. */
export interface Owner {
  readonly playerId: bigint;
  readonly email: string | null;
  /** International form, `+447700900123`; only one that the player has proved to be theirs. */
  readonly phone: string | null;
}

/** The owner of the account that a name of a site belongs to: e-mail in lower case, login number, or phone as `+` and digits. */
export function ownerOf(db: Db, siteId: string, name: string): Promise<Owner | undefined> {
  // A number that nobody has proved to be theirs opens nothing.
  const phone = sql<
    string | null
  >`case when profile.activation_type >= 2 then '+' || profile.phone_code || profile.phone_number end`;
  return db
    .selectFrom('players as player')
    .leftJoin('player_profiles as profile', 'profile.player_id', 'player.id')
    .select(['player.id as playerId', 'player.email', phone.as('phone')])
    .where('player.site_id', '=', siteId)
    .where((eb) =>
      eb.or([eb('player.login', '=', name), eb('player.email', '=', name), eb(phone, '=', name)]),
    )
    .executeTakeFirst();
}
