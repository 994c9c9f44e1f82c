import type { MatchScore, Pair } from '@touchline/feed';

/** What settles markets, as far as it is known at a moment. */
export interface Facts {
  readonly finished: boolean;
  /** What decides the match: goals, points, sets, maps or runs. */
  readonly total: Pair;
  /** What totals and handicaps count: goals, points, games, maps or runs. */
  readonly counted: Pair;
  /** The score at half-time, once the first half is over. */
  readonly halfTime?: Pair;
  /** Who scored, in order, in sports with a next-goal market; in tennis who won each game. */
  readonly goals?: readonly (0 | 1)[];
  /** What was counted in each half, quarter, set, map or innings that is over. */
  readonly parts?: readonly Pair[];
  /** Who came to so many points first. */
  readonly reached?: Readonly<Record<number, 0 | 1>>;
  /** Whether more than the regular parts were played; known at the end. */
  readonly overtime?: boolean;
  /** How a fight ended; known at the end. */
  readonly fight?: Fight;
  /** Runners of an event without sides by place; known at the end. */
  readonly ranking?: readonly string[];
  /** Who came in before the other, by the number of the duel. */
  readonly duels?: Readonly<Record<number, string>>;
  /** Who led after so many laps. */
  readonly leaders?: Readonly<Record<number, string>>;
  /** How far ahead each runner is, in the order of the field; what prices in play are made of. */
  readonly standing?: readonly number[];
}

export interface Fight {
  readonly winner: 'home' | 'draw' | 'away';
  /** Stopped before the last bell. */
  readonly stopped: boolean;
  /** The round in which it ended, from 1. */
  readonly round: number;
}

/** A state of play that holds from `at` on. */
export interface Moment {
  /** Milliseconds after kick-off. */
  readonly at: number;
  readonly status: 2 | 3 | 4;
  readonly period: string;
  /** Match seconds at `at`, in sports with a clock. */
  readonly seconds?: number;
  readonly running: boolean;
  readonly score: MatchScore;
  readonly facts: Facts;
  /** Markets are suspended this long from `at`, and a little before, ms. */
  readonly suspend?: number;
}

/** A market with probabilities instead of prices. */
export interface ModelMarket {
  readonly type: string;
  readonly group: string;
  readonly line?: string;
  /** Which goal, part, round or duel it is about. */
  readonly ordinal?: number;
  readonly main?: true;
  /** Selection key and probability; the sum is 1, or 2 where two selections win. Pushes are already taken out. */
  readonly chances: readonly (readonly [key: string, probability: number])[];
}

/** A match whose course is known to the source and to nobody else. */
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
  readonly best?: true;
  readonly media?: true;
  readonly statistics?: true;
  readonly discipline?: string;
  /** Seconds of the match's clock in a second of play; 1 without it. */
  readonly pace?: number;
  /** UTC ms. */
  readonly kickOff: number;
  /** From when it is listed, UTC ms. */
  readonly opensAt: number;
  /** When it is called off, UTC ms; it is not played then. */
  readonly calledOffAt?: number;
  /** The course of play, by `at`, ending with status 4; the same at every call. */
  timeline(): readonly Moment[];
  /**
   * The markets as a model sees them.
   * @param moment the state of play, undefined before kick-off
   * @param since ms since that moment
   * @param now feed time, UTC ms
   */
  markets(moment: Moment | undefined, since: number, now: number): readonly ModelMarket[];
}

/** What the runner asks of a source: a pure function of its settings and the time. */
export interface Plan {
  /** Matches that are listed, in play, or ended less than `keep` ms ago. */
  around(now: number, keep: number): readonly PlannedMatch[];
  /** A match by id, also one played long ago. */
  find(id: number): PlannedMatch | undefined;
}
