import type { GameState, GameTag } from './casino.ts';

/** Texts by language. */
type Texts = Readonly<Record<string, string>>;

/** A game in the operators' list. */
export interface OperatorGame {
  readonly id: string;
  readonly name: string;
  readonly makerId: string;
  readonly provider: string;
  /** Main category of the maker, by its slug. */
  readonly category: string;
  readonly state: GameState;
  readonly tag: GameTag | null;
  /** The operator's order over all games; null without one. */
  readonly position: number | null;
  readonly popularity: string;
  /** UTC ms. */
  readonly addedAt: number;
}

/** One game with the maker's values beside the operator's. */
export interface OperatorGameDetail extends OperatorGame {
  readonly makerGameId: string;
  readonly fed: { readonly name: string; readonly state: string; readonly tag: GameTag | null };
  /** The operator's own values; null: the maker's apply. */
  readonly own: {
    readonly name: string | null;
    readonly state: 'active' | 'maintenance' | 'hidden' | null;
    /** `none`: the tile shows no tag. */
    readonly tag: GameTag | 'none' | null;
  };
  readonly route: string;
  readonly oldRoute: string | null;
  readonly rtp: string | null;
  readonly rtpVersion: string | null;
  readonly currencies: readonly string[];
  readonly blockedCountries: readonly string[];
  /** Ids of its categories and collections. */
  readonly categories: readonly string[];
}

export interface OperatorProvider {
  readonly slug: string;
  readonly name: string;
  readonly makerId: string;
  readonly games: number;
  readonly position: number | null;
  readonly state: 'active' | 'hidden';
}

/** A category, sub-category or collection. */
export interface OperatorCategory {
  readonly id: string;
  readonly kind: 'category' | 'collection';
  readonly slug: string;
  readonly parentId: string | null;
  /** Address of its page after the language; null without a page. */
  readonly path: string | null;
  readonly names: Texts;
  readonly rule: 'leastStake' | 'top' | null;
  readonly position: number;
  readonly state: 'active' | 'hidden';
  readonly games: number;
}

/** A game in a collection, with its period. */
export interface OperatorCollectionGame {
  readonly gameId: string;
  readonly name: string;
  readonly position: number | null;
  /** UTC ms; null without an end of that side. */
  readonly from: number | null;
  readonly until: number | null;
}

export interface OperatorBanner {
  readonly id: string;
  /** Null: on all sites. */
  readonly siteId: string | null;
  readonly kind: 'tournament' | 'game' | 'promotion';
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly path: string;
  readonly gameId: string | null;
  /** UTC ms. */
  readonly from: number;
  readonly until: number | null;
  readonly position: number;
  readonly isHidden: boolean;
}

/** A run of the import of a maker's list. */
export interface GameImport {
  readonly id: string;
  readonly makerId: string;
  readonly state: 'running' | 'done' | 'failed';
  /** Operator who started it; null for the hourly job. */
  readonly operator: string | null;
  /** UTC ms. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly listed: number;
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  readonly faults: readonly { readonly gameId: string; readonly reason: string }[];
  readonly message: string | null;
}
