import { sql, type Kysely } from 'kysely';

/**
 * Adds deposits that come of another one: what was paid above it and has no room, and a further payment with its
 * reference. The provider's name of a payment stays unique, except for a part of the same payment.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments
      add column surplus_of text references payments (id),
      add column repeats text references payments (id),
      add constraint payments_part check (
        (surplus_of is null or repeats is null)
        and (direction = 'deposit' or (surplus_of is null and repeats is null)))`.execute(db);
  await sql`create index payments_surplus on payments (surplus_of) where surplus_of is not null`.execute(db);
  await sql`create index payments_repeated on payments (repeats) where repeats is not null`.execute(db);
  await sql`drop index payments_at_provider`.execute(db);
  await sql`
    create unique index payments_at_provider on payments (provider, provider_ref)
    where provider_ref is not null and surplus_of is null`.execute(db);
}
