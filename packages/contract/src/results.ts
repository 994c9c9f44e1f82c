import { Type, type Static } from 'typebox';
import { MatchClock, MatchScore } from './line.ts';
import { Crest, MatchId, Milliseconds, Seconds } from './schemas.ts';

const Sides = Type.Tuple([Type.Integer(), Type.Integer()]);

export const Result = Type.Object(
  {
    matchId: MatchId,
    sportId: Type.Integer(),
    competitionId: Type.Integer(),
    competition: Type.String(),
    country: Type.String(),
    round: Type.Optional(Type.String()),
    home: Type.String(),
    away: Type.String(),
    homeId: Type.Optional(Type.Integer()),
    awayId: Type.Optional(Type.Integer()),
    homeCrest: Type.Optional(Crest),
    awayCrest: Type.Optional(Crest),
    startsAt: Seconds,
    endedAt: Type.Optional(Seconds),
    status: Type.Union(
      [Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4), Type.Literal(5)],
      { description: '1 scheduled, 2 in play, 3 break, 4 finished, 5 cancelled or postponed.' },
    ),
    score: Type.Optional(MatchScore),
    clock: Type.Optional(MatchClock),
    discipline: Type.Optional(Type.String()),
  },
  { title: 'Result', description: 'The result of a match, or its current state while it is played.' },
);
export type Result = Static<typeof Result>;

export const Moment = Type.Object(
  {
    at: Milliseconds,
    status: Type.Integer({ minimum: 2, maximum: 5 }),
    period: Type.String(),
    seconds: Type.Optional(Type.Number({ description: 'Time played so far, in sports with a clock.' })),
    total: Sides,
    parts: Type.Array(Sides),
  },
  { title: 'Moment', description: 'A recorded change of score, period or state.' },
);
export type Moment = Static<typeof Moment>;

export const Standing = Type.Object(
  {
    teamId: Type.Optional(Type.Integer()),
    team: Type.String(),
    crest: Type.Optional(Crest),
    played: Type.Integer(),
    won: Type.Integer(),
    drawn: Type.Integer(),
    lost: Type.Integer(),
    scored: Type.Integer(),
    conceded: Type.Integer(),
    points: Type.Optional(Type.Integer({ description: 'Only in sports whose leagues count points.' })),
  },
  { title: 'Standing', description: 'A row of a table of the recorded results, best first.' },
);
export type Standing = Static<typeof Standing>;
