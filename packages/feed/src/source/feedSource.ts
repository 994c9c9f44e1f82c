import type { MarketRecord, MatchRecord, Producer, SelectionRecord } from '../frames.ts';
import type { CricketSource } from './cricket.ts';
import type { FeedClock } from './feedClock.ts';
import type { SourceTracker } from './sourceTracker.ts';

/** Leg results of a source: lose, win, return, forced return, half win, half loss, dead heat. */
export type LegResult = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A match as given by a source; the book counts its markets and versions. */
export interface MatchState extends Omit<MatchRecord, 'version' | 'marketCount'> {
  /**
   * Name of the home team as the source's data of this match writes it, for a source that joins several names to one
   * team. Operators see it, and can part the names of different clubs; players see `home`. @default `home`
   */
  readonly homeWritten?: string;
  /** Like `homeWritten`, for the away team. @default `away` */
  readonly awayWritten?: string;
}

/**
 * A selection as given by a source; its id is made from the market's. A market with a price that isn't decimal odds
 * as text, from 1.001 to 999999.999, is suspended.
 */
export type SelectionState = Pick<SelectionRecord, 'key' | 'k'>;

/** A market as given by a source: `status` 1, -1 or 0; settling and cancelling have their own calls. */
export interface MarketState extends Omit<MarketRecord, 'slot' | 'version' | 'at' | 'status' | 'selections'> {
  readonly status: 1 | -1 | 0;
  readonly selections: readonly SelectionState[];
}

/**
 * A result that doesn't determine its coefficient: a dead heat of three is `{ result: 6, settledCoef: '7/6' }` at
 * 3.5.
 */
export interface SettledSelection {
  readonly result: 1 | 4 | 5 | 6;
  /** Payout per unit of the stake: a decimal or a fraction above 0. */
  readonly settledCoef: string;
}

/** Receives the data of a source. Calls for one match are in the order of what happened. */
export interface FeedSink {
  match(state: MatchState): void;
  /** Replaces the given markets completely; other markets are unchanged. */
  markets(states: readonly MarketState[]): void;
  /** Settles a market for good, with the result of each selection by key. */
  settle(marketId: string, results: Readonly<Record<string, LegResult | SettledSelection>>): void;
  /** Cancels the unsettled markets of a match; every leg is returned. Set the match's status with `match`. */
  cancel(matchId: number): void;
  /** Removes a finished and settled match from the book. */
  drop(matchId: number): void;
  /** Sign of life of a producer, at least every 10 s; after 20 s without one, bets on its markets are refused. */
  alive(producer: Producer): void;
}

/** Outcome of a match. Requested for open bets on a match that is no longer in the book. */
export interface MatchOutcome {
  readonly state: 'open' | 'finished' | 'cancelled';
  /** Returns the result of a selection by its id; undefined while open, or for a selection of another match. */
  result(selectionId: string): LegResult | undefined;
}

/** A finished match of a source. */
export interface PastMatch {
  readonly id: number;
  /** Feed time of its end, UTC ms. */
  readonly endedAt: number;
  /** Its last state, with status 4 or 5. */
  readonly state: MatchState;
}

/** A source of matches, markets, prices and results: the demonstration, a replay, or an operator's provider. */
export interface FeedSource {
  readonly name: string;
  /** Starts to call the sink; resolves when the first state is complete. Rejects with the reason. */
  start(sink: FeedSink, clock: FeedClock): Promise<void>;
  stop(): Promise<void>;
  /** Returns the outcome of a match, including those played long ago; undefined for a match of another source. */
  outcome(matchId: number): MatchOutcome | undefined;
  /**
   * Returns matches that ended after `from` and not after `to` (feed time, UTC ms). Absent if the source can't
   * provide them: then only the platform's own records are available.
   */
  finished?(from: number, to: number): Promise<readonly PastMatch[]>;
  /**
   * Returns the course of a match up to feed time `now`: events, momentum, figures, state of play. Absent, or undefined
   * for a match, if the source doesn't have it: then the platform derives starts, ends and scores from the score. It is
   * called in every process, also in those that don't run the source.
   */
  tracker?(matchId: number, now: number): SourceTracker | undefined;
  /** Its ball-by-ball cricket, if available. */
  readonly cricket?: CricketSource;
}
