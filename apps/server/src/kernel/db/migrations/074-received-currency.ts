import { sql, type Kysely } from 'kysely';

/**
 * Adds the currency of money that came in another one than its payment, and alerts about what providers send and can't be
 * read. Money that waits for a decision in the payment's currency is booked to its own; what was credited at one to one
 * becomes an open difference.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [received, alerts, foreign, accounts, rebooked, waiting, credited, done])
    await statement.execute(db);
}

/** Such money is only under review or sent back: it is never credited. */
const received = sql`
  alter table payments
    add column received_iso text,
    add constraint payments_received_iso check (received_iso is null or (
      received_iso <> iso and received is not null and direction = 'deposit' and state in ('review', 'returned')))`;

const alerts = sql`
  alter table reconciliation_differences
    alter column reconciliation_id drop not null,
    alter column iso drop not null,
    add column theirs_iso text,
    add column detail text`;

/**
 * Deposits whose success was reported in another currency. The currency is read from the text of the stored event, whose
 * values have their quotes escaped: PostgreSQL reads no JSON with zero bytes.
 */
const foreign = sql`
  create temporary table foreign_successes as
  select distinct on (p.id) p.id, p.provider, p.state, p.iso, p.received, said.iso as came, e.received_at as at
  from payments p
  join provider_events e on e.payment_id = p.id and e.event = 'succeeded' and e.is_applied
  cross join lateral (values (substring(e.body from '"iso":"([A-Za-z]{3,10})"'))) said (iso)
  where p.direction = 'deposit' and p.received is not null and said.iso <> p.iso
  order by p.id, e.received_at`;

const accounts = sql`
  insert into accounts (system_name, iso, type)
  select distinct side.name, f.came, 0
  from foreign_successes f, lateral (values ('suspense'), ('psp.' || f.provider)) side (name)
  where f.state = 'review'
    and not exists (select from accounts a where a.system_name = side.name and a.iso = f.came)`;

const rebooked = sql`
  with moved as (
    insert into ledger_transactions (key, kind, ref, at)
    select 'unmatched:' || f.id || ':currency', 'unmatched', f.id, now() from foreign_successes f where f.state = 'review'
    returning id, ref, at
  )
  insert into ledger_entries (transaction_id, at, account_id, iso, amount, balance)
  select m.id, m.at, a.id, side.iso, side.amount, null
  from moved m
  join foreign_successes f on f.id = m.ref
  cross join lateral (values
    ('suspense', f.iso, -f.received), ('psp.' || f.provider, f.iso, f.received),
    ('suspense', f.came, f.received), ('psp.' || f.provider, f.came, -f.received)) side (name, iso, amount)
  join accounts a on a.system_name = side.name and a.iso = side.iso`;

const waiting = sql`
  update payments p set received_iso = f.came
  from foreign_successes f where f.id = p.id and f.state in ('review', 'returned')`;

const credited = sql`
  insert into reconciliation_differences
    (provider, day, kind, subject, payment_id, iso, ours_state, theirs_state, ours, theirs, theirs_iso, state, at)
  select f.provider, to_char(f.at at time zone 'UTC', 'YYYY-MM-DD'), 'currency', f.id, f.id, f.iso, f.state, 'succeeded',
    f.received, f.received, f.came, 'open', now()
  from foreign_successes f where f.state not in ('review', 'returned')
  on conflict (provider, kind, subject) do nothing`;

const done = sql`drop table foreign_successes`;
