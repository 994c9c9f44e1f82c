import { sql, type Kysely } from 'kysely';

/** Indexes of the dashboard's figures: money by time, and queues that wait for operators. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create index paid_payment_steps on payment_steps (at) where state = 'paid' and event = 'paid'`,
  // Rows are stored about in the order of these times, so that an index of ranges is small and costs writes little.
  sql`create index coupons_by_settlement on coupons using brin (settled_at)
    with (pages_per_range = 32, autosummarize = on)`,
  sql`create index game_operations_by_time on game_operations using brin (at)
    with (pages_per_range = 32, autosummarize = on)`,
  sql`create index done_sales_by_time on coupon_sales ((coalesce(decided_at, at))) where state = 'done'`,
  sql`create index deposits_in_review on payments (created_at) where state = 'review' and direction = 'deposit'`,
  sql`create index postbacks_failed on postbacks (ended_at) where state = 'failed'`,
];
