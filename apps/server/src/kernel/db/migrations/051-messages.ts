import { sql, type Kysely } from 'kysely';

/**
 * Messages of players' accounts: those that operators wrote, with their recipients, and the inbox of each player. Settled
 * bets wait for their mail in a queue, which a trigger fills, so that every way to settle a bet is covered.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [sent, unfinished, received, ...receivedIndexes, settled, enqueue, whenSettled])
    await statement.execute(db);
}

const sent = sql`
  create table operator_messages (
    id bigint generated always as identity primary key,
    key text not null unique,
    site_id text not null,
    player_id bigint references players (id),
    segment jsonb,
    texts jsonb not null,
    link text,
    expires_at timestamptz,
    by_mail boolean not null,
    by_sms boolean not null,
    origin text not null,
    operator text not null,
    created_at timestamptz not null,
    state text not null check (state in ('sending', 'sent')),
    last_player_id bigint not null default 0,
    reached integer not null default 0,
    mails integer not null default 0,
    sms integer not null default 0,
    check ((player_id is null) <> (segment is null))
  )`;
const unfinished = sql`
  create index operator_messages_unfinished on operator_messages (id) where state = 'sending'`;

const received = sql`
  create table player_messages (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    kind text not null,
    facts jsonb not null,
    sent_id bigint references operator_messages (id),
    cause text not null,
    at timestamptz not null,
    expires_at timestamptz,
    read_at timestamptz,
    deleted_at timestamptz,
    is_announced boolean not null default false,
    unique (player_id, cause),
    check ((kind = 'operator') = (sent_id is not null))
  )`;
const receivedIndexes = [
  sql`create index player_messages_of_player on player_messages (player_id, id desc) where deleted_at is null`,
  sql`create index player_messages_unread on player_messages (player_id)
    where read_at is null and deleted_at is null`,
  sql`create index player_messages_to_announce on player_messages (id) where not is_announced`,
  sql`create index player_messages_of_sent on player_messages (sent_id) include (read_at)
    where sent_id is not null`,
];

const settled = sql`
  create table coupons_to_mail (coupon_id bigint primary key references coupons (id))`;
const enqueue = sql`
  create function mail_coupon() returns trigger language plpgsql as $$
  begin
    insert into coupons_to_mail (coupon_id) values (new.id) on conflict do nothing;
    return null;
  end $$`;
const whenSettled = sql`
  create trigger settled_coupons_are_mailed after update of state on coupons
  for each row
  when (new.state = 'settled' and old.state <> 'settled')
  execute function mail_coupon()`;
