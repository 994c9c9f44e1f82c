import { sql, type Kysely } from 'kysely';

/** Deposits in another currency than the account's: their rate, fixed when they are begun, and the quotes for it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments
      add column credit_iso text,
      add column rate text,
      add column spread text,
      add column rate_source text,
      add column rate_at timestamptz,
      add column credited bigint check (credited >= 0),
      add check (credit_iso is null or (credit_iso <> iso and direction = 'deposit')),
      add check (num_nonnulls(credit_iso, rate, spread, rate_source, rate_at) in (0, 5)),
      add check (credited is null or credit_iso is not null)`.execute(db);
  await sql`
    create table deposit_quotes (
      id text primary key,
      player_id bigint not null references players (id),
      account_id bigint not null references accounts (id),
      method_id text not null,
      iso text not null,
      amount bigint not null check (amount > 0),
      credit_iso text not null,
      rate text not null,
      spread text not null,
      rate_source text not null,
      rate_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index deposit_quotes_of_player on deposit_quotes (player_id)`.execute(db);
}
