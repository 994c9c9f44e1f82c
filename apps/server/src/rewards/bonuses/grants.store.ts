import type { OfferTerms } from '@touchline/bonuses';
import type { OfferTexts } from '@touchline/contract/operators';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { MessagedBonus } from './bonusMessage.ts';
import type { BonusGrantsTable } from './bonuses.tables.ts';

/** A grant with the terms and texts of its version of the offer. */
export type GrantRow = Selectable<BonusGrantsTable> & {
  readonly terms: OfferTerms;
  readonly texts: OfferTexts;
};

/** Returns whether a grant has the bonus account of its currency now; a free bet never has it. */
export function isOnAccount({
  state,
  account_id: accountId,
}: Pick<GrantRow, 'state' | 'account_id'>): boolean {
  return state === 'active' && accountId !== null;
}

function grants(db: Db | Trx) {
  return db
    .selectFrom('bonus_grants as g')
    .innerJoin('bonus_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 'g.offer_id').onRef('v.version', '=', 'g.version'),
    )
    .selectAll('g')
    .select(['v.terms', 'v.texts']);
}

/** Columns that are empty before a grant is active: its bonus account, its activation and its end. */
const NOT_YET = {
  account_id: null,
  token: null,
  activated_at: null,
  closes_at: null,
  ended_at: null,
  end_reason: null,
} as const satisfies Partial<Insertable<BonusGrantsTable>>;

/** Stores a grant that isn't active and returns its id; undefined if the same event has granted before. */
export async function insertGrant(
  trx: Trx,
  row: Omit<Insertable<BonusGrantsTable>, keyof typeof NOT_YET>,
): Promise<bigint | undefined> {
  const stored = await trx
    .insertInto('bonus_grants')
    .values({ ...row, ...NOT_YET })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored)
    await trx
      .updateTable('bonus_offers')
      .set((eb) => ({ grants: eb('grants', '+', 1) }))
      .where('id', '=', row.offer_id)
      .execute();
  return stored?.id;
}

export async function updateGrant(trx: Trx, id: bigint, values: Updateable<BonusGrantsTable>): Promise<void> {
  await trx.updateTable('bonus_grants').set(values).where('id', '=', id).execute();
}

export function grantById(db: Db | Trx, id: bigint): Promise<GrantRow | undefined> {
  return grants(db).where('g.id', '=', id).executeTakeFirst();
}

/** Returns grants by their ids, in no particular order. */
export async function grantsById(db: Db, ids: readonly bigint[]): Promise<GrantRow[]> {
  return ids.length === 0 ? [] : grants(db).where('g.id', 'in', ids).execute();
}

/** Locks a grant until the transaction ends. The player's accounts are locked before it. */
export function lockGrant(trx: Trx, id: bigint): Promise<GrantRow | undefined> {
  return grants(trx).where('g.id', '=', id).forUpdate('g').executeTakeFirst();
}

/** Returns a player's grants, newest first. */
export function grantsOf(db: Db | Trx, playerId: bigint, limit: number): Promise<GrantRow[]> {
  return grants(db).where('g.player_id', '=', playerId).orderBy('g.id', 'desc').limit(limit).execute();
}

/** Returns a player's grants that aren't over, oldest first, locked until the transaction ends. */
export function lockOpenGrants(trx: Trx, playerId: bigint): Promise<GrantRow[]> {
  return grants(trx)
    .where('g.player_id', '=', playerId)
    .where('g.state', 'in', ['offered', 'waiting', 'active'])
    .orderBy('g.id')
    .forUpdate('g')
    .execute();
}

/**
 * Returns the grants that have to be computed or ended now. A free bet that is staked isn't one, even after its time:
 * its coupon decides.
 */
export async function dueGrants(db: Db, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('bonus_grants')
    .select('id')
    .where((row) =>
      row.or([
        row('is_due', '=', true),
        row.and([
          row('state', 'in', ['offered', 'waiting', 'active']),
          row('expires_at', '<=', now),
          row.or([row('closes_at', 'is', null), row('closes_at', '<=', now)]),
          row.not(
            row.exists(
              row
                .selectFrom('promo_codes as p')
                .select('p.code')
                .whereRef('p.code', '=', 'bonus_grants.token')
                .where('p.coupon_id', 'is not', null),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the active grants with ids above `after` that stakes from the player's own accounts count for. */
export async function grantsCountingAny(db: Db, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('bonus_grants')
    .select('id')
    .where('state', '=', 'active')
    .where('counts_any', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the active free bets whose token was staked or has expired. */
export async function endedFreeBets(db: Db, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('bonus_grants as g')
    .innerJoin('promo_codes as p', 'p.code', 'g.token')
    .leftJoin('coupons as c', 'c.id', 'p.coupon_id')
    .select('g.id')
    .where('g.state', '=', 'active')
    .where((row) =>
      row.or([
        row('c.state', '=', 'settled'),
        row.and([row('p.coupon_id', 'is', null), row('p.expires_at', '<=', now)]),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns bonuses in use whose time ends soon and whose players weren't told so yet. */
export async function grantsEndingSoon(
  db: Db,
  {
    now,
    endsBefore,
    givenBefore,
  }: { readonly now: Date; readonly endsBefore: Date; readonly givenBefore: Date },
  limit: number,
): Promise<MessagedBonus[]> {
  const rows = await db
    .selectFrom('bonus_grants as g')
    .select(['g.id', 'g.player_id', 'g.amount', 'g.iso', 'g.expires_at'])
    .where('g.state', '=', 'active')
    .where('g.activated_at', '<=', givenBefore)
    .where('g.expires_at', '>', now)
    .where('g.expires_at', '<=', endsBefore)
    .where('g.amount', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('player_messages as m')
            .select('m.id')
            .whereRef('m.player_id', '=', 'g.player_id')
            .where('m.cause', '=', sql<string>`'bonus-ending:' || g.id`),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, amount: amount ?? 0n }));
}
