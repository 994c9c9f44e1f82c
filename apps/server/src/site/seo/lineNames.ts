import type { MatchRecord } from '@touchline/feed';

/** Names of the line in addresses of pages. The betting domain implements it. */
export interface LineNames {
  /** Returns the key of a sport in addresses and dictionaries; undefined for an unknown sport. */
  keyOfSport(sportId: number): string | undefined;
  /** Returns whether a sport has this key. */
  isSportKey(key: string): boolean;
  /** Returns whether a match is in play: its page is in the section `live` then, else in `line`. */
  isLive(match: MatchRecord): boolean;
}

/** Matches that pages are about. The betting domain's book implements it. */
export interface LineMatches {
  match(id: number): MatchRecord | undefined;
  matches(filter?: { readonly competitionId?: number }): readonly MatchRecord[];
}

/** A change of a match, or of something else that pages don't show. */
export type LineChange =
  | { readonly kind: 'match'; readonly record: MatchRecord }
  | { readonly kind: 'drop'; readonly matchId: number }
  | { readonly kind: 'market' };
