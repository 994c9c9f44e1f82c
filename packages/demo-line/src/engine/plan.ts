import type { MatchScore, Pair } from '@touchline/feed';
import type { SourceTracker } from '@touchline/feed/source';

/** Facts that settle markets, as far as they are known at a moment. */
export interface MatchData {
  readonly finished: boolean;
  /** Score that decides the match: goals, points, sets, maps or runs. */
  readonly total: Pair;
  /** Unit of totals and handicaps: goals, points, games, maps or runs. */
  readonly counted: Pair;
  /** The score at half-time, once the first half is over. */
  readonly halfTime?: Pair;
  /** Scoring sides in order, in sports with a next-goal market; in tennis the winners of games. */
  readonly goals?: readonly (0 | 1)[];
  /** Counted units of each finished half, quarter, set, map or innings. */
  readonly parts?: readonly Pair[];
  /** Side that reached a number of points first, by that number. */
  readonly reached?: Readonly<Record<number, 0 | 1>>;
  /** True if more than the regular parts were played; known at the end. */
  readonly overtime?: boolean;
  /** End of a fight; known at the end. */
  readonly fight?: Fight;
  /** Runners of a race or season by place; known at the end. */
  readonly ranking?: readonly string[];
  /** Winner of each duel, by its number. */
  readonly duels?: Readonly<Record<number, string>>;
  /** Leader after a number of laps, by that number. */
  readonly leaders?: Readonly<Record<number, string>>;
  /** Distance of each runner, in the order of the field; the basis of prices in play. */
  readonly standing?: readonly number[];
}

export interface Fight {
  readonly winner: 'home' | 'draw' | 'away';
  /** True if it was stopped before the last bell. */
  readonly stopped: boolean;
  /** Round of the end, from 1. */
  readonly round: number;
}

/** State of play from `at` on. */
export interface Moment {
  /** Milliseconds after kick-off. */
  readonly at: number;
  readonly status: 2 | 3 | 4;
  readonly period: string;
  /** Match seconds at `at`, in sports with a clock. */
  readonly seconds?: number;
  readonly running: boolean;
  readonly score: MatchScore;
  readonly facts: MatchData;
  /** Time after `at` for which markets are suspended, ms; suspension begins a little before. */
  readonly suspend?: number;
}

/** A market with probabilities instead of prices. */
export interface ModelMarket {
  readonly type: string;
  readonly group: string;
  readonly line?: string;
  /** Number of the goal, part, round or duel. */
  readonly ordinal?: number;
  readonly main?: true;
  readonly wide?: true;
  /** Selection keys with probabilities, without pushes. They sum to 1, or to 2 for markets with two winners. */
  readonly chances: readonly (readonly [key: string, probability: number])[];
}

/** A match whose course only the source has. */
export interface PlannedMatch {
  readonly id: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly competition: string;
  readonly country: string;
  readonly round?: string;
  readonly home: string;
  readonly away: string;
  readonly homeId?: number;
  readonly awayId?: number;
  /** Names as the data of this match writes them, where they differ from those above. */
  readonly homeWritten?: string;
  readonly awayWritten?: string;
  readonly homeCrest?: string;
  readonly awayCrest?: string;
  readonly homeCountry?: string;
  readonly awayCountry?: string;
  readonly best?: true;
  readonly media?: true;
  readonly statistics?: true;
  readonly discipline?: string;
  /** Seconds of the match clock per second of play; 1 if absent. */
  readonly pace?: number;
  /** UTC ms. */
  readonly kickOff: number;
  /** Time from which it is listed, UTC ms. */
  readonly opensAt: number;
  /** Time at which it is cancelled, UTC ms; it isn't played then. */
  readonly calledOffAt?: number;
  /** Returns the course of play, ordered by `at` and ending with status 4; the same at every call. */
  timeline(): readonly Moment[];
  /**
   * Returns the markets of the model.
   * @param moment state of play, undefined before kick-off
   * @param since ms since that moment
   * @param now feed time, UTC ms
   */
  markets(moment: Moment | undefined, since: number, now: number): readonly ModelMarket[];
  /**
   * Returns the course of play beyond the score; absent if nothing is known of it. The same for the same time.
   * @param moments until now
   * @param played ms since kick-off
   */
  readonly tracker?: ((moments: readonly Moment[], played: number) => SourceTracker) | undefined;
}

/** A source's schedule: a pure function of its settings and the time. */
export interface Plan {
  /** Returns matches that are listed, in play, or ended less than `keep` ms ago. */
  around(now: number, keep: number): readonly PlannedMatch[];
  /** Returns at least the matches that ended after `from` and not after `to`. */
  ended(from: number, to: number): readonly PlannedMatch[];
  /** Returns a match by id, including those played long ago. */
  find(id: number): PlannedMatch | undefined;
}
