import type { Pair } from '@touchline/feed';

/** One match of a file, as read. */
export interface SeasonMatch {
  /** File and index in it: `2025-26/en.1.json#12`. */
  readonly origin: string;
  /** Competition, the same in all seasons: `en.1`. */
  readonly code: string;
  readonly round?: string;
  /** Days since 1970. */
  readonly day: number;
  /** Minutes after local midnight; absent if the file has no time. */
  readonly minute?: number;
  readonly home: string;
  readonly away: string;
  /** Names as the file writes them, where another name of the same team is shown. */
  readonly homeWritten?: string;
  readonly awayWritten?: string;
  /** Keys that remain the same for a renamed team. */
  readonly homeKey: string;
  readonly awayKey: string;
  /** Absent if the file has no result: the match is cancelled. */
  readonly result?: { readonly halfTime?: Pair; readonly fullTime: Pair };
}
