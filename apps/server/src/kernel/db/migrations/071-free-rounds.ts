import { sql, type Kysely } from 'kysely';

/**
 * Adds what operators need to give free rounds: the games that have them, orders, the confirmation of the maker, and the
 * conditions of bonuses that their wins bring.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column free_round_steps jsonb`.execute(db);
  await sql`
    create table free_round_orders (
      id bigint generated always as identity primary key,
      site_id text not null,
      key text not null,
      draft jsonb not null,
      result jsonb,
      reason text not null,
      by text not null,
      at timestamptz not null,
      unique (site_id, key)
    )`.execute(db);
  await sql`
    alter table free_rounds
      add column order_id bigint references free_round_orders (id),
      add column offer_id bigint references bonus_offers (id),
      add column maker_confirmed_at timestamptz,
      add column cancel_cause text check (cancel_cause in ('block', 'operator', 'maker')),
      add column cancel_note text`.execute(db);
  await sql`
    update free_rounds set maker_confirmed_at = created_at,
      cancel_cause = case when cancelled_at is not null then 'block' end`.execute(db);
  // Only test desks have created such rounds; without conditions their wins are paid to the main account.
  await sql`update free_rounds set goes_to = 'main' where goes_to = 'bonus'`.execute(db);
  await sql`
    alter table free_rounds
      add constraint free_rounds_terms check ((goes_to = 'bonus') = (offer_id is not null)),
      add constraint free_rounds_cancelled_why check ((cancelled_at is null) = (cancel_cause is null))`.execute(
    db,
  );
  await sql`
    create index free_rounds_to_create on free_rounds (ask_maker_at)
    where maker_confirmed_at is null and cancelled_at is null`.execute(db);
  await sql`
    alter table bonus_grants
      drop constraint bonus_grants_amount_check,
      add constraint bonus_grants_amount_check check (amount > 0 or (amount = 0 and kind = 'freeRounds'))`.execute(
    db,
  );
}
