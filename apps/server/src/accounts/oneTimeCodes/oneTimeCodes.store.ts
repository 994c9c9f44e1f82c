import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx, Database } from '../../kernel/index.ts';
import type { CodePurpose } from '../../delivery/index.ts';
import type { OneTimeCodesTable } from './oneTimeCodes.tables.ts';

export type CodeRow = Selectable<OneTimeCodesTable>;

/** Identifies a code and its purpose. */
export interface CodeName {
  readonly guid: string;
  readonly siteId: string;
  readonly purpose: CodePurpose;
  /** The player who must own it, so that nobody else's attempts count; any when absent. */
  readonly playerId?: bigint;
}

/** Identifies codes of which only the newest is valid. */
export interface ScopeName {
  readonly siteId: string;
  readonly purpose: CodePurpose;
  /** Hash of the scope. */
  readonly scope: string;
}

/** Serialises requests for the codes of a scope until the caller's transaction ends. */
export async function lockScope(trx: Trx, { siteId, purpose, scope }: ScopeName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${siteId} ${purpose} ${scope}`}, 0))`.execute(
    trx,
  );
}

const unusedCodes = (db: Db, now: Date) =>
  db.updateTable('one_time_codes').set({ used_at: now }).where('used_at', 'is', null);

/** Ends the codes and tickets of a scope. */
export async function endCodes(trx: Trx, { siteId, purpose, scope }: ScopeName, now: Date): Promise<void> {
  await unusedCodes(trx, now)
    .where('scope', '=', scope)
    .where('purpose', '=', purpose)
    .where('site_id', '=', siteId)
    .execute();
}

/** Ends all codes and tickets of a player, for example after a change of the password. */
export async function endCodesOf(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await unusedCodes(trx, now).where('player_id', '=', playerId).execute();
}

/** Uses a code up without its digits; false if it was used, has ended, or was made before `since`. */
export async function useCode(trx: Trx, name: CodeName, since: Date, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('one_time_codes')
    .where(isUnused(name))
    .set({ used_at: now })
    .where('made_at', '>', since)
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCode(db: Db, code: Insertable<OneTimeCodesTable>): Promise<void> {
  await db.insertInto('one_time_codes').values(code).execute();
}

/** Deletes codes that expired before a given time. */
export async function dropOld(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', endedBefore).execute();
}

/** Selects a code that hasn't been used. */
const isUnused =
  ({ guid, siteId, purpose, playerId }: CodeName) =>
  (eb: ExpressionBuilder<Database, 'one_time_codes'>) =>
    eb.and([
      ...(playerId === undefined ? [] : [eb('player_id', '=', playerId)]),
      eb('guid', '=', guid),
      eb('site_id', '=', siteId),
      eb('purpose', '=', purpose),
      eb('used_at', 'is', null),
    ]);

/** Selects the code of a ticket that has neither expired nor been used. */
const isOfTicket =
  (name: CodeName, ticketHash: string, now: Date) => (eb: ExpressionBuilder<Database, 'one_time_codes'>) =>
    eb.and([isUnused(name)(eb), eb('ticket_hash', '=', ticketHash), eb('expires_at', '>', now)]);

/** Counts an attempt on a live code and returns the code; undefined if it has expired or has no attempts left. */
export function countTry(db: Db, name: CodeName, most: number, now: Date): Promise<CodeRow | undefined> {
  return db
    .updateTable('one_time_codes')
    .where(isUnused(name))
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tries', '<', most)
    .where('ticket_hash', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function setTicket(db: Db, name: CodeName, ticketHash: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .where(isUnused(name))
    .set({ ticket_hash: ticketHash, expires_at: expiresAt })
    .execute();
}

/** Uses a ticket up; undefined if it isn't the code's ticket, has expired, or was used before. */
export function useTicket(
  db: Db,
  name: CodeName,
  ticketHash: string,
  now: Date,
): Promise<CodeRow | undefined> {
  return db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where(isOfTicket(name, ticketHash, now))
    .returningAll()
    .executeTakeFirst();
}

/** Returns the number of codes of a scope made after a given time. */
export async function codesSince(
  db: Db,
  { siteId, purpose, scope }: ScopeName,
  since: Date,
): Promise<number> {
  const { sent } = await db
    .selectFrom('one_time_codes')
    .select((eb) => eb.fn.countAll<bigint>().as('sent'))
    .where('scope', '=', scope)
    .where('purpose', '=', purpose)
    .where('site_id', '=', siteId)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** Returns the live code of a ticket, without using it up. */
export function codeOfTicket(
  db: Db,
  name: CodeName,
  ticketHash: string,
  now: Date,
): Promise<CodeRow | undefined> {
  return db
    .selectFrom('one_time_codes')
    .selectAll()
    .where(isOfTicket(name, ticketHash, now))
    .executeTakeFirst();
}
