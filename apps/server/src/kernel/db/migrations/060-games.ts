import { sql, type Kysely } from 'kysely';

/**
 * Games of the casino, as their makers list them, with the operators' own values in columns of their own: the columns
 * that are read are generated from both. Needs the extension `pg_trgm`, which any user who may create tables in the
 * database can add.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    sql`create extension if not exists pg_trgm`,
    providers,
    games,
    ...indexesOfGames,
    words,
    categories,
    ...memberships,
    choices,
    favourites,
  ]) {
    await statement.execute(db);
  }
}

const providers = sql`
  create table game_providers (
    id bigint generated always as identity primary key,
    maker_id text not null,
    maker_slug text not null,
    slug text not null unique,
    name text not null,
    folded_name text not null,
    logo text,
    position integer,
    state text not null default 'active' check (state in ('active', 'hidden')),
    unique (maker_id, maker_slug)
  )`;

const games = sql`
  create table games (
    id bigint generated always as identity primary key,
    maker_id text not null,
    maker_game_id text not null,
    provider_id bigint not null references game_providers (id),
    kind text not null default 'frame' check (kind in ('frame', 'lobby')),
    fed_name text not null,
    own_name text,
    name text not null generated always as (coalesce(own_name, fed_name)) stored,
    slug text not null,
    route text not null unique,
    old_route text unique check (old_route <> route),
    fed_tag_id integer,
    own_tag_id integer,
    tag_id integer generated always as (nullif(coalesce(own_tag_id, fed_tag_id), 0)) stored,
    fed_state text not null default 'active' check (fed_state in ('active', 'maintenance', 'retired')),
    own_state text check (own_state in ('active', 'maintenance', 'hidden')),
    state text not null generated always as (
      case when fed_state = 'retired' then 'retired' else coalesce(own_state, fed_state) end) stored,
    is_own boolean not null default false,
    features text[] not null default '{}',
    volatility integer check (volatility between 1 and 5),
    rtp text,
    rtp_version text,
    min_stake jsonb not null default '{}',
    max_stake jsonb not null default '{}',
    max_win integer,
    has_demo boolean not null default false,
    blocked_countries text[] not null default '{}',
    currencies text[] not null default '{}',
    languages text[] not null default '{}',
    devices text[] not null default '{}',
    orientation text not null default 'any' check (orientation in ('any', 'portrait', 'landscape')),
    min_cycle_ms integer not null default 0,
    is_live boolean not null default false,
    certificates jsonb,
    thumbnails jsonb not null default '{}',
    aliases text[] not null default '{}',
    jackpot_ids text[] not null default '{}',
    rules_url text,
    verify_url text,
    fed_categories text[] not null default '{}',
    position integer,
    fed_popularity bigint not null default 0,
    popularity bigint not null default 0,
    added_at timestamptz not null,
    folded_names text not null,
    folded_provider text not null,
    words tsvector not null generated always as (
      to_tsvector('simple', folded_names || ' ' || folded_provider)) stored,
    fed_hash bytea not null,
    updated_at timestamptz not null,
    unique (maker_id, maker_game_id)
  )`;

const indexesOfGames = [
  sql`create index games_by_names on games using gin (folded_names gin_trgm_ops)`,
  sql`create index games_by_words on games using gin (words)`,
  sql`create index games_of_provider on games (provider_id)`,
  sql`create index games_by_popularity on games (popularity desc, id)`,
];

/** Distinct words of the names, by which typing errors are corrected. */
const words = sql`
  create table game_words (
    word text primary key,
    games integer not null
  )`;

/** Their ids begin above those of tags: a group of games is one of either. */
const categories = sql`
  create table game_categories (
    id bigint generated always as identity (start with 101) primary key,
    kind text not null check (kind in ('category', 'collection')),
    slug text not null unique,
    parent_id bigint references game_categories (id),
    path text,
    names jsonb not null,
    icon text not null default 'casino',
    rule text check (rule in ('leastStake', 'top')),
    position integer not null default 1000,
    state text not null default 'active' check (state in ('active', 'hidden')),
    is_built_in boolean not null default false,
    check (parent_id is null or kind = 'category')
  )`;

const memberships = [
  sql`
  create table game_category_games (
    category_id bigint not null references game_categories (id),
    game_id bigint not null references games (id),
    position integer,
    from_at timestamptz,
    until_at timestamptz,
    primary key (category_id, game_id)
  )`,
  sql`create index game_category_games_of_game on game_category_games (game_id, category_id)`,
];

/** Operators' changes of what makers list: games added to categories and taken out of them. */
const choices = sql`
  create table game_category_choices (
    category_id bigint not null references game_categories (id),
    game_id bigint not null references games (id),
    is_in boolean not null,
    primary key (category_id, game_id)
  )`;

const favourites = sql`
  create table game_favourites (
    player_id bigint not null references players (id),
    game_id bigint not null references games (id),
    added_at timestamptz not null,
    number bigint generated always as identity,
    primary key (player_id, game_id)
  )`;
