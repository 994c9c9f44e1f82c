import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Moment, Result, Standing } from '../../results.ts';
import { MatchId, Seconds } from '../../schemas.ts';

const Figure = Type.Object(
  {
    key: Type.Union([
      Type.Literal('scored'),
      Type.Literal('parts-won'),
      Type.Literal('largest-lead'),
      Type.Literal('led-seconds'),
      Type.Literal('average-scored'),
      Type.Literal('average-conceded'),
      Type.Literal('win-share'),
    ]),
    home: Type.Number(),
    away: Type.Number(),
  },
  { title: 'Figure' },
);

export const statistics = defineCall({
  id: 'statistics',
  method: 'get',
  path: '/web-api/statistics/{matchId}',
  tag: 'results',
  summary: 'Returns statistics recorded of a match and of its sides’ earlier matches; nothing is estimated.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: {
    200: Type.Object({
      match: Result,
      figures: Type.Array(Figure, { description: 'Figures of this match; empty before it starts.' }),
      averages: Type.Array(Figure, { description: 'Averages of the recorded earlier matches of each side.' }),
      moments: Type.Array(Moment),
      meetings: Type.Array(Result, {
        description: 'Matches of the two sides against each other, latest first.',
      }),
      forms: Type.Object({ home: Type.Array(Result), away: Type.Array(Result) }),
      standings: Type.Array(Standing),
      since: Type.Union([Seconds, Type.Null()], { description: 'Start of the oldest match in the table.' }),
    }),
  },
  problems: [400, 404],
});
