import { sql, type Kysely } from 'kysely';

/**
 * Coupons of all types: combinations, bankers, blocks, bonuses, sources of the stake and operators' answers, with the
 * codes, promo codes and expresses of the day that they are made from.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    newColumns,
    newStates,
    ...rules,
    legColumns,
    legRules,
    ...indexes,
    promoCodes,
    promoCodesOfPlayer,
    prepaidCovers,
    couponCodes,
    expresses,
  ]) {
    await statement.execute(db);
  }
}

const newColumns = sql`
  alter table coupons
    add column system_value smallint check (system_value >= 2),
    add column lines integer not null default 1 check (lines > 0),
    add column block_amounts jsonb,
    add column has_bonus_bet boolean not null default false,
    add column hyper_percents smallint[],
    add column hyper_min_stake bigint,
    add column hyper_max_bonus bigint,
    add column express_id text,
    add column boost_percent smallint check (boost_percent > 0),
    add column anti_express_coef integer check (anti_express_coef > 1000),
    add column promo_code text,
    add column prepaid_amount bigint check (prepaid_amount > 0),
    add column prepaid_until timestamptz,
    add column is_advance_void boolean not null default false,
    add column max_stake bigint,
    add column is_vip boolean not null default false,
    add column offer jsonb,
    add column offer_of bigint references coupons (id),
    add column ref_id text`;

/** Extends the state checks of 003: a sold or cancelled coupon has a payout, but no outcome. */
const newStates = sql`
  alter table coupons
    drop constraint coupons_state_check,
    drop constraint coupons_check,
    drop constraint coupons_check1,
    drop constraint coupons_check2,
    add constraint coupons_state_known check (state in
      ('pending', 'review', 'accepted', 'rejected', 'needsConfirm', 'settled', 'sold', 'cancelled')),
    add constraint pending_is_decided check (state <> 'pending' or decides_at is not null),
    add constraint settled_has_outcome check ((state = 'settled') = (outcome is not null)),
    add constraint ended_has_payout check
      ((state in ('settled', 'sold', 'cancelled')) = (payout is not null and settled_at is not null)),
    add constraint refused_has_reason check ((state in ('rejected', 'needsConfirm')) = (refusal is not null))`;

const rules = [
  sql`alter table coupons add constraint type_is_payable check (type_id between 0 and 8)`,
  sql`alter table coupons add constraint system_has_value check ((type_id in (2, 4)) = (system_value is not null))`,
  sql`alter table coupons add constraint block_amounts_of_conditional check (block_amounts is null or type_id = 5)`,
  sql`alter table coupons add constraint anti_express_has_coef check
    ((type_id = 6) = (anti_express_coef is not null))`,
  sql`alter table coupons add constraint bonuses_of_express check
    (type_id = 1 or (not has_bonus_bet and hyper_percents is null and express_id is null))`,
  sql`alter table coupons add constraint boost_of_express_of_day check ((express_id is null) = (boost_percent is null))`,
  sql`alter table coupons add constraint hyper_bonus_is_whole check
    ((hyper_percents is null) = (hyper_min_stake is null) and (hyper_percents is null) = (hyper_max_bonus is null))`,
  sql`alter table coupons add constraint advance_is_whole check ((prepaid_amount is null) = (prepaid_until is null))`,
  sql`alter table coupons add constraint advance_of_stake check (prepaid_amount <= amount)`,
  sql`alter table coupons add constraint void_advance_is_returned check
    (not is_advance_void or (prepaid_amount is not null and outcome = 'returned'))`,
  sql`alter table coupons add constraint advance_alone check (prepaid_amount is null
    or (promo_code is null and not has_bonus_bet and hyper_percents is null and not is_vip))`,
  sql`alter table coupons add constraint review_of_vip check (state <> 'review' or (is_vip and promo_code is null))`,
  sql`alter table coupons add constraint offer_to_confirm check (offer is null or state = 'needsConfirm')`,
];

const legColumns = sql`
  alter table coupon_legs
    add column is_banker boolean not null default false,
    add column block_id smallint check (block_id between 0 and 40),
    add column settled_coef text`;
const legRules = sql`
  alter table coupon_legs
    add constraint settled_coef_of_result check (settled_coef is null or status_id in (1, 4, 5, 6))`;

const indexes = [
  sql`create unique index one_coupon_of_offer on coupons (offer_of) where offer_of is not null`,
  sql`create index coupons_in_review on coupons (id) where state = 'review'`,
  sql`create index open_coupons_of_account on coupons (account_id, id) where state = 'accepted'`,
  sql`create index coupons_with_advance on coupons (prepaid_until)
    where prepaid_amount is not null and state = 'accepted'`,
];

/** A code is unused while no coupon has it. */
const promoCodes = sql`
  create table promo_codes (
    code text primary key check (code ~ '^[A-Z0-9]{4,32}$'),
    player_id bigint references players (id),
    amount bigint not null check (amount > 0),
    iso text not null,
    expires_at timestamptz,
    coupon_id bigint unique references coupons (id)
  )`;
const promoCodesOfPlayer = sql`create index promo_codes_of_player on promo_codes (player_id)`;

/** Payouts of earlier coupons that cover a coupon's advance. */
const prepaidCovers = sql`
  create table prepaid_covers (
    coupon_id bigint not null references coupons (id),
    from_coupon_id bigint not null references coupons (id),
    amount bigint not null check (amount > 0),
    primary key (coupon_id, from_coupon_id),
    check (from_coupon_id < coupon_id)
  )`;

const couponCodes = sql`
  create table coupon_codes (
    code text primary key,
    content_hash text not null unique,
    slip jsonb not null,
    created_at timestamptz not null
  )`;

const expresses = sql`
  create table expresses_of_day (
    id text primary key,
    day text not null,
    is_live boolean not null,
    slot smallint not null,
    round smallint not null,
    boost_percent smallint not null check (boost_percent > 0),
    legs jsonb not null,
    unique (day, is_live, slot, round)
  )`;
