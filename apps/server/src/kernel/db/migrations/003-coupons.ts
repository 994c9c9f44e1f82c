import { sql, type Kysely } from 'kysely';

/** Coupons with their legs. Coupons are unique per player and key. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table coupons (
      id bigint generated always as identity primary key,
      player_id bigint not null references players (id),
      account_id bigint not null references accounts (id),
      key text not null,
      state text not null check (state in ('pending', 'accepted', 'rejected', 'needsConfirm', 'settled')),
      outcome text check (outcome in ('won', 'lost', 'returned')),
      type_id smallint not null,
      iso text not null,
      amount bigint not null check (amount > 0),
      coef text not null,
      possible_payout bigint not null check (possible_payout >= 0),
      max_payout bigint not null,
      payout bigint check (payout >= 0),
      change_coef_action smallint not null,
      exact_coef boolean not null,
      is_drop_on_score_change boolean not null,
      coef_view_id smallint not null,
      placed_at timestamptz not null,
      accepted_at timestamptz,
      settled_at timestamptz,
      delay_seconds smallint not null default 0,
      decides_at timestamptz,
      refusal jsonb,
      unique (player_id, key),
      check ((state = 'pending') <= (decides_at is not null)),
      check ((state = 'settled') = (outcome is not null and payout is not null and settled_at is not null)),
      check ((state in ('rejected', 'needsConfirm')) = (refusal is not null))
    )`.execute(db);
  await sql`create index coupons_of_player on coupons (player_id, id desc)`.execute(db);
  await sql`create index coupons_to_decide on coupons (decides_at) where state = 'pending'`.execute(db);
  await sql`
    create table coupon_legs (
      coupon_id bigint not null references coupons (id),
      position smallint not null,
      game_id bigint not null,
      market_id text not null,
      selection_id text not null,
      selection_key text not null,
      market_type text not null,
      line text,
      ordinal smallint,
      coef integer not null check (coef > 1000),
      shown_coef integer not null check (shown_coef > 1000),
      is_live boolean not null,
      sport_id integer not null,
      competition text not null,
      country text not null,
      home text not null,
      away text not null,
      starts_at timestamptz not null,
      score_at_placement jsonb,
      final_score jsonb,
      status_id smallint not null default -1 check (status_id between -2 and 6),
      primary key (coupon_id, position)
    )`.execute(db);
  // -1 waits for its result; legs of refused coupons are -2 and wait for nothing.
  await sql`create index legs_open_by_market on coupon_legs (market_id) where status_id = -1`.execute(db);
  await sql`create index legs_open_by_coupon on coupon_legs (coupon_id) where status_id = -1`.execute(db);
}
