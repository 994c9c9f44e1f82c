import { sql, type Kysely } from 'kysely';

/**
 * Makes the events of one player's account readable in order of time: steps of payments name their player, and indexes
 * have a player's steps, settled bets and messages by time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [column, backfill, required, steps, settled, messages]) await statement.execute(db);
}

const column = sql`alter table payment_steps add column player_id bigint references players (id)`;

const backfill = sql`
  update payment_steps s set player_id = p.player_id from payments p where p.id = s.payment_id`;

const required = sql`alter table payment_steps alter column player_id set not null`;

const steps = sql`create index payment_steps_of_player on payment_steps (player_id, at desc, id desc)`;

const settled = sql`
  create index settled_coupons_of_player on coupons (player_id, settled_at desc, id desc)
  where settled_at is not null`;

const messages = sql`create index player_messages_by_time on player_messages (player_id, at desc, id desc)`;
