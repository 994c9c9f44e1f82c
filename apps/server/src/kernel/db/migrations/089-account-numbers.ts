import { sql, type Kysely } from 'kysely';

/**
 * Adds the encrypted numbers of accounts. The numbers that are stored in plain text are encrypted by the start of the
 * platform, which has the key; the indexes find what is left of them, also what an earlier version writes meanwhile.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [numbers, typed, backfill, instruments, payments, fields, events])
    await statement.execute(db);
}

const numbers = sql`create table account_numbers (digest text primary key, sealed text not null)`;

const typed = sql`alter table instruments add column is_typed boolean not null default false`;
const backfill = sql`update instruments set is_typed = true where fields <> '{}'::jsonb`;

const instruments = sql`
  create index plain_instruments on instruments (id) where instrument !~ '^acct-[0-9a-f]{32}$'`;
const payments = sql`
  create index plain_payments on payments (seq)
    where instrument is not null and instrument !~ '^acct-[0-9a-f]{32}$'`;
const fields = sql`create index payments_with_fields on payments (id) where fields <> '{}'::jsonb`;
const events = sql`
  create index plain_provider_events on provider_events (provider, site_id, event_id)
    where body like '%"instrument":"%' and body !~ '"instrument":"acct-[0-9a-f]{32}"'`;
