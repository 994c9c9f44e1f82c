import { sql, type Selectable } from 'kysely';
import type { SecretBox } from '../../delivery/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import type { StaffTable } from '../staff.tables.ts';

/** A person as they are stored. */
export type PersonRow = Selectable<StaffTable>;

/** Returns whether the access of a person counts at a time. */
export const hasAccess = (person: Pick<PersonRow, 'ended_at' | 'ends_at'>, at: Date): boolean =>
  person.ended_at === null && (person.ends_at === null || person.ends_at > at);

/** Returns the person with an e-mail whose access nobody has ended. */
export function personByEmail(db: Db | Trx, email: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('staff')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Returns a person, locked until the end of the transaction: acts that end access wait. */
export function lockPerson(trx: Trx, staffId: bigint): Promise<PersonRow> {
  return trx.selectFrom('staff').selectAll().where('id', '=', staffId).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Accepts a code of an authenticator app, once; returns false for one that was accepted before.
 * @param counter of the code
 */
export async function useCode(trx: Trx, staffId: bigint, counter: number): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set({ totp_counter: BigInt(counter) })
    .where('id', '=', staffId)
    .where((eb) => eb.or([eb('totp_counter', 'is', null), eb('totp_counter', '<', BigInt(counter))]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const contextOf = (staffId: bigint): string => `staff ${staffId}`;

/** Encrypts the key of a person's authenticator app for storage. */
export const sealedKey = (secretBox: SecretBox, staffId: bigint, key: string): string =>
  secretBox.seal(key, contextOf(staffId));

/** Decrypts the key of a person's authenticator app. Throws an Error if it was encrypted with another key. */
export const openKey = (secretBox: SecretBox, staffId: bigint, sealed: string): string =>
  secretBox.open(sealed, contextOf(staffId));

/** Encrypts again with the current key what an earlier one has encrypted. */
export async function renewStaffKeys(db: Db, secretBox: SecretBox): Promise<void> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .execute();
  for (const { id, totp_secret: sealed } of rows) {
    const renewed = sealed === null ? undefined : secretBox.renew(sealed, contextOf(id));
    if (renewed === undefined) continue;
    await db
      .updateTable('staff')
      .set({ totp_secret: renewed })
      .where('id', '=', id)
      .where('totp_secret', '=', sealed)
      .execute();
  }
}
