import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { LegResult } from '@touchline/feed/source';

/** Results of one market, emitted once when it is settled or cancelled. */
export interface Settlement {
  readonly matchId: number;
  readonly marketId: string;
  readonly results: readonly { readonly selectionId: string; readonly result: LegResult }[];
}

export interface MatchFilter {
  /** `live`: in play or in a break. `line`: pre-match. Both if absent. */
  readonly section?: 'live' | 'line';
  readonly sportId?: number;
  readonly competitionId?: number;
}

/** One accepted change, in the order of acceptance. A removed record is given by its id. */
export type BookChange =
  | { readonly kind: 'match'; readonly record: MatchRecord }
  | { readonly kind: 'market'; readonly record: MarketRecord }
  | { readonly kind: 'drop'; readonly matchId: number };
