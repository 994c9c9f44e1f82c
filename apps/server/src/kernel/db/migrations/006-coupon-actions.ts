import { sql, type Kysely } from 'kysely';

/**
 * Actions on accepted coupons: sales, an insurance, a PowerBet, results published by operators, cancellations of bets
 * placed in a window, corrections of settlements with their debts, and the mails to be sent. The filters of the
 * history get their indexes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    couponColumns,
    ...couponRules,
    legColumn,
    ...legIndexes,
    sales,
    ...saleIndexes,
    corrections,
    correctionsOfCoupon,
    events,
    eventsOfMarket,
    eventsToApply,
    debts,
    ...debtIndexes,
    mails,
    mailsToSend,
    ...historyIndexes,
  ]) {
    await statement.execute(db);
  }
}

const couponColumns = sql`
  alter table coupons
    add column extra_stake bigint not null default 0 check (extra_stake >= 0),
    add column sold_stake bigint not null default 0 check (sold_stake >= 0),
    add column has_sales boolean not null default false,
    add column power_coef integer check (power_coef > 1000),
    add column power_bet jsonb,
    add column insured_percent smallint check (insured_percent between 1 and 100),
    add column insurance_premium bigint check (insurance_premium > 0),
    add column insurance_refund bigint check (insurance_refund > 0),
    add column corrections smallint not null default 0`;

const couponRules = [
  sql`alter table coupons add constraint sold_is_whole_stake check
    (sold_stake <= amount + extra_stake and (state = 'sold') = (sold_stake = amount + extra_stake))`,
  sql`alter table coupons add constraint power_bet_is_whole check
    ((power_coef is null) = (extra_stake = 0) and (power_coef is null) = (power_bet is null))`,
  sql`alter table coupons add constraint insurance_is_whole check
    ((insured_percent is null) = (insurance_premium is null)
      and (insured_percent is null) = (insurance_refund is null))`,
  sql`alter table coupons add constraint insurance_alone check
    (insured_percent is null or (sold_stake = 0 and extra_stake = 0))`,
];

/** A leg voided by a cancellation remains void, whatever result arrives. */
const legColumn = sql`
  alter table coupon_legs add column is_void boolean not null default false check (not is_void or status_id = 3)`;
/** Corrections also look for settled legs, so an index of all legs replaces that of the open ones. */
const legIndexes = [
  sql`create index legs_by_market on coupon_legs (market_id, status_id)`,
  sql`drop index legs_open_by_market`,
];

const sales = sql`
  create table coupon_sales (
    id bigint generated always as identity primary key,
    coupon_id bigint not null references coupons (id),
    percent smallint not null check (percent between 1 and 100),
    stake bigint not null check (stake > 0),
    seen_amount bigint not null check (seen_amount > 0),
    amount bigint check (amount > 0),
    state text not null check (state in ('pending', 'done', 'refused')),
    at timestamptz not null,
    decides_at timestamptz,
    decided_at timestamptz,
    check ((state = 'pending') = (decided_at is null)),
    check (state <> 'pending' or decides_at is not null),
    check (state <> 'done' or amount >= seen_amount)
  )`;
const saleIndexes = [
  sql`create index sales_of_coupon on coupon_sales (coupon_id, id)`,
  sql`create unique index one_pending_sale on coupon_sales (coupon_id) where state = 'pending'`,
  sql`create index sales_to_decide on coupon_sales (decides_at) where state = 'pending'`,
];

const corrections = sql`
  create table coupon_corrections (
    coupon_id bigint not null references coupons (id),
    number smallint not null,
    at timestamptz not null,
    payout_before bigint not null check (payout_before >= 0),
    payout_after bigint not null check (payout_after >= 0),
    reason text not null,
    primary key (coupon_id, number)
  )`;
const correctionsOfCoupon = sql`create index corrections_by_time on coupon_corrections (at)`;

/**
 * Results published by operators, and windows in which bets are void. A later row of a selection replaces the earlier
 * one.
 */
const events = sql`
  create table result_events (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('result', 'cancellation')),
    market_id text not null,
    results jsonb,
    window_start timestamptz,
    window_end timestamptz,
    reason text not null,
    at timestamptz not null,
    applied_at timestamptz,
    check ((kind = 'result') = (results is not null)),
    check ((kind = 'cancellation') = (window_end is not null)),
    check (window_start <= window_end)
  )`;
const eventsOfMarket = sql`create index result_events_of_market on result_events (market_id, id)`;
const eventsToApply = sql`create index result_events_to_apply on result_events (id) where applied_at is null`;

/** Amounts that a correction could not take back because the balance was too low. */
const debts = sql`
  create table debts (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts (id),
    coupon_id bigint not null references coupons (id),
    amount bigint not null check (amount > 0),
    open_amount bigint not null check (open_amount between 0 and amount),
    at timestamptz not null
  )`;
const debtIndexes = [
  sql`create index debts_of_coupon on debts (coupon_id)`,
  sql`create index debts_open on debts (id) where open_amount > 0`,
];

const mails = sql`
  create table mails (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    recipient text not null,
    language text not null,
    subject text not null,
    body_text text not null,
    body_html text not null,
    at timestamptz not null,
    sent_at timestamptz,
    attempts smallint not null default 0,
    next_at timestamptz not null
  )`;
const mailsToSend = sql`create index mails_to_send on mails (next_at) where sent_at is null`;

const historyIndexes = [
  sql`create index coupons_of_player_by_time on coupons (player_id, (coalesce(accepted_at, placed_at)))`,
  sql`create index open_coupons_of_player on coupons (player_id, id desc)
    where state in ('pending', 'review', 'accepted')`,
];
