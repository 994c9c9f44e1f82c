/** What a source that follows cricket ball by ball can say of it. Every figure is counted from deliveries. */

export type CricketRole = 'batter' | 'keeper' | 'all-rounder' | 'bowler';

export interface CricketPlayer {
  readonly id: number;
  readonly name: string;
  readonly role: CricketRole;
}

/** A side with everyone who may play for it. */
export interface CricketTeam {
  readonly id: number;
  readonly name: string;
  readonly players: readonly CricketPlayer[];
}

export type DismissalKind = 'bowled' | 'caught' | 'lbw' | 'run-out' | 'stumped';

export interface Dismissal {
  readonly kind: DismissalKind;
  /** Absent for a run-out, which is nobody's wicket. */
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
  /** Faces the next ball. */
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
  /** Who bats: 0 home, 1 away. */
  readonly side: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  /** Balls that count; six are an over. */
  readonly balls: number;
  readonly finished: boolean;
  readonly extras: { readonly wides: number; readonly byes: number; readonly legByes: number };
  /** In the order in which they came in. */
  readonly batting: readonly CricketBatting[];
  /** In the order in which they first bowled. */
  readonly bowling: readonly CricketBowling[];
  /** The score at each wicket. */
  readonly falls: readonly { readonly playerId: number; readonly runs: number; readonly balls: number }[];
  /** Deliveries of the over that is bowled: `0` to `6`, `W` a wicket, `wd` a wide, `b` and `lb` with their runs. */
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
  /** Home and away, each with the eleven who play. */
  readonly sides: readonly [CricketTeam, CricketTeam];
  /** Those that have begun, in the order of play. */
  readonly innings: readonly CricketInnings[];
}

/** A source of cricket by ball. Its answers are functions of feed time: every process gives the same. */
export interface CricketSource {
  /** How a match stands; undefined when it is none of this source's cricket, or before its first ball. */
  card(matchId: number, now: number): CricketCard | undefined;
  /** Ids of matches that began in a span, in order of time; some of them may still be played. @param from UTC ms */
  begun(from: number, to: number): readonly number[];
  /** A side with its squad, by its id; undefined when it is none of this source's. */
  team(teamId: number): (CricketTeam & { readonly competitionId: number }) | undefined;
}
