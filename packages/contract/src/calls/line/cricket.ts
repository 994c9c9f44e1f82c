import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Id, MatchId, Seconds } from '../../schemas.ts';

const Count = Type.Integer({ minimum: 0 });
const Side = Type.Union([Type.Literal(0), Type.Literal(1)]);
const Role = Type.Union([
  Type.Literal('batter'),
  Type.Literal('keeper'),
  Type.Literal('all-rounder'),
  Type.Literal('bowler'),
]);
const Place = Type.Object({ id: Id, name: Type.String(), country: Type.String() });
const Player = Type.Object({ id: Id, name: Type.String(), role: Role }, { title: 'CricketPlayer' });
const Side11 = Type.Object({
  id: Id,
  name: Type.String(),
  players: Type.Array(Player, { description: 'The eleven players in batting order.' }),
});

const Dismissal = Type.Object({
  kind: Type.Union([
    Type.Literal('bowled'),
    Type.Literal('caught'),
    Type.Literal('lbw'),
    Type.Literal('run-out'),
    Type.Literal('stumped'),
  ]),
  bowlerId: Type.Optional(Id),
  fielderId: Type.Optional(Id),
});

const Innings = Type.Object(
  {
    side: Side,
    runs: Count,
    wickets: Count,
    balls: Type.Integer({ minimum: 0, description: 'Legal deliveries; six are an over.' }),
    finished: Type.Boolean(),
    extras: Type.Object({ wides: Count, byes: Count, legByes: Count }),
    batting: Type.Array(
      Type.Object({
        playerId: Id,
        runs: Count,
        balls: Count,
        fours: Count,
        sixes: Count,
        dismissal: Type.Optional(Dismissal),
        onStrike: Type.Optional(Type.Literal(true)),
      }),
      { description: 'Batting order. Their runs and the extras add up to the innings’ runs.' },
    ),
    bowling: Type.Array(
      Type.Object({ playerId: Id, balls: Count, maidens: Count, runs: Count, wickets: Count, wides: Count }),
    ),
    falls: Type.Array(Type.Object({ playerId: Id, runs: Count, balls: Count })),
    over: Type.Array(Type.String(), { description: 'Deliveries of the current over.' }),
  },
  { title: 'CricketInnings' },
);

const Card = Type.Object(
  {
    matchId: MatchId,
    competition: Place,
    startsAt: Seconds,
    finished: Type.Boolean(),
    sides: Type.Tuple([Side11, Side11]),
    innings: Type.Array(Innings, { description: 'Innings that have begun, in order.' }),
  },
  { title: 'CricketCard' },
);

const Figures = Type.Object(
  {
    player: Player,
    team: Type.Object({ id: Id, name: Type.String() }),
    competition: Place,
    matches: Count,
    batting: Type.Object({
      innings: Count,
      notOuts: Count,
      runs: Count,
      balls: Count,
      fours: Count,
      sixes: Count,
      fifties: Count,
      hundreds: Count,
      best: Type.Union([Type.Object({ runs: Count, notOut: Type.Boolean() }), Type.Null()]),
    }),
    bowling: Type.Object({
      innings: Count,
      balls: Count,
      maidens: Count,
      runs: Count,
      wickets: Count,
      best: Type.Union([Type.Object({ wickets: Count, runs: Count }), Type.Null()]),
    }),
    catches: Count,
    stumpings: Count,
  },
  { title: 'CricketFigures', description: 'Totals of the recorded matches that have ended.' },
);

const Outcome = Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('tied')]);

const TeamFigures = Type.Object(
  {
    team: Type.Object({ id: Id, name: Type.String() }),
    competition: Place,
    played: Count,
    won: Count,
    lost: Count,
    tied: Count,
    points: Type.Integer({ minimum: 0, description: 'Two for a win, one for a tie.' }),
    netRunRate: Type.String({
      description: 'Net run rate with three decimals: runs scored per over minus runs conceded per over.',
    }),
    form: Type.Array(Type.Object({ matchId: MatchId, outcome: Outcome }), {
      description: 'The last five, latest first.',
    }),
  },
  { title: 'CricketTeamFigures' },
);

const PlayedMatch = Type.Object(
  {
    matchId: MatchId,
    competition: Place,
    startsAt: Seconds,
    opponent: Type.Object({ id: Id, name: Type.String() }),
    outcome: Outcome,
    own: Type.Object({ runs: Count, wickets: Count, balls: Count }),
    other: Type.Object({ runs: Count, wickets: Count, balls: Count }),
  },
  { title: 'CricketPlayedMatch' },
);

const Since = { since: Seconds };

export const cricketCard = defineCall({
  id: 'cricketCard',
  method: 'get',
  path: '/web-api/cricket/matches/{matchId}',
  tag: 'cricket',
  summary: 'Returns the current scorecard of a match: batting, bowling and dismissals.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: { 200: Card },
  problems: [400, 404],
});

export const cricketLeaders = defineCall({
  id: 'cricketLeaders',
  method: 'get',
  path: '/web-api/cricket/leaders',
  tag: 'cricket',
  summary: 'Lists the players with most runs, the players with most wickets, and the table of teams.',
  session: 'anyone',
  query: Type.Object({
    competitionId: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  }),
  answers: {
    200: Type.Object({
      ...Since,
      batters: Type.Array(Figures),
      bowlers: Type.Array(Figures),
      teams: Type.Array(TeamFigures),
    }),
  },
  problems: [400],
});

export const cricketPlayer = defineCall({
  id: 'cricketPlayer',
  method: 'get',
  path: '/web-api/cricket/players/{playerId}',
  tag: 'cricket',
  summary: 'Returns a player with recorded figures and last matches.',
  session: 'anyone',
  params: Type.Object({ playerId: Id }),
  answers: {
    200: Type.Object({
      ...Since,
      figures: Figures,
      matches: Type.Array(
        Type.Object({
          match: PlayedMatch,
          batting: Type.Union([
            Type.Object({ runs: Count, balls: Count, notOut: Type.Boolean() }),
            Type.Null(),
          ]),
          bowling: Type.Union([
            Type.Object({ balls: Count, maidens: Count, runs: Count, wickets: Count }),
            Type.Null(),
          ]),
        }),
        { description: 'The last ten, latest first.' },
      ),
    }),
  },
  problems: [400, 404],
});

export const cricketTeam = defineCall({
  id: 'cricketTeam',
  method: 'get',
  path: '/web-api/cricket/teams/{teamId}',
  tag: 'cricket',
  summary: 'Returns a team with the figures of its players and its last matches.',
  session: 'anyone',
  params: Type.Object({ teamId: Id }),
  answers: {
    200: Type.Object({
      ...Since,
      figures: TeamFigures,
      players: Type.Array(Figures),
      matches: Type.Array(PlayedMatch, { description: 'The last ten, latest first.' }),
    }),
  },
  problems: [400, 404],
});
