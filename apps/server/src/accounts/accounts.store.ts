import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { PlayersTable } from './accounts.tables.ts';

export type PlayerRow = Selectable<PlayersTable>;

/**
 * Returns the new player's id; undefined if the login number is taken. Throws the database's error if the e-mail is
 * taken.
 */
export async function insertPlayer(trx: Trx, player: Insertable<PlayersTable>): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('players')
    .values(player)
    .onConflict((conflict) => conflict.columns(['site_id', 'login']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Finds a player of a site by login number or by e-mail in lower case. */
export function findByName(db: Db, siteId: string, name: string): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('login', '=', name), eb('email', '=', name)]))
    .executeTakeFirst();
}

/** Finds a player of a site by phone: digits with the country's code, without the plus. */
export function findByPhone(db: Db, siteId: string, phone: string): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('phone', '=', phone)
    .executeTakeFirst();
}

export function findPlayer(db: Db, id: bigint): Promise<PlayerRow> {
  return db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function setPassword(db: Db, id: bigint, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('players')
    .set({ password_hash: passwordHash, must_change_password: false, password_changed_at: now })
    .where('id', '=', id)
    .execute();
}
