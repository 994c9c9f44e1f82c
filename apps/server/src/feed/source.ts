import type { MarketRecord, MatchRecord, Producer, SelectionRecord } from '@touchline/feed';
import type { FeedClock } from './clock.ts';
import type { CricketSource } from './cricket.ts';

/** The leg results that a source gives: lose, win, return, forced return, half win, half loss, dead heat. */
export type LegResult = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A match as a source states it; the book counts its markets and versions. */
export type MatchState = Omit<MatchRecord, 'version' | 'marketCount'>;

/** A selection as a source states it; its id is made from the market's. */
export type SelectionState = Pick<SelectionRecord, 'key' | 'k'>;

/** A market as a source states it: `status` 1, -1 or 0; settling and cancelling have calls of their own. */
export interface MarketState extends Omit<MarketRecord, 'slot' | 'version' | 'at' | 'status' | 'selections'> {
  readonly status: 1 | -1 | 0;
  readonly selections: readonly SelectionState[];
}

/** A result whose coefficient no table says: a dead heat of three is `{ result: 6, settledCoef: '7/6' }` at 3.5. */
export interface SettledSelection {
  readonly result: 1 | 4 | 5 | 6;
  /** What a unit on the selection comes to: a decimal or a fraction above 0. */
  readonly settledCoef: string;
}

/** Takes what a source knows. Calls for one match come in the order in which things happened. */
export interface FeedSink {
  match(state: MatchState): void;
  /** Replaces the named markets whole; markets not named stay as they are. */
  markets(states: readonly MarketState[]): void;
  /** Ends a market for good: the result of each selection by key. */
  settle(marketId: string, results: Readonly<Record<string, LegResult | SettledSelection>>): void;
  /** Cancels the markets of a match that are not settled; every leg is returned. Say the match's status with `match`. */
  cancel(matchId: number): void;
  /** Takes a match, finished and settled, out of the book. */
  drop(matchId: number): void;
  /** A sign of life of a producer, at least every 10 s; without it for 20 s nothing of it can be bet on. */
  alive(producer: Producer): void;
}

/** How a match ended, or that it has not. Asked for bets that are open while the match is no longer in the book. */
export interface MatchOutcome {
  readonly state: 'open' | 'finished' | 'cancelled';
  /** The result of a selection by its id; undefined while open, or when the selection is none of this match. */
  result(selectionId: string): LegResult | undefined;
}

/** What a source knows of a match that is over. */
export interface PastMatch {
  readonly id: number;
  /** The time of play at which it ended, UTC ms. */
  readonly endedAt: number;
  /** Its last state, with status 4 or 5. */
  readonly state: MatchState;
}

/** A maker of matches, markets, prices and results: our demonstration line, a replay, or an operator's provider. */
export interface FeedSource {
  readonly name: string;
  /** Begins to speak into the sink; resolves when the first state is in. Rejects with a clear reason. */
  start(sink: FeedSink, clock: FeedClock): Promise<void>;
  stop(): Promise<void>;
  /** What is known of a match, also one played long ago; undefined when the match is none of this source's. */
  outcome(matchId: number): MatchOutcome | undefined;
  /**
   * Matches that ended after `from` and not after `to`, times of play in UTC ms. A source that can't tell has no such
   * function: then only what the platform recorded itself is known.
   */
  finished?(from: number, to: number): readonly PastMatch[];
  /** Its cricket by ball, where it follows that. */
  readonly cricket?: CricketSource;
}
