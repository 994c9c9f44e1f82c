/**
 * Frames between the platform and its listeners, identical on the socket and in polling answers. Prices are decimal
 * odds as text ("1.85"); times are UTC milliseconds unless the name states seconds.
 */

/** Source of a market's prices: pre-match (`line`) or live. */
export type Producer = 'line' | 'live';

/** Status of a match: 1 scheduled, 2 in play, 3 break in play, 4 finished, 5 cancelled or postponed. */
export type MatchStatus = 1 | 2 | 3 | 4 | 5;

/** Status of a market: 1 active, -1 suspended, 0 inactive, -2 handed over, -3 settled, -4 cancelled. */
export type MarketStatus = 1 | -1 | 0 | -2 | -3 | -4;

/** Values of home and away. */
export type Pair = readonly [home: number, away: number];

export interface MatchClock {
  /** Dictionary key of the period, for example `half1`, `break`, `set2`, `quarter4`, `map1`, `innings1`. */
  readonly period: string;
  /** Seconds played at the time `at`; absent in sports without a clock. */
  readonly seconds?: number;
  readonly running: boolean;
  /** Time at which `seconds` was measured, UTC ms. */
  readonly at: number;
  /**
   * Match seconds per real second.
   * @default 1
   */
  readonly speed?: number;
}

/** Result of a match that isn't decided by its score, such as a fight. */
export interface MatchEnd {
  readonly by: 'stoppage' | 'points';
  /** Part of the match in which it ended, from 1. */
  readonly part: number;
  /** Winner: 0 home, 1 away; absent for a draw. */
  readonly winner?: 0 | 1;
}

export interface MatchScore {
  /** Main score: goals, points, sets, maps or runs. */
  readonly total: Pair;
  /** Score of each period, set, quarter or map, oldest first. */
  readonly parts: readonly Pair[];
  /** Score below `parts`: points of the current tennis game ("40", "A"), wickets in cricket. */
  readonly points?: readonly [home: string, away: string];
  /** Serving or batting side: 0 home, 1 away. */
  readonly serving?: 0 | 1;
  /**
   * Runners in order of position, for an event without sides; `total` is then the completed laps and the total number
   * of laps.
   */
  readonly order?: readonly string[];
  /** Only for finished matches that weren't decided by `total`. */
  readonly end?: MatchEnd;
}

export interface MatchRecord {
  readonly id: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly competition: string;
  /** ISO 3166 alpha-2 code in lower case, a subdivision such as `gb-eng`, or `world`; names are in the dictionary. */
  readonly country: string;
  readonly round?: string;
  /** Name of the event if it has no sides, such as a race or the winner of a season. */
  readonly home: string;
  /** Empty for an event without sides. */
  readonly away: string;
  /** Ids of the teams, used for their pages and favourites; absent without sides. */
  readonly homeId?: number;
  readonly awayId?: number;
  /** Paths of the teams' crests on the site's own host; a team without one has a drawn crest. */
  readonly homeCrest?: string;
  readonly awayCrest?: string;
  /** Countries of the players, in sports in which players compete; codes as in `country`. */
  readonly homeCountry?: string;
  readonly awayCountry?: string;
  /** Kick-off in UTC seconds. */
  readonly startsAt: number;
  readonly status: MatchStatus;
  readonly producer: Producer;
  readonly clock?: MatchClock;
  readonly score?: MatchScore;
  /** Number of open markets of the match, including those not listed. */
  readonly marketCount: number;
  /** True if the match is highlighted at the top of lists. */
  readonly best?: true;
  /** True if there is a live stream, now or later. */
  readonly media?: true;
  /** True if statistics are available. */
  readonly statistics?: true;
  /** Dictionary key of the game in e-sports. */
  readonly discipline?: string;
  /** Incremented with every change of this record. */
  readonly version: number;
}

export interface SelectionRecord {
  /** `<market id>:<key>`, unique in the whole book. */
  readonly id: string;
  /**
   * Key: `home`, `draw`, `away`, `over`, `under`, `yes`, `no`, `1x`, `12`, `x2`, `none`, `other`, or a score such as
   * `2:1`.
   */
  readonly key: string;
  /** Decimal odds with at most three decimals; absent without a price. */
  readonly k?: string;
  /** Leg result from -2 to 6, once the market is settled. */
  readonly result?: number;
  /**
   * Payout per unit staked if the result doesn't determine it, such as a dead heat of three: a decimal or a fraction.
   */
  readonly settledCoef?: string;
}

export interface MarketRecord {
  /** `<match id>.<type>` or `<match id>.<type>.<line>`. */
  readonly id: string;
  readonly matchId: number;
  /**
   * Type: `match-result`, `double-chance`, `draw-no-bet`, `total`, `handicap`, `both-to-score`, `correct-score`,
   * `half-time-result`, `next-goal`, `winner` ...
   */
  readonly type: string;
  /** Tab of the match page: `popular`, `totals`, `handicaps`, `goals`, `halves`, `score`. */
  readonly group: string;
  /** Line as text ("2.25", "-0.75"; from the home side), if the market has one. */
  readonly line?: string;
  /** Number of the goal, set or map that the market is about, if any. */
  readonly ordinal?: number;
  /** Kind of the market; an ordinary one if absent. An express with a market of kind 7 has no bonus bet. */
  readonly kind?: number;
  readonly status: MarketStatus;
  readonly producer: Producer;
  /** True if this is the main line of its type, which lists show. */
  readonly main?: true;
  /** True if wide tables of matches show this market besides the main ones: a second total, both sides to score. */
  readonly wide?: true;
  readonly selections: readonly SelectionRecord[];
  /**
   * Slot of its first selection in packed prices; selection `i` has `slot + i`. A leading publisher never reuses
   * slots: a market with additional selections gets another slot. Slots are integers below 2^32, not dense.
   */
  readonly slot: number;
  /**
   * Number of the change that created this state, in one sequence for the whole feed: of two states of a market the
   * one with the higher number is newer, whichever topic it came from.
   */
  readonly version: number;
  /** Time at which the source created this state, UTC ms. */
  readonly at: number;
}

/**
 * Topics that can be subscribed to. Lists include matches with their main markets, `match:<id>` all markets of a
 * match and `match:<id>/<group>` those of one market group. `live` and `line` include every sport; `line` includes
 * the matches that start next. The `wide-` topic of a list includes the same matches with the additional markets of
 * wide tables.
 */
export type Topic = ListTopic | WideTopic | `match:${number}` | `match:${number}/${string}`;

export type ListTopic = 'live' | 'line' | `live:${number}` | `line:${number}` | `competition:${number}`;
export type WideTopic = `wide-${ListTopic}`;

export interface SnapshotFrame {
  readonly t: 'snapshot';
  readonly topic: Topic;
  readonly seq: number;
  readonly at: number;
  readonly matches: readonly MatchRecord[];
  readonly markets: readonly MarketRecord[];
}

/**
 * Changes of a topic. Included records replace stored ones as a whole; others are unchanged; removal is explicit, and
 * a removed match removes its markets. An empty delta whose number equals the current one, which it follows
 * (`after`), confirms that a resume is complete.
 *
 * Markets with price changes only are sent as `prices`. A price is applied if `version` is above the number of the
 * stored market, which then has the number `version` and the `at` of the frame; unknown slots are ignored, because a
 * newer state of their market is stored.
 */
export interface DeltaFrame {
  readonly t: 'delta';
  readonly topic: Topic;
  readonly seq: number;
  /** Number that it follows if it combines several deltas; `seq - 1` by default. */
  readonly after?: number;
  readonly at: number;
  readonly matches?: readonly MatchRecord[];
  readonly markets?: readonly MarketRecord[];
  /** Flat pairs: slot of a selection, its new price in hundredths. Only together with `version`. */
  readonly prices?: readonly number[];
  /** Number of the feed's last change when the frame was created: the state of `prices`. */
  readonly version?: number;
  readonly gone?: { readonly matches?: readonly number[]; readonly markets?: readonly string[] };
}

export interface HeartbeatFrame {
  readonly t: 'heartbeat';
  readonly at: number;
  /**
   * Current number of each topic of this socket: a number above the stored one means that a frame was lost, a missing
   * topic that the subscription was lost. Absent in polling answers.
   */
  readonly seqs?: { readonly [topic in Topic]?: number };
  readonly producers: Readonly<Record<Producer, 'up' | 'down'>>;
}

/** Notification that data of the player changed; the listener requests it with its ordinary call. */
export interface NoticeFrame {
  readonly t: 'notice';
  readonly at: number;
  readonly about:
    | 'accounts'
    | 'coupons'
    | 'games'
    | 'messages'
    | 'payments'
    | 'requests'
    | 'rewards'
    | 'session'
    | 'verification';
  /** The level that the player has reached, if the notice is about rewards. */
  readonly level?: number;
  /** Id of the changed coupon, if the notice is about one. */
  readonly couponId?: string;
  /** Id of the changed payment, if the notice is about one. */
  readonly paymentId?: string;
  /** Id of a new message, if the notice is about one. */
  readonly messageId?: string;
  /** Id of the changed request to the payment consultant, if the notice is about one. */
  readonly requestId?: string;
}

export interface ErrorFrame {
  readonly t: 'error';
  readonly at: number;
  readonly code: 'BAD_MESSAGE' | 'UNKNOWN_TOPIC' | 'TOO_MANY_TOPICS';
  readonly message: string;
  readonly topic?: string;
}

export type Frame = SnapshotFrame | DeltaFrame | HeartbeatFrame | NoticeFrame | ErrorFrame;

/**
 * Message of a listener. `from` resumes a topic after the stored sequence number; a snapshot is sent without it or if
 * it is too old.
 */
export type ListenerMessage =
  | {
      readonly op: 'subscribe';
      readonly topics: readonly { readonly topic: Topic; readonly from?: number }[];
    }
  | { readonly op: 'unsubscribe'; readonly topics: readonly Topic[] };
