import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';

/** Contacts of the owner of an account. */
export interface Owner {
  readonly playerId: bigint;
  readonly email: string | null;
  /** International form, `+447700900123`; null unless the player has confirmed it. */
  readonly phone: string | null;
}

/**
 * Returns the owner of the account with a name on a site: e-mail in lower case, login number, or phone as `+` and
 * digits.
 */
export function ownerOf(db: Db, siteId: string, name: string): Promise<Owner | undefined> {
  // An unconfirmed number gives no access.
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
