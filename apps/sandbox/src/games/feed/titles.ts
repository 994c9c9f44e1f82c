import type { GameId, GameSettings } from '@touchline/games/wire';
import { feedTitles } from './feedTitles.ts';
import { ownTitles } from './ownTitles.ts';

/** Engines whose rules the titles play. */
export type TitleEngine = Exclude<GameId, 'limbo' | 'climb' | 'keno' | 'scratch'>;

/** A game of the maker: one of the engines under a name of its own. */
export interface Title {
  readonly id: string;
  readonly name: string;
  readonly provider: { readonly slug: string; readonly name: string };
  /** Engine whose rules it plays. */
  readonly engine: TitleEngine;
  readonly settings: GameSettings;
  /** Slug of a top-level category of the platform. */
  readonly category: string;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  readonly isOwn: boolean;
  /** Unix seconds. */
  readonly addedAt: number;
  readonly popularity: number;
  readonly aliases: readonly string[];
  /** Id of the jackpot to which eligible stakes contribute. */
  readonly jackpotId: string | null;
  /** True for the title that loads without ever becoming ready. */
  readonly isSilent: boolean;
}

/** All games of the maker, in the order of its feed. */
export const titles: readonly Title[] = [...ownTitles, ...feedTitles];

const byId = new Map(titles.map((title) => [title.id, title]));

/** Returns a game of the maker. */
export const titleOf = (id: string): Title | undefined => byId.get(id);
