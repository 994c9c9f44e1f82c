import { sql, type Kysely } from 'kysely';

/**
 * Adds the comparison of days with makers' reports, the notification of makers about cancelled free rounds, and debts
 * from corrected rounds.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
  create table maker_reports (
    maker_id text not null,
    day date not null,
    asked_at timestamptz not null,
    compared_at timestamptz,
    primary key (maker_id, day)
  )`,
  sql`alter table free_rounds add column ask_maker_at timestamptz, add column maker_cancelled_at timestamptz`,
  sql`
  create index free_rounds_left on free_rounds (ends_at)
  where cancelled_at is null and played < rounds`,
  sql`
  create index free_rounds_cancelled on free_rounds (ends_at)
  where cancelled_at is not null and maker_cancelled_at is null`,
  sql`alter table debts add column round_id bigint references game_rounds (id)`,
  sql`alter table debts drop constraint debts_check1`,
  sql`
  alter table debts add constraint debts_of_one_cause
  check (num_nonnulls(coupon_id, payment_id, round_id) = 1)`,
  sql`create index debts_of_round on debts (round_id) where round_id is not null`,
];
