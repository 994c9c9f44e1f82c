/** Ball-by-ball data of a cricket source. Every figure is counted from deliveries. */

export type CricketRole = 'batter' | 'keeper' | 'all-rounder' | 'bowler';

export interface CricketPlayer {
  readonly id: number;
  readonly name: string;
  readonly role: CricketRole;
}

/** A team with its squad. */
export interface CricketTeam {
  readonly id: number;
  readonly name: string;
  readonly players: readonly CricketPlayer[];
}

export type DismissalKind = 'bowled' | 'caught' | 'lbw' | 'run-out' | 'stumped';

export interface Dismissal {
  readonly kind: DismissalKind;
  /** Absent for a run-out, which counts for no bowler. */
  readonly bowlerId?: number;
  readonly fielderId?: number;
}

export interface CricketBatting {
  readonly playerId: number;
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  /** Absent while not out. */
  readonly dismissal?: Dismissal;
  /** True if the batter faces the next ball. */
  readonly onStrike?: true;
}

export interface CricketBowling {
  readonly playerId: number;
  readonly balls: number;
  readonly maidens: number;
  readonly runs: number;
  readonly wickets: number;
  readonly wides: number;
}

export interface CricketInnings {
  /** Batting side: 0 home, 1 away. */
  readonly side: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  /** Legal deliveries; six are an over. */
  readonly balls: number;
  readonly finished: boolean;
  readonly extras: { readonly wides: number; readonly byes: number; readonly legByes: number };
  /** In batting order. */
  readonly batting: readonly CricketBatting[];
  /** In the order in which they first bowled. */
  readonly bowling: readonly CricketBowling[];
  /** The score at each wicket. */
  readonly falls: readonly { readonly playerId: number; readonly runs: number; readonly balls: number }[];
  /** Deliveries of the current over: `0` to `6`, `W` a wicket, `wd` a wide, `b` and `lb` with their runs. */
  readonly over: readonly string[];
}

export interface CricketCard {
  readonly matchId: number;
  readonly competitionId: number;
  readonly competition: string;
  readonly country: string;
  /** UTC seconds. */
  readonly startsAt: number;
  readonly finished: boolean;
  /** Home and away, each with its eleven. */
  readonly sides: readonly [CricketTeam, CricketTeam];
  /** Innings that have begun, in the order of play. */
  readonly innings: readonly CricketInnings[];
}

/** A source of ball-by-ball cricket. Its answers are functions of feed time: every process gives the same. */
export interface CricketSource {
  /** Returns the scorecard of a match; undefined if the match isn't from this source, or before its first ball. */
  card(matchId: number, now: number): CricketCard | undefined;
  /**
   * Returns the ids of matches that began in a period, in order of time; some may still be in play.
   * @param from UTC ms
   */
  begun(from: number, to: number): readonly number[];
  /** Returns a team with its squad; undefined if it isn't from this source. */
  team(teamId: number): (CricketTeam & { readonly competitionId: number }) | undefined;
}
