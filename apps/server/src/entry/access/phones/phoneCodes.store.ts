import { sql } from 'kysely';
import type { Trx } from '../../../kernel/index.ts';

/** A phone, and the hash of who requests codes for it. */
export interface AskedPhone extends PhoneOfSite {
  readonly asker: string;
}

export interface PhoneOfSite {
  readonly siteId: string;
  /** Digits with the country's code, without the plus. */
  readonly phone: string;
}

/** Serialises requests for a phone's codes until the caller's transaction ends. */
export async function lockPhone(trx: Trx, { siteId, phone }: PhoneOfSite): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${siteId} ${phone}`}, 0))`.execute(trx);
}

/** Returns the times of codes that an asker has sent to a phone since a given time, newest first. */
export async function phoneCodesSince(
  trx: Trx,
  { siteId, phone, asker }: AskedPhone,
  since: Date,
): Promise<Date[]> {
  const rows = await trx
    .selectFrom('phone_codes')
    .select('sent_at')
    .where('site_id', '=', siteId)
    .where('phone', '=', phone)
    .where('asker', '=', asker)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map(({ sent_at }) => sent_at);
}

/** Records that a code was sent to a phone, and deletes records older than a day. */
export async function insertPhoneCode(
  trx: Trx,
  guid: string,
  { siteId, phone, asker }: AskedPhone,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await trx.deleteFrom('phone_codes').where('sent_at', '<', dayAgo).execute();
  await trx.insertInto('phone_codes').values({ guid, site_id: siteId, phone, asker, sent_at: now }).execute();
}

/** Returns the phone that a code was sent to; undefined for an unknown code. */
export async function phoneOfCode(trx: Trx, guid: string, siteId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('phone_codes')
    .select('phone')
    .where('guid', '=', guid)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.phone;
}
