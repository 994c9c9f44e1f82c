import { sql, type Selectable } from 'kysely';
import { kindsThatAre } from '../../protection/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import { VERIFIED } from '../../accounts/index.ts';
import type { ReferralsTable } from './referrals.tables.ts';

export type ReferralRow = Selectable<ReferralsTable>;

/** Returns the player of a code on a site; undefined if there is none. */
export async function playerByCode(db: Db, siteId: string, code: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where('ref_code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

/** Stores who brought a friend; the first to be stored counts. */
export async function insertReferral(
  db: Db,
  row: {
    readonly friendId: bigint;
    readonly referrerId: bigint;
    readonly siteId: string;
    readonly source: ReferralRow['source'];
    readonly at: Date;
  },
): Promise<void> {
  await db
    .insertInto('referrals')
    .values({
      friend_id: row.friendId,
      referrer_id: row.referrerId,
      site_id: row.siteId,
      source: row.source,
      registered_at: row.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns ids of referrals that can still move, the oldest first. */
export async function referralsToFollow(db: Db, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('referrals')
    .select('id')
    .where('state', 'not in', ['paid', 'rejected'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function referralById(db: Db, id: bigint): Promise<ReferralRow | undefined> {
  return db.selectFrom('referrals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a referral, locked until the transaction ends. */
export function lockReferral(trx: Trx, id: bigint): Promise<ReferralRow | undefined> {
  return trx.selectFrom('referrals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateReferral(trx: Trx, id: bigint, values: Partial<Omit<ReferralRow, 'id'>>) {
  await trx.updateTable('referrals').set(values).where('id', '=', id).execute();
}

/** Returns the friends of a player, newest first. */
export function friendsOf(db: Db, referrerId: bigint, limit: number): Promise<ReferralRow[]> {
  return db
    .selectFrom('referrals')
    .selectAll()
    .where('referrer_id', '=', referrerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns how many friends of a player were accepted since a time: held or paid. */
export async function acceptedSince(trx: Trx, referrerId: bigint, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('referrals')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('referrer_id', '=', referrerId)
    .where('held_until', 'is not', null)
    .where('qualified_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface Amount {
  readonly iso: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** Returns the deposits of a player before a time, without those that were taken back. */
export async function depositsBefore(trx: Trx, playerId: bigint, until: Date): Promise<readonly Amount[]> {
  const { rows } = await sql<Amount>`
    select e.iso, e.amount
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and e.at < ${until} and e.amount > 0 and t.kind = any(${kindsThatAre('deposit')})
      and not exists (
        select from payments p where p.id = t.ref and p.state in ('charged_back', 'refunded', 'returned'))`.execute(
    trx,
  );
  return rows;
}

/** Returns the settled own stakes of a player at a price or above and before a time, by currency. */
export async function stakesBefore(
  trx: Trx,
  playerId: bigint,
  { minPrice, until }: { readonly minPrice: string; readonly until: Date },
): Promise<readonly Amount[]> {
  const { rows } = await sql<Amount>`
    select iso, sum(played)::bigint as amount from loyalty_stakes
    where player_id = ${playerId} and at < ${until} and price >= ${minPrice}::numeric group by iso`.execute(
    trx,
  );
  return rows;
}

/** Returns whether a bank took a deposit of the player back. */
export async function hasChargeback(trx: Trx, playerId: bigint): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', '=', 'charged_back')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Traits that two players share. */
export interface SharedTraits {
  readonly device: boolean;
  readonly network: boolean;
  readonly instrument: boolean;
  readonly document: boolean;
  readonly address: boolean;
}

/** Returns the network of a session; its address, without an IPv6 prefix of IPv4, if it is older than networks are. */
const networkOf = (session: 'a' | 'b') =>
  sql`coalesce(${sql.ref(`${session}.network`)}, regexp_replace(${sql.ref(`${session}.address`)}, '^::ffff:', ''))`;

/**
 * Compares a friend with the player who brought them: devices (network and browser) and networks of their sessions,
 * instruments of their payments, numbers of their documents, and their postal addresses.
 */
export async function sharedTraits(trx: Trx, one: bigint, other: bigint): Promise<SharedTraits> {
  const { rows } = await sql<SharedTraits>`
    select
      exists (select from sessions a join sessions b
          on ${networkOf('a')} = ${networkOf('b')} and a.user_agent = b.user_agent
        where a.player_id = ${one} and b.player_id = ${other}) as device,
      exists (select from sessions a join sessions b on ${networkOf('a')} = ${networkOf('b')}
        where a.player_id = ${one} and b.player_id = ${other}) as network,
      exists (select from payments a join payments b on a.method_id = b.method_id and a.instrument = b.instrument
        where a.player_id = ${one} and b.player_id = ${other}) as instrument,
      exists (select from player_profiles a join player_profiles b on a.passport = b.passport
        where a.player_id = ${one} and b.player_id = ${other} and a.passport <> '') as document,
      exists (select from player_profiles a join player_profiles b
          on lower(regexp_replace(a.registration_address, '\\W', '', 'g'))
            = lower(regexp_replace(b.registration_address, '\\W', '', 'g'))
        where a.player_id = ${one} and b.player_id = ${other} and a.registration_address <> '') as address`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('The traits of two players could not be compared.');
  return row;
}

export async function isVerified(trx: Trx, playerId: bigint): Promise<boolean> {
  const row = await trx
    .selectFrom('player_profiles')
    .select('verification_status')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.verification_status === VERIFIED;
}

/** Returns the rewards that a player got for friends, by currency. */
export async function rewardsPaid(db: Db, playerId: bigint): Promise<readonly Amount[]> {
  const { rows } = await sql<Amount>`
    select e.iso, sum(e.amount)::bigint as amount
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and t.kind = 'referral' and t.key like '%:referrer'
    group by e.iso`.execute(db);
  return rows;
}
