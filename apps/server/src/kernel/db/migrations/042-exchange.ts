import { sql, type Kysely } from 'kysely';

/**
 * Rates of operators and providers, spreads of sites, quotes and booked exchanges. A player whose currency a site gives
 * up is marked in the profile.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [rates, spreads, quotes, quotesOfPlayer, exchanges, exchangesOfPlayer]) {
    await statement.execute(db);
  }
  await sql`alter table player_profiles add column transfer_iso text, add column transfer_until timestamptz`.execute(
    db,
  );
}

const rates = sql`
  create table currency_rates (
    iso text not null,
    source text not null,
    units text not null,
    as_of timestamptz not null,
    primary key (iso, source)
  )`;

const spreads = sql`
  create table exchange_spreads (
    site_id text not null,
    from_iso text not null,
    to_iso text not null,
    percent text not null,
    primary key (site_id, from_iso, to_iso)
  )`;

const conversion = sql`
    from_account bigint not null references accounts (id),
    to_account bigint references accounts (id),
    from_iso text not null,
    to_iso text not null,
    amount bigint not null check (amount >= 0),
    result bigint not null check (result >= 0),
    rate text not null,
    spread text not null,
    source text not null,
    rate_at timestamptz not null`;

const quotes = sql`
  create table exchange_quotes (
    id text primary key,
    player_id bigint not null references players (id),
    purpose text not null check (purpose in ('exchange', 'transfer')),
    ${conversion},
    expires_at timestamptz not null
  )`;
const quotesOfPlayer = sql`create index exchange_quotes_of_player on exchange_quotes (player_id)`;

const exchanges = sql`
  create table exchanges (
    id text primary key,
    player_id bigint not null references players (id),
    purpose text not null check (purpose in ('exchange', 'transfer')),
    ${conversion},
    at timestamptz not null
  )`;
const exchangesOfPlayer = sql`create index exchanges_of_player on exchanges (player_id, at)`;
