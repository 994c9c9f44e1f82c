import { sql, type Kysely } from 'kysely';

/** Identification requests of players with their answers, and the files of their documents. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table identification_requests (
      id bigint primary key generated always as identity,
      player_id bigint not null references players (id),
      state text not null check (state in ('pending', 'approved', 'refused', 'requested')),
      data jsonb not null,
      submitted_at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      reason text,
      check ((state = 'pending') = (decided_at is null)),
      check (state in ('pending', 'approved') or reason is not null)
    )`.execute(db);
  await sql`create unique index identification_requests_pending on identification_requests (player_id)
    where state = 'pending'`.execute(db);
  await sql`create index identification_requests_player on identification_requests (player_id, id)`.execute(
    db,
  );
  await sql`
    create table identification_documents (
      id bigint primary key generated always as identity,
      player_id bigint not null references players (id),
      request_id bigint references identification_requests (id),
      kind text not null check (kind in ('front', 'back', 'additional')),
      name text not null,
      media_type text not null,
      size integer not null check (size between 1 and 5242880),
      content bytea not null check (octet_length(content) = size),
      uploaded_at timestamptz not null
    )`.execute(db);
  await sql`create index identification_documents_player on identification_documents (player_id, id)`.execute(
    db,
  );
}
