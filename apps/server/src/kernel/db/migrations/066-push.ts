import { sql, type Kysely } from 'kysely';

/** Devices that players have subscribed to notifications, and the notifications that wait to be sent to them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [subscriptions, ofPlayer, pushes, due]) await statement.execute(db);
}

const subscriptions = sql`
  create table push_subscriptions (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  )`;
const ofPlayer = sql`create index push_subscriptions_of_player on push_subscriptions (player_id, id)`;

const pushes = sql`
  create table pushes (
    subscription_id bigint not null references push_subscriptions (id) on delete cascade,
    message_id bigint not null references player_messages (id),
    ends_at timestamptz not null,
    next_at timestamptz not null,
    attempts integer not null default 0,
    primary key (subscription_id, message_id)
  )`;
const due = sql`create index pushes_due on pushes (next_at)`;
