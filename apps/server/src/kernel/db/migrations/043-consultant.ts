import { sql, type Kysely } from 'kysely';

/**
 * Requests to the payment consultant with their messages and files. A payment has at most one request that isn't
 * closed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [requests, ...requestIndexes, messages, messagesOfRequest, files, ...fileIndexes]) {
    await statement.execute(db);
  }
}

const requests = sql`
  create table consultant_requests (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    seq bigint generated always as identity unique,
    player_id bigint not null references players (id),
    site_id text not null,
    topic text not null,
    sub_topic text,
    payment_id text references payments (id),
    state text not null check (state in ('open', 'answered', 'needsReply', 'closed')),
    is_unread boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    due_at timestamptz,
    closed_at timestamptz,
    check ((state = 'open') = (due_at is not null)),
    check ((state = 'closed') = (closed_at is not null))
  )`;
const requestIndexes = [
  sql`create index consultant_requests_of_player on consultant_requests (player_id, updated_at desc)`,
  sql`create index consultant_requests_due on consultant_requests (due_at, seq) where state = 'open'`,
  sql`create index consultant_requests_idle on consultant_requests (updated_at)
    where state in ('answered', 'needsReply')`,
  sql`create unique index one_open_consultant_request on consultant_requests (payment_id)
    where payment_id is not null and state <> 'closed'`,
];

const messages = sql`
  create table consultant_messages (
    id bigint generated always as identity primary key,
    request_id text not null references consultant_requests (id),
    author text not null check (author in ('player', 'operator')),
    operator text,
    text text not null,
    at timestamptz not null,
    check ((author = 'operator') = (operator is not null))
  )`;
const messagesOfRequest = sql`
  create index consultant_messages_of_request on consultant_messages (request_id, id)`;

const files = sql`
  create table consultant_files (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    message_id bigint references consultant_messages (id),
    name text not null,
    media_type text not null,
    size integer not null check (size > 0),
    content bytea not null,
    uploaded_at timestamptz not null
  )`;
const fileIndexes = [
  sql`create index consultant_files_of_message on consultant_files (message_id) where message_id is not null`,
  sql`create index consultant_files_unsent on consultant_files (player_id, uploaded_at) where message_id is null`,
];
