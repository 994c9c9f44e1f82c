import { sql, type Kysely } from 'kysely';

/**
 * A site's texts for search engines. A page is identified by its path after the language, empty for home; the
 * language `*` means all languages.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table seo_pages (
      site_id text not null,
      language text not null check (language ~ '^([a-z]{2}|[*])$'),
      path text not null,
      fields jsonb not null,
      updated_at timestamptz not null,
      primary key (site_id, language, path)
    )`.execute(db);
  // Time at which a player accepted which kinds of cookies, as reported by the device.
  await sql`
    create table cookie_agreements (
      player_id bigint not null references players (id),
      agreed_at timestamptz not null,
      agree_type smallint not null,
      recorded_at timestamptz not null,
      primary key (player_id, agreed_at)
    )`.execute(db);
  // The partner link that referred a registered player.
  await sql`
    create table player_referrals (
      player_id bigint primary key references players (id),
      marks jsonb not null,
      recorded_at timestamptz not null
    )`.execute(db);
  // Counts of analytics events, without data about visitors.
  await sql`
    create table analytics_counts (
      site_id text not null,
      day date not null,
      event text not null,
      detail text not null,
      count bigint not null,
      primary key (site_id, day, event, detail)
    )`.execute(db);
}
