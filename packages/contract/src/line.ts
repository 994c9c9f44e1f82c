import { Type, type Static } from 'typebox';
import { Coefficient, Crest, MarketId, MatchId, Milliseconds, Seconds, SelectionId } from './schemas.ts';

const Pair = Type.Readonly(Type.Tuple([Type.Integer(), Type.Integer()]));
const Producer = Type.Union([Type.Literal('line'), Type.Literal('live')]);

export const MatchClock = Type.Object(
  {
    period: Type.String(),
    seconds: Type.Optional(Type.Number()),
    running: Type.Boolean(),
    at: Milliseconds,
    speed: Type.Optional(Type.Number()),
  },
  { title: 'MatchClock' },
);

export const MatchEnd = Type.Object(
  {
    by: Type.Union([Type.Literal('stoppage'), Type.Literal('points')]),
    part: Type.Integer({ minimum: 1, description: 'Part in which it ended, from 1.' }),
    winner: Type.Optional(
      Type.Union([Type.Literal(0), Type.Literal(1)], { description: '0 home, 1 away; absent for a draw.' }),
    ),
  },
  { title: 'MatchEnd', description: 'End of a contest that isn’t decided by its score, such as a fight.' },
);

export const MatchScore = Type.Object(
  {
    total: Pair,
    parts: Type.Array(Pair),
    points: Type.Optional(Type.Tuple([Type.String(), Type.String()])),
    serving: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    order: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Runners by rank in an event without sides; `total` is then laps completed and total laps.',
      }),
    ),
    end: Type.Optional(MatchEnd),
  },
  { title: 'MatchScore' },
);

export const Match = Type.Object(
  {
    id: MatchId,
    sportId: Type.Integer(),
    competitionId: Type.Integer(),
    competition: Type.String(),
    country: Type.String(),
    round: Type.Optional(Type.String()),
    home: Type.String({ description: 'The event’s own name if it has no sides.' }),
    away: Type.String({ description: 'Empty in an event without sides.' }),
    homeId: Type.Optional(Type.Integer()),
    awayId: Type.Optional(Type.Integer()),
    homeCrest: Type.Optional(Crest),
    awayCrest: Type.Optional(Crest),
    homeCountry: Type.Optional(
      Type.String({ description: 'Country of a player, in sports in which players compete.' }),
    ),
    awayCountry: Type.Optional(Type.String()),
    startsAt: Seconds,
    status: Type.Union(
      [Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4), Type.Literal(5)],
      {
        description: '1 scheduled, 2 in play, 3 break, 4 finished, 5 cancelled or postponed.',
      },
    ),
    producer: Producer,
    clock: Type.Optional(MatchClock),
    score: Type.Optional(MatchScore),
    marketCount: Type.Integer(),
    best: Type.Optional(Type.Literal(true, { description: 'A featured match, which lists show first.' })),
    media: Type.Optional(Type.Literal(true, { description: 'The match has or will have a broadcast.' })),
    statistics: Type.Optional(Type.Literal(true)),
    discipline: Type.Optional(Type.String({ description: 'The game that is played in e-sports.' })),
    version: Type.Integer(),
  },
  { title: 'Match' },
);
export type Match = Static<typeof Match>;

export const Selection = Type.Object(
  {
    id: SelectionId,
    key: Type.String(),
    k: Type.Optional(Coefficient),
    result: Type.Optional(Type.Integer({ minimum: -2, maximum: 6 })),
    settledCoef: Type.Optional(
      Type.String({ description: 'Return of one staked unit, if the result doesn’t determine it.' }),
    ),
  },
  { title: 'Selection' },
);

export const Market = Type.Object(
  {
    id: MarketId,
    matchId: MatchId,
    type: Type.String(),
    group: Type.String(),
    line: Type.Optional(Type.String()),
    ordinal: Type.Optional(Type.Integer()),
    kind: Type.Optional(
      Type.Integer({
        description: 'Kind of the market; ordinary if absent. An express with kind 7 has no bonus bet.',
      }),
    ),
    status: Type.Union(
      [
        Type.Literal(1),
        Type.Literal(-1),
        Type.Literal(0),
        Type.Literal(-2),
        Type.Literal(-3),
        Type.Literal(-4),
      ],
      { description: '1 active, -1 suspended, 0 inactive, -2 handed over, -3 settled, -4 cancelled.' },
    ),
    producer: Producer,
    main: Type.Optional(Type.Literal(true)),
    wide: Type.Optional(Type.Literal(true)),
    selections: Type.Array(Selection),
    version: Type.Integer(),
    at: Milliseconds,
  },
  { title: 'Market' },
);
export type Market = Static<typeof Market>;

export const Section = Type.Union([Type.Literal('line'), Type.Literal('live')], {
  description: '`live`: matches in play; `line`: upcoming matches.',
});
