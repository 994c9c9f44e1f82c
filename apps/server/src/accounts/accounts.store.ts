import type { Insertable, Selectable } from 'kysely';
import { type Db, type Trx, ProblemError } from '../kernel/index.ts';
import { insertDataChanges } from './personalData/dataChanges.ts';
import type { PlayersTable } from './accounts.tables.ts';
import type { SignInChange } from './signInChange.ts';

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

/** Finds a player of a site by login number, by chosen login or by e-mail in lower case. */
export function findByName(db: Db, siteId: string, name: string): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('login', '=', name), eb('login_name', '=', name), eb('email', '=', name)]))
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

/** Stores a password, and ends the player's pending grants. */
export async function setPassword(
  { trx, playerId, at, endPendingGrants }: SignInChange,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('players')
    .set({ password_hash: passwordHash, must_change_password: false, password_changed_at: at })
    .where('id', '=', playerId)
    .execute();
  await endPendingGrants(trx, playerId, at);
}

/** Replaces the hash of a player's password, which stays the same; does nothing if the hash has changed meanwhile. */
export async function renewHash(
  db: Db,
  { id, password_hash: before }: Pick<PlayerRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('players')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute();
}

/**
 * Returns whether a player still has the password that was checked before the transaction. A change of the password
 * waits for the transaction's end, and then also ends what it began. So does another sign-in of the player: what opens a
 * session locks the player too, and two that shared the lock would wait for each other.
 */
export async function isStillPassword(
  trx: Trx,
  { id, password_hash: checked }: Pick<PlayerRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash === checked;
}

/** Refusals of a contact that another account of the site has, by the violated constraint. */
const TAKEN: ReadonlyMap<unknown, Pick<ProblemError, 'code' | 'message'>> = new Map([
  [
    'players_site_id_email_key',
    { code: 'EMAIL_TAKEN', message: 'This e-mail belongs to another account: use a different one.' },
  ],
  [
    'players_site_id_phone_key',
    { code: 'PHONE_TAKEN', message: 'This phone belongs to another account: use a different one.' },
  ],
]);

/**
 * Stores a player's address, or phone: digits with the country's code, without the plus. Ends the player's pending
 * grants, as codes may have been sent to the previous one; the change is added to the player's history. Throws a ProblemError 409 if another account of the site has it.
 */
export async function setContact(
  { trx, playerId, at, endPendingGrants }: SignInChange,
  contact: { readonly email: string } | { readonly phone: string },
): Promise<void> {
  const before = await findPlayer(trx, playerId);
  try {
    await trx.updateTable('players').set(contact).where('id', '=', playerId).execute();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    const taken = TAKEN.get(constraint);
    throw taken ? new ProblemError(409, taken.code, taken.message) : error;
  }
  const changed =
    'email' in contact
      ? { field: 'email' as const, before: before.email, after: contact.email }
      : { field: 'phone' as const, before: before.phone, after: contact.phone };
  await insertDataChanges(trx, { playerId, at, operator: null }, [changed]);
  await endPendingGrants(trx, playerId, at);
}
