import { sql, type Kysely } from 'kysely';

/**
 * Lifting a cancellation is an event of its own, with the cancellation and a reason. A void leg stores its state
 * without the cancellation: its earlier result, or a later one of the feed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table result_events
      drop constraint result_events_kind_check,
      add column lifts bigint unique references result_events (id),
      add constraint result_events_kind check (kind in ('result', 'cancellation', 'lift')),
      add constraint result_events_lift check ((kind = 'lift') = (lifts is not null))`.execute(db);
  await sql`
    alter table coupon_legs
      add column status_beneath smallint check (status_beneath between -1 and 6),
      add column coef_beneath text,
      add constraint beneath_is_void check (is_void or (status_beneath is null and coef_beneath is null))`.execute(
    db,
  );
}
