import type { GameFeature, GameState } from '@touchline/contract/casino';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    game_providers: GameProvidersTable;
    games: GamesTable;
    game_words: GameWordsTable;
    game_categories: GameCategoriesTable;
    game_category_games: GameCategoryGamesTable;
    game_category_choices: GameCategoryChoicesTable;
    game_favourites: GameFavouritesTable;
    game_banners: GameBannersTable;
    game_jackpots: GameJackpotsTable;
    game_jackpot_levels: GameJackpotLevelsTable;
    game_imports: GameImportsTable;
    game_jobs: GameJobsTable;
  }
}

/** JSON that is written as text. */
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** Texts by language. */
export type Names = Readonly<Record<string, string>>;

/** A studio. */
export interface GameProvidersTable {
  id: GeneratedAlways<bigint>;
  maker_id: string;
  /** Slug in the maker's list. */
  maker_slug: string;
  /** Slug in addresses: that of the maker, unless another maker's studio has it. */
  slug: string;
  name: string;
  folded_name: string;
  logo: string | null;
  /** The operator's order; null after all that have one. */
  position: number | null;
  state: Generated<'active' | 'hidden'>;
}

/**
 * A game. Columns with `fed_` are the maker's, with `own_` the operator's; the columns that are read are generated from
 * both.
 */
export interface GamesTable {
  id: GeneratedAlways<bigint>;
  maker_id: string;
  maker_game_id: string;
  provider_id: bigint;
  kind: Generated<'frame' | 'lobby'>;
  fed_name: string;
  own_name: string | null;
  name: GeneratedAlways<string>;
  /** Last segment of the address. */
  slug: string;
  /** Unique among all routes and former routes. */
  route: string;
  old_route: string | null;
  fed_tag_id: number | null;
  /** 0: the game shows no tag. */
  own_tag_id: number | null;
  tag_id: GeneratedAlways<number | null>;
  fed_state: Generated<'active' | 'maintenance' | 'retired'>;
  own_state: 'active' | 'maintenance' | 'hidden' | null;
  state: GeneratedAlways<GameState>;
  is_own: Generated<boolean>;
  features: Generated<GameFeature[]>;
  /** Class 1 to 5. */
  volatility: number | null;
  rtp: string | null;
  rtp_version: string | null;
  /** Decimal amounts by currency. */
  min_stake: GeneratedJson<Names>;
  max_stake: GeneratedJson<Names>;
  /** Multiple of the stake. */
  max_win: number | null;
  has_demo: Generated<boolean>;
  /** Two capital letters each. */
  blocked_countries: Generated<string[]>;
  currencies: Generated<string[]>;
  languages: Generated<string[]>;
  devices: Generated<string[]>;
  orientation: Generated<'any' | 'portrait' | 'landscape'>;
  min_cycle_ms: Generated<number>;
  is_live: Generated<boolean>;
  /** Steps of the value of a free round by currency, decimals; null if the game has no free rounds. */
  free_round_steps: ColumnType<Names | null, string | null | undefined, string | null>;
  /** Numbers of certificates by jurisdiction; null if the maker doesn't name any. */
  certificates: ColumnType<Names | null, string | null | undefined, string | null>;
  thumbnails: GeneratedJson<{ readonly standard?: string; readonly wide?: string }>;
  aliases: Generated<string[]>;
  jackpot_ids: Generated<string[]>;
  rules_url: string | null;
  /** Address on which a round is checked, with `{roundId}`. */
  verify_url: string | null;
  /** Slugs of the maker's categories, the main one first. */
  fed_categories: Generated<string[]>;
  /** The operator's order over all games. */
  position: number | null;
  /** Starting value of the maker. */
  fed_popularity: Generated<bigint>;
  /** Players of the last 24 hours three times, and of the last seven days. */
  popularity: Generated<bigint>;
  added_at: Date;
  /** Name and aliases as they are searched, each in a line of its own, with a line break before and after. */
  folded_names: string;
  folded_provider: string;
  words: GeneratedAlways<string>;
  /** SHA-256 of the maker's entry: an equal one is not written again. */
  fed_hash: Uint8Array;
  updated_at: Date;
}

export interface GameWordsTable {
  word: string;
  games: number;
}

export interface GameCategoriesTable {
  id: GeneratedAlways<bigint>;
  kind: 'category' | 'collection';
  slug: string;
  parent_id: bigint | null;
  /** Address of its page after the language; null without a page. */
  path: string | null;
  names: Json<Names>;
  icon: Generated<string>;
  /** `leastStake`: fast games by their least stake. `top`: games shown first among the popular ones. */
  rule: 'leastStake' | 'top' | null;
  position: Generated<number>;
  state: Generated<'active' | 'hidden'>;
  /** True if the platform's pages name it, so that it can't be deleted. */
  is_built_in: Generated<boolean>;
}

/** A game in a category or collection, after the operators' changes. */
export interface GameCategoryGamesTable {
  category_id: bigint;
  game_id: bigint;
  position: number | null;
  /** Period of a game in a collection. */
  from_at: Date | null;
  until_at: Date | null;
}

/** An operator's change of the maker's categories, which imports apply. */
export interface GameCategoryChoicesTable {
  category_id: bigint;
  game_id: bigint;
  is_in: boolean;
}

export interface GameFavouritesTable {
  player_id: bigint;
  game_id: bigint;
  added_at: Date;
  /** Order of adding. */
  number: GeneratedAlways<bigint>;
}

export interface BannerText {
  readonly title: string;
  readonly text: string;
}

export interface GameBannersTable {
  id: GeneratedAlways<bigint>;
  /** Null: on all sites. */
  site_id: string | null;
  kind: 'tournament' | 'game' | 'promotion';
  /** By language. */
  texts: Json<Readonly<Record<string, BannerText>>>;
  /** Address within the site, after the language. */
  path: string;
  game_id: bigint | null;
  from_at: Date;
  until_at: Date | null;
  position: Generated<number>;
  is_hidden: Generated<boolean>;
}

export interface GameJackpotsTable {
  maker_id: string;
  id: string;
  name: string;
  seen_at: Date;
}

export interface GameJackpotLevelsTable {
  maker_id: string;
  jackpot_id: string;
  id: string;
  level: 'mini' | 'minor' | 'major' | 'grand';
  /** Minor units. */
  amount: bigint;
  iso: string;
  /** Time of the amount by the maker. */
  at: Date;
}

export interface ImportFault {
  readonly gameId: string;
  readonly reason: string;
}

/** A run of the import of a maker's list. */
export interface GameImportsTable {
  id: GeneratedAlways<bigint>;
  maker_id: string;
  state: 'running' | 'done' | 'failed';
  /** Operator who started it; null for the job. */
  operator: string | null;
  started_at: Date;
  ended_at: Date | null;
  listed: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  retired: Generated<number>;
  faults: GeneratedJson<readonly ImportFault[]>;
  message: string | null;
}

export interface GameJobsTable {
  name: string;
  ran_at: Date;
}
