import { sql, type Kysely } from 'kysely';

/** Adds offers of bonuses, what players get from them, promo codes for them, and coupons staked from a bonus. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...offers,
    ...grants,
    ...bets,
    ...codes,
    ...deposits,
    ...choices,
    ...couponColumns,
  ]) {
    await statement.execute(db);
  }
}

/** The terms are written once with their version. */
const offers = [
  sql`
  create table bonus_offers (
    id bigint generated always as identity primary key,
    site_id text not null,
    state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
    version integer not null default 1 check (version > 0),
    grants integer not null default 0,
    created_at timestamptz not null
  )`,
  sql`create index bonus_offers_of_site on bonus_offers (site_id, id)`,
  sql`
  create table bonus_offer_versions (
    offer_id bigint not null references bonus_offers (id),
    version integer not null,
    terms jsonb not null,
    texts jsonb not null,
    at timestamptz not null,
    by text not null,
    primary key (offer_id, version)
  )`,
];

const grants = [
  sql`
  create table bonus_grants (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    site_id text not null,
    offer_id bigint not null,
    version integer not null,
    kind text not null,
    state text not null check (state in ('offered', 'waiting', 'active', 'done', 'expired', 'refused')),
    source text not null,
    source_ref text not null,
    iso text not null,
    account_id bigint references accounts (id),
    amount bigint check (amount > 0),
    deposit_amount bigint,
    payment_id text references payments (id),
    required bigint not null default 0,
    progress bigint not null default 0,
    counts_any boolean not null default false,
    token text references promo_codes (code),
    created_at timestamptz not null,
    activated_at timestamptz,
    expires_at timestamptz not null,
    closes_at timestamptz,
    ended_at timestamptz,
    end_reason text,
    converted bigint not null default 0,
    removed bigint not null default 0,
    is_due boolean not null default false,
    foreign key (offer_id, version) references bonus_offer_versions (offer_id, version),
    unique (player_id, source, source_ref)
  )`,
  sql`create index bonus_grants_of_player on bonus_grants (player_id, id desc)`,
  sql`create unique index one_active_grant on bonus_grants (account_id) where state = 'active' and account_id is not null`,
  sql`create unique index one_first_deposit_bonus on bonus_grants (player_id) where kind = 'firstDeposit' and source = 'deposit'`,
  sql`create index bonus_grants_due on bonus_grants (id) where is_due`,
  sql`create index bonus_grants_to_end on bonus_grants (expires_at) where state in ('offered', 'waiting', 'active')`,
];

const bets = [
  sql`
  create table bonus_bets (
    coupon_id bigint primary key references coupons (id),
    grant_id bigint not null references bonus_grants (id)
  )`,
  sql`create index bonus_bets_of_grant on bonus_bets (grant_id)`,
];

const codes = [
  sql`
  create table bonus_codes (
    id bigint generated always as identity primary key,
    site_id text not null,
    code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
    offer_id bigint not null references bonus_offers (id),
    player_id bigint references players (id),
    max_uses integer check (max_uses > 0),
    uses integer not null default 0,
    per_player integer not null default 1 check (per_player > 0),
    budget bigint check (budget > 0),
    budget_iso text,
    spent bigint not null default 0,
    countries text[] not null default '{}',
    needs text[] not null default '{}',
    from_at timestamptz,
    to_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null,
    unique (site_id, code),
    check ((budget is null) = (budget_iso is null))
  )`,
  sql`
  create table bonus_code_uses (
    id bigint generated always as identity primary key,
    code_id bigint not null references bonus_codes (id),
    player_id bigint not null references players (id),
    grant_id bigint not null references bonus_grants (id),
    at timestamptz not null
  )`,
  sql`create index bonus_code_uses_of_player on bonus_code_uses (player_id, id desc)`,
  sql`create index bonus_code_uses_of_code on bonus_code_uses (code_id, player_id)`,
];

/** Deposits that bonuses still have to look at, stored in the transaction that moves the deposit. */
const deposits = [
  sql`
  create table bonus_deposits (
    payment_id text primary key references payments (id),
    state text not null check (state in ('credited', 'taken-back')),
    is_due boolean not null default true
  )`,
  sql`create index bonus_deposits_due on bonus_deposits (payment_id) where is_due`,
];

const choices = [
  sql`alter table registration_choices add column promo_code_state text`,
  sql`
  create table bonus_choices (
    player_id bigint primary key references players (id),
    first_deposit smallint not null check (first_deposit between 0 and 2),
    bonus_type smallint not null check (bonus_type between 0 and 2),
    at timestamptz not null
  )`,
];

const couponColumns = [
  sql`alter table coupons add column is_bonus boolean not null default false`,
  sql`alter table promo_codes add column min_coef integer check (min_coef > 1000)`,
];
