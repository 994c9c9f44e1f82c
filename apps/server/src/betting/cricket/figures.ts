import type { AnswerOf, Calls } from '@touchline/contract';
import type { CricketCard, CricketInnings } from '@touchline/feed/source';

type Leaders = AnswerOf<Calls['cricketLeaders']>;
export type PlayerFigures = Leaders['batters'][number];
export type TeamFigures = Leaders['teams'][number];
export type PlayedMatch = AnswerOf<Calls['cricketTeam']>['matches'][number];
export type PlayerMatch = AnswerOf<Calls['cricketPlayer']>['matches'][number];

export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Balls of a full innings. Run rates count all of them for a team that is all out. */
const WHOLE = 120;
const ALL_OUT = 10;
const FORM = 5;

export function placeOf({ competitionId, competition, country }: CricketCard): PlayedMatch['competition'] {
  return { id: competitionId, name: competition, country };
}

/** Returns the innings of a side; undefined if it did not bat. */
export function inningsOf({ innings }: CricketCard, side: Side): CricketInnings | undefined {
  return innings.find((one) => one.side === side);
}

function scoreOf(card: CricketCard, side: Side): PlayedMatch['own'] {
  const { runs = 0, wickets = 0, balls = 0 } = inningsOf(card, side) ?? {};
  return { runs, wickets, balls };
}

/** Summarises a finished match from the view of one side. */
export function playedMatch(card: CricketCard, side: Side): PlayedMatch {
  const own = scoreOf(card, side);
  const other = scoreOf(card, otherSide(side));
  const { id, name } = card.sides[otherSide(side)];
  return {
    matchId: card.matchId,
    competition: placeOf(card),
    startsAt: card.startsAt,
    opponent: { id, name },
    outcome: own.runs > other.runs ? 'won' : own.runs < other.runs ? 'lost' : 'tied',
    own,
    other,
  };
}

const usedBalls = ({ wickets, balls }: PlayedMatch['own']): number => (wickets === ALL_OUT ? WHOLE : balls);

/** Returns the runs per over scored less those conceded, rounded once, half away from zero. */
export function netRunRate(matches: readonly PlayedMatch[]): string {
  const sum = (of: (match: PlayedMatch) => number): bigint =>
    BigInt(matches.reduce((total, match) => total + of(match), 0));
  const [made, used] = [sum(({ own }) => own.runs), sum(({ own }) => usedBalls(own))];
  const [given, bowled] = [sum(({ other }) => other.runs), sum(({ other }) => usedBalls(other))];
  if (used === 0n || bowled === 0n) return '0.000';
  const scaled = 6000n * (made * bowled - given * used);
  const whole = used * bowled;
  const size = (2n * (scaled < 0n ? -scaled : scaled) + whole) / (2n * whole);
  const text = `${size / 1000n}.${String(size % 1000n).padStart(3, '0')}`;
  return scaled < 0n && size > 0n ? `-${text}` : text;
}

/**
 * Makes the row of a team in the table.
 * @param matches latest first, at least one
 */
export function teamFigures(
  team: TeamFigures['team'],
  competition: TeamFigures['competition'],
  matches: readonly PlayedMatch[],
): TeamFigures {
  const many = (outcome: PlayedMatch['outcome']): number =>
    matches.filter((match) => match.outcome === outcome).length;
  const [won, tied] = [many('won'), many('tied')];
  return {
    team,
    competition,
    played: matches.length,
    won,
    lost: many('lost'),
    tied,
    points: 2 * won + tied,
    netRunRate: netRunRate(matches),
    form: matches.slice(0, FORM).map(({ matchId, outcome }) => ({ matchId, outcome })),
  };
}

/** Compares table rows: points, then net run rate, then name. */
export function byPoints(a: TeamFigures, b: TeamFigures): number {
  return (
    b.points - a.points ||
    Number(b.netRunRate) - Number(a.netRunRate) ||
    a.team.name.localeCompare(b.team.name, 'en')
  );
}
