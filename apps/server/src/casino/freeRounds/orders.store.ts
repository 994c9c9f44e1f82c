import type { FreeRoundsDraft, FreeRoundsResult } from '@touchline/contract/operators';
import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** An order of free rounds by an operator. */
export interface NewOrder {
  readonly siteId: string;
  /** Unique for the site: the same request gives once. */
  readonly key: string;
  readonly draft: FreeRoundsDraft;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** Stores an order and returns its id; undefined if the site has one with this key, which is waited for. */
export async function insertOrder(
  trx: Trx,
  { siteId, key, draft, reason, by, at }: NewOrder,
): Promise<bigint | undefined> {
  const stored = await trx
    .insertInto('free_round_orders')
    .values({ site_id: siteId, key, draft: JSON.stringify(draft), result: null, reason, by, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

/** Stores the answer to an order. */
export async function storeResult(trx: Trx, id: bigint, result: FreeRoundsResult): Promise<void> {
  await trx
    .updateTable('free_round_orders')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();
}

/** Returns the answer to the order with a key; undefined if it was for something else. */
export async function resultOf(
  trx: Trx,
  { siteId, key, draft }: Pick<NewOrder, 'siteId' | 'key' | 'draft'>,
): Promise<FreeRoundsResult | undefined> {
  const { rows } = await sql<{ result: FreeRoundsResult | null }>`
    select result from free_round_orders
    where site_id = ${siteId} and key = ${key} and draft = ${JSON.stringify(draft)}::jsonb`.execute(trx);
  return rows[0]?.result ?? undefined;
}

/** A player whom an order may name. */
export interface NamedPlayer {
  readonly id: bigint;
  readonly login: string;
  readonly loginName: string | null;
  readonly email: string | null;
  /** Two capital letters; null if unknown. */
  readonly country: string | null;
}

/** Returns the players of a site whose number, login or e-mail address is among texts in small letters. */
export async function playersNamed(
  db: Db | Trx,
  siteId: string,
  texts: readonly string[],
): Promise<NamedPlayer[]> {
  const all = sql`${[...texts]}::text[]`;
  const { rows } = await sql<NamedPlayer>`
    select p.id, p.login, p.login_name as "loginName", p.email, upper(f.country_code) as country
    from players p left join player_profiles f on f.player_id = p.id
    where p.site_id = ${siteId} and (p.id::text = any(${all}) or p.login = any(${all})
      or p.login_name = any(${all}) or lower(p.email) = any(${all}))
    order by p.id`.execute(db);
  return rows;
}
