import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { CodePurpose, OneTimeCodesTable } from './codes.tables.ts';

export type CodeRow = Selectable<OneTimeCodesTable>;

/** What names a code and says what it is to prove. */
export interface CodeName {
  readonly guid: string;
  readonly siteId: string;
  readonly purpose: CodePurpose;
}

export async function insertCode(db: Db, code: Insertable<OneTimeCodesTable>): Promise<void> {
  await db.insertInto('one_time_codes').values(code).execute();
}

/** Codes whose end is long past are of no use to anybody. */
export async function dropOld(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', endedBefore).execute();
}

const named = (db: Db, { guid, siteId, purpose }: CodeName) =>
  db
    .updateTable('one_time_codes')
    .where('guid', '=', guid)
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null);

/** Counts a try of a live code, and answers it; undefined when it is over or has had its tries. */
export function countTry(db: Db, name: CodeName, most: number, now: Date): Promise<CodeRow | undefined> {
  return named(db, name)
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tries', '<', most)
    .where('ticket_hash', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function setTicket(db: Db, name: CodeName, ticketHash: string, expiresAt: Date): Promise<void> {
  await named(db, name).set({ ticket_hash: ticketHash, expires_at: expiresAt }).execute();
}

/** Uses a ticket up; undefined when it isn't this code's, is over, or was used before. */
export function useTicket(
  db: Db,
  name: CodeName,
  ticketHash: string,
  now: Date,
): Promise<CodeRow | undefined> {
  return named(db, name)
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** How many codes of a purpose a player was sent after an instant. */
export async function codesSince(
  db: Db,
  playerId: bigint,
  purpose: CodePurpose,
  since: Date,
): Promise<number> {
  const { sent } = await db
    .selectFrom('one_time_codes')
    .select((eb) => eb.fn.countAll<bigint>().as('sent'))
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** The live code that a ticket is of, without using it up. */
export function codeOfTicket(
  db: Db,
  { guid, siteId, purpose }: CodeName,
  ticketHash: string,
  now: Date,
): Promise<CodeRow | undefined> {
  return db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('guid', '=', guid)
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
