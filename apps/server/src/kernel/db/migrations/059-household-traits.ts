import { sql, type Kysely } from 'kysely';

/** Indexes by which players of one household are found: by their document, and by their postal address. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [byDocument, byAddress]) await statement.execute(db);
}

const byDocument = sql`
  create index player_profiles_by_passport on player_profiles (passport) where passport <> ''`;

const byAddress = sql`
  create index player_profiles_by_address
    on player_profiles (lower(regexp_replace(registration_address, '\\W', '', 'g')))
    where registration_address <> ''`;
