import { sql, type Kysely } from 'kysely';

/**
 * Players' own figures above which a payout is withdrawn by itself, and the payouts above them. A payout is noted once,
 * by the statement that settles its coupon, so that it is withdrawn even if the process ends; a correction of the
 * coupon notes no second one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [figures, payouts, due, latest, note, whenPaid]) await statement.execute(db);
}

const figures = sql`
  create table automatic_withdrawals (
    account_id bigint primary key references accounts (id),
    player_id bigint not null references players (id),
    above bigint not null check (above > 0),
    changed_at timestamptz not null
  )`;

const payouts = sql`
  create table large_payouts (
    coupon_id bigint primary key references coupons (id),
    account_id bigint not null references accounts (id),
    amount bigint not null check (amount > 0),
    state text not null default 'due' check (state in ('due', 'requested', 'kept')),
    payment_id text references payments (id),
    reason text,
    decided_at timestamptz,
    check ((state = 'requested') = (payment_id is not null)),
    check ((state = 'kept') = (reason is not null)),
    check ((state = 'due') = (decided_at is null))
  )`;

const due = sql`
  create index due_large_payouts on large_payouts (coupon_id) where state = 'due'`;

const latest = sql`
  create index large_payouts_by_account on large_payouts (account_id, decided_at desc)`;

const note = sql`
  create function note_large_payout() returns trigger language plpgsql as $$
  begin
    insert into large_payouts (coupon_id, account_id, amount)
    select new.id, new.account_id, new.payout from automatic_withdrawals a
    where a.account_id = new.account_id and new.payout > a.above
    on conflict do nothing;
    return null;
  end $$`;

const whenPaid = sql`
  create trigger large_payouts_are_noted after update of state on coupons
  for each row
  when (new.state in ('settled', 'sold') and old.state is distinct from new.state and new.payout > 0)
  execute function note_large_payout()`;
