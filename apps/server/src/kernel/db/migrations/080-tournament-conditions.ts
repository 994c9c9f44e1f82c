import { sql, type Kysely } from 'kysely';

/**
 * Conditions for a place in a tournament: points above 0, and a least number of rounds; a least number of players for its
 * prizes; and entry fees. Tournaments that have begun keep the terms that their players know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
  alter table tournament_players
    add column rounds integer not null default 0,
    add column is_ranked boolean not null default false,
    add column entry_account_id bigint references accounts (id),
    add column entry_fee bigint check (entry_fee > 0),
    add column entry_returned_at timestamptz,
    add constraint entry_has_account check ((entry_fee is null) = (entry_account_id is null)),
    add constraint returned_entry_was_paid check (entry_returned_at is null or entry_fee is not null)`,
  sql`
  update tournaments set terms = terms || case
    when state = 'planned' and from_at > now() then '{"leastRounds": 10, "leastPlayers": 2}'::jsonb
    else '{"leastRounds": 1, "leastPlayers": 1}'::jsonb
  end`,
  sql`
  update tournament_players set rounds = 1, is_ranked = points > 0 where reached_at is not null`,
  // A score of 0 has no prize, also where places are fixed and not yet paid.
  sql`update tournament_players set place = null where points = 0 and place is not null and not is_paid`,
  sql`drop index tournament_table`,
  // The order of the table; the others have no place.
  sql`
  create index tournament_table on tournament_players (tournament_id, points desc, reached_at, round_id)
    where is_ranked`,
  sql`
  create index tournament_entries_to_return on tournament_players (tournament_id)
    where entry_fee is not null and entry_returned_at is null`,
];
