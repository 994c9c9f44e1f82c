/**
 * What travels between the platform and its listeners, on the socket and in polling answers alike.
 * Prices are decimal odds as text ("1.85"); instants are UTC milliseconds unless a name says seconds.
 */

/** Who makes a market's prices: before the match, or during it. */
export type Producer = 'line' | 'live';

/** 1 scheduled, 2 in play, 3 break in play, 4 finished, 5 cancelled or postponed. */
export type MatchStatus = 1 | 2 | 3 | 4 | 5;

/** 1 active, -1 suspended, 0 inactive, -2 handed over, -3 settled, -4 cancelled. */
export type MarketStatus = 1 | -1 | 0 | -2 | -3 | -4;

/** Home and away. */
export type Pair = readonly [home: number, away: number];

export interface MatchClock {
  /** Dictionary key of the period, e.g. `half1`, `break`, `set2`, `quarter4`, `map1`, `innings1`. */
  readonly period: string;
  /** Seconds played when `at` was measured; absent in sports without a clock. */
  readonly seconds?: number;
  readonly running: boolean;
  /** The instant at which `seconds` held, UTC ms. */
  readonly at: number;
  /** How many match seconds pass in one real second; 1 unless the feed is sped up. */
  readonly speed?: number;
}

/** How a contest ended that its figures don't decide, as a fight. */
export interface MatchEnd {
  readonly by: 'stoppage' | 'points';
  /** The part in which it ended, from 1. */
  readonly part: number;
  /** 0 home, 1 away; absent when nobody won. */
  readonly winner?: 0 | 1;
}

export interface MatchScore {
  /** Goals, points, sets, maps or runs: the score a player calls the score. */
  readonly total: Pair;
  /** One pair a period, set, quarter or map, oldest first. */
  readonly parts: readonly Pair[];
  /** What is played now below `parts`: the points of a tennis game ("40", "A"), wickets in cricket. */
  readonly points?: readonly [home: string, away: string];
  /** Who serves or bats: 0 home, 1 away. */
  readonly serving?: 0 | 1;
  /** Runners by place, the first one first, in an event without sides; `total` is then laps run and laps in all. */
  readonly order?: readonly string[];
  /** Only of what is over and wasn't decided by `total`. */
  readonly end?: MatchEnd;
}

export interface MatchRecord {
  readonly id: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly competition: string;
  /** ISO 3166 alpha-2 in lower case, a part of one such as `gb-eng`, or `world`; names come from the dictionary. */
  readonly country: string;
  readonly round?: string;
  /** The event's own name where it has no sides, as a race or the winner of a season. */
  readonly home: string;
  /** Empty in an event without sides. */
  readonly away: string;
  /** The sides' own ids, by which their pages and the player's favourites are kept; absent without sides. */
  readonly homeId?: number;
  readonly awayId?: number;
  /** Kick-off, UTC seconds. */
  readonly startsAt: number;
  readonly status: MatchStatus;
  readonly producer: Producer;
  readonly clock?: MatchClock;
  readonly score?: MatchScore;
  /** Markets of this match that are open now, shown or not. */
  readonly marketCount: number;
  /** One of the few that lists put first. */
  readonly best?: true;
  /** It is shown, or will be, as a broadcast. */
  readonly media?: true;
  /** There are statistics of it. */
  readonly statistics?: true;
  /** The game that is played in e-sports: a key of the dictionaries. */
  readonly discipline?: string;
  /** Grows by one with every change of this record. */
  readonly version: number;
}

export interface SelectionRecord {
  /** `<market id>:<key>`, unique in the whole book. */
  readonly id: string;
  /** `home`, `draw`, `away`, `over`, `under`, `yes`, `no`, `1x`, `12`, `x2`, `none`, `other`, or a score such as `2:1`. */
  readonly key: string;
  /** Decimal odds, at most three decimals; absent when there is no price. */
  readonly k?: string;
  /** -2 to 6 of the leg results, once the market is settled. */
  readonly result?: number;
  /** What a unit on it comes to where the result doesn't say it, such as a dead heat of three: a decimal or a fraction. */
  readonly settledCoef?: string;
}

export interface MarketRecord {
  /** `<match id>.<type>` or `<match id>.<type>.<line>`. */
  readonly id: string;
  readonly matchId: number;
  /** `match-result`, `double-chance`, `draw-no-bet`, `total`, `handicap`, `both-to-score`, `correct-score`, `half-time-result`, `next-goal`, `winner` ... */
  readonly type: string;
  /** The tab of a match page: `popular`, `totals`, `handicaps`, `goals`, `halves`, `score`. */
  readonly group: string;
  /** Line value as text ("2.25", "-0.75": from the home side's view), where the market has one. */
  readonly line?: string;
  /** Which goal, set or map the market is about, where it is about one. */
  readonly ordinal?: number;
  readonly status: MarketStatus;
  readonly producer: Producer;
  /** The one line of its type that lists show. */
  readonly main?: true;
  readonly selections: readonly SelectionRecord[];
  /**
   * The number of its first selection in packed prices; selection `i` has `slot + i`. A leading publisher gives each
   * number once: a market with more selections than before gets another slot. Numbers are whole, below 2^32, not dense.
   */
  readonly slot: number;
  /**
   * The running number of the change that made this state, of one count for the whole feed: of two states of a market
   * the one with the higher number is newer, whichever topic brought it.
   */
  readonly version: number;
  /** When the source made this state, UTC ms. */
  readonly at: number;
}

/**
 * What can be listened to. Lists carry a match with its main markets, `match:<id>` carries all of them and
 * `match:<id>/<group>` those of one market group. `live` and `line` are every sport; `line` holds the matches that
 * start next.
 */
export type Topic =
  | 'live'
  | 'line'
  | `live:${number}`
  | `line:${number}`
  | `competition:${number}`
  | `match:${number}`
  | `match:${number}/${string}`;

export interface SnapshotFrame {
  readonly t: 'snapshot';
  readonly topic: Topic;
  readonly seq: number;
  readonly at: number;
  readonly matches: readonly MatchRecord[];
  readonly markets: readonly MarketRecord[];
}

/**
 * Named records replace the ones held, whole; what is not named is unchanged; removal is explicit, and a match that is
 * gone takes its markets along. A bare delta at the number already held, which it follows (`after`), says that a resume is complete.
 *
 * Markets of which nothing but prices changed travel as `prices`. A price is taken when `version` is above the number
 * of the market held, which then has the number `version` and the `at` of the frame; a slot that is not held is passed
 * over, since a newer state of its market is.
 */
export interface DeltaFrame {
  readonly t: 'delta';
  readonly topic: Topic;
  readonly seq: number;
  /** The number that it follows when it stands for several deltas; the one before `seq` when absent. */
  readonly after?: number;
  readonly at: number;
  readonly matches?: readonly MatchRecord[];
  readonly markets?: readonly MarketRecord[];
  /** Pairs, flat: slot of a selection, its new price in hundredths. Only together with `version`. */
  readonly prices?: readonly number[];
  /** The number of the feed's last change when the frame was made: the state that `prices` carry. */
  readonly version?: number;
  readonly gone?: { readonly matches?: readonly number[]; readonly markets?: readonly string[] };
}

export interface HeartbeatFrame {
  readonly t: 'heartbeat';
  readonly at: number;
  /**
   * The number of each topic that this socket listens to: one above the number held says that a frame was lost, none
   * that the wish to listen was. Absent in answers to polling.
   */
  readonly seqs?: { readonly [topic in Topic]?: number };
  readonly producers: Readonly<Record<Producer, 'up' | 'down'>>;
}

/** Something of the player's own changed; the listener asks for it by its ordinary call. */
export interface NoticeFrame {
  readonly t: 'notice';
  readonly at: number;
  readonly about: 'accounts' | 'coupons' | 'session';
  /** The coupon that changed, where it is about one. */
  readonly couponId?: string;
}

export interface ErrorFrame {
  readonly t: 'error';
  readonly at: number;
  readonly code: 'BAD_MESSAGE' | 'UNKNOWN_TOPIC' | 'TOO_MANY_TOPICS';
  readonly message: string;
  readonly topic?: string;
}

export type Frame = SnapshotFrame | DeltaFrame | HeartbeatFrame | NoticeFrame | ErrorFrame;

/** `from` resumes a topic after the sequence already held; without it, or when too old, a snapshot comes. */
export type ListenerMessage =
  | {
      readonly op: 'subscribe';
      readonly topics: readonly { readonly topic: Topic; readonly from?: number }[];
    }
  | { readonly op: 'unsubscribe'; readonly topics: readonly Topic[] };
