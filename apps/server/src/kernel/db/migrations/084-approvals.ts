import { sql, type Kysely } from 'kysely';

/**
 * Acts of operators that wait for a second person, and what each operator moved for each player. Adjustments that waited
 * move into the one list.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table operator_moves (
      id bigint generated always as identity primary key,
      operator text not null,
      act text not null,
      site_id text not null,
      player_id bigint references players (id),
      iso text,
      amount bigint check (amount > 0),
      players integer check (players > 0),
      at timestamptz not null,
      seconded_by text,
      check ((amount is null) <> (players is null)),
      check (amount is null or (player_id is not null and iso is not null)),
      check (seconded_by <> operator)
    )`.execute(db);
  await sql`create index operator_moves_of_player on operator_moves (player_id, operator, at)
    where seconded_by is null and player_id is not null`.execute(db);
  await sql`create index operator_moves_reached on operator_moves (site_id, operator, at)
    where seconded_by is null and players is not null`.execute(db);
  await sql`
    create table approvals (
      id bigint generated always as identity primary key,
      act text not null,
      key text,
      site_id text not null,
      player_id bigint references players (id),
      payload jsonb not null,
      iso text,
      amount bigint,
      players integer,
      reason text,
      asked_by text not null,
      asked_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
      decided_by text,
      decided_at timestamptz,
      check ((state = 'waiting') = (decided_by is null)),
      check (state <> 'done' or decided_by <> asked_by)
    )`.execute(db);
  await sql`create index approvals_waiting on approvals (id) where state = 'waiting'`.execute(db);
  await sql`create unique index approvals_waiting_key on approvals (act, key) where state = 'waiting'`.execute(
    db,
  );
  await sql`
    insert into approvals (act, site_id, player_id, payload, iso, amount, reason, asked_by, asked_at)
    select 'adjustment', p.site_id, p.id,
      jsonb_build_object('accountId', a.id::text, 'minor', j.amount::text, 'reason', j.reason),
      a.iso, j.amount, j.reason, j.asked_by, j.asked_at
    from adjustments j join accounts a on a.id = j.account_id join players p on p.id = a.player_id
    where j.state = 'waiting' order by j.id`.execute(db);
  await sql`delete from adjustments where state = 'waiting'`.execute(db);
}
