import type { Site } from '../sites/site.ts';

/** A game with a page of its own. */
interface NamedGame {
  readonly name: string;
  /** Last segment of its address. */
  readonly slug: string;
  readonly provider: string;
}

/** A site's pages of the casino, as a search engine finds them: without a player, a country or a device. */
export interface CasinoPages {
  /** Games by id. */
  readonly games: ReadonlyMap<number, NamedGame>;
  /** Names of providers with games, by slug. */
  readonly providers: ReadonlyMap<string, string>;
  /** Names of categories with games, by their path after the language: `slots`, `slots/new`. */
  readonly categories: ReadonlyMap<string, string>;
}

/** Pages of a site without a casino. */
export const noCasinoPages: CasinoPages = { games: new Map(), providers: new Map(), categories: new Map() };

/** Returns the pages of a site's casino, with the categories' names in a language. The casino implements it. */
export type FindCasinoPages = (site: Site, lang: string) => Promise<CasinoPages>;
