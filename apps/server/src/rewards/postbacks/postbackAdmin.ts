import type { Insertable, Selectable, Updateable } from 'kysely';
import { inSites, type Db, type SiteChoice, type Trx } from '../../kernel/index.ts';
import type { PostbackAddressesTable, PostbacksTable } from './postbacks.tables.ts';

type PostbackRow = Selectable<PostbacksTable>;
export type PostbackAddressRow = Selectable<PostbackAddressesTable>;

/** Returns the addresses of some sites, by site, mark and value. */
export function listPostbackAddresses(db: Db, sites: SiteChoice): Promise<PostbackAddressRow[]> {
  return db
    .selectFrom('postback_addresses')
    .selectAll()
    .where(inSites('site_id', sites))
    .orderBy('site_id')
    .orderBy('mark')
    .orderBy('value')
    .execute();
}

/** Returns an address and locks it until the end of the transaction. */
export function lockPostbackAddress(trx: Trx, id: bigint): Promise<PostbackAddressRow | undefined> {
  return trx.selectFrom('postback_addresses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores an address; returns undefined if its partner has one. */
export function insertPostbackAddress(
  trx: Trx,
  values: Insertable<PostbackAddressesTable>,
): Promise<PostbackAddressRow | undefined> {
  return trx
    .insertInto('postback_addresses')
    .values(values)
    .onConflict((conflict) => conflict.columns(['site_id', 'mark', 'value']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updatePostbackAddress(
  trx: Trx,
  id: bigint,
  values: Updateable<PostbackAddressesTable>,
): Promise<PostbackAddressRow> {
  return trx
    .updateTable('postback_addresses')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns calls for partners of some sites, newest first, with their partners. */
export function postbacksBefore(
  db: Db,
  {
    before,
    limit,
    sites,
    state,
  }: {
    readonly before?: bigint | undefined;
    readonly limit: number;
    readonly sites: SiteChoice;
    readonly state?: PostbackRow['state'] | undefined;
  },
) {
  let rows = db
    .selectFrom('postbacks as b')
    .innerJoin('postback_addresses as a', 'a.id', 'b.address_id')
    .selectAll('b')
    .select(['a.site_id', 'a.mark', 'a.value'])
    .where(inSites('a.site_id', sites));
  if (before !== undefined) rows = rows.where('b.id', '<', before);
  if (state !== undefined) rows = rows.where('b.state', '=', state);
  return rows.orderBy('b.id', 'desc').limit(limit).execute();
}

/** Returns a call and locks it until the end of the transaction. */
export function lockPostback(trx: Trx, id: bigint): Promise<PostbackRow | undefined> {
  return trx.selectFrom('postbacks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Lets a failed call be tried again from a time on. */
export function retryPostback(
  trx: Trx,
  id: bigint,
  { at, endsAt }: { readonly at: Date; readonly endsAt: Date },
): Promise<PostbackRow> {
  return trx
    .updateTable('postbacks')
    .set({ state: 'waiting', attempts: 0, next_at: at, ends_at: endsAt, ended_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
