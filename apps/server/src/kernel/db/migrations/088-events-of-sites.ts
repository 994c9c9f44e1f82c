import { sql, type Kysely } from 'kysely';

/**
 * Makes events of payment providers once-only by provider, site and id: every site has a secret of its own, so that an id
 * that was signed for one site says nothing about an event of another. Earlier events belong to the site of their payment;
 * those without one have an empty site, and are never applied.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [column, backfill, key, required]) await statement.execute(db);
}

const column = sql`alter table provider_events add column site_id text not null default ''`;

const backfill = sql`
  update provider_events e set site_id = p.site_id from payments p where p.id = e.payment_id`;

const key = sql`
  alter table provider_events
    drop constraint provider_events_pkey,
    add primary key (provider, site_id, event_id)`;

const required = sql`alter table provider_events alter column site_id drop default`;
