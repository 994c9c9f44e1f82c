import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Market } from '../../line.ts';
import { Moment, Result } from '../../results.ts';
import { Id, MatchId, Seconds, SportId } from '../../schemas.ts';

export const results = defineCall({
  id: 'results',
  method: 'get',
  path: '/web-api/results',
  tag: 'results',
  summary: 'Lists results, latest first; `live` lists current matches before those that ended today.',
  session: 'anyone',
  query: Type.Object({
    section: Type.Union([Type.Literal('live'), Type.Literal('zone')]),
    sportId: Type.Optional(SportId),
    competitionId: Type.Optional(Id),
    teamId: Type.Optional(Id),
    day: Type.Optional(
      Type.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        description: 'Day of play; the current one when absent.',
      }),
    ),
    timeZone: Type.Optional(
      Type.Number({ minimum: -12, maximum: 14, description: 'UTC offset of days, hours.' }),
    ),
    zone: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'IANA time zone of days; takes precedence over `timeZone`.',
      }),
    ),
    from: Type.Optional(Seconds),
    to: Type.Optional(Seconds),
    text: Type.Optional(
      Type.String({ maxLength: 80, description: 'Part of a side’s or a competition’s name.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    before: Type.Optional(
      Type.String({ pattern: '^\\d{1,11}-\\d{1,16}$', description: '`next` of the previous page.' }),
    ),
  }),
  answers: {
    200: Type.Object({
      now: Type.Integer({
        description: 'Time of play, UTC seconds: the real time unless play is sped up.',
      }),
      day: Type.Union([Type.String(), Type.Null()], {
        description: 'Day of the answer; null for a period.',
      }),
      playing: Type.Array(Result, { description: 'Matches in play; only in the first page of `live`.' }),
      results: Type.Array(Result),
      sports: Type.Array(Type.Integer(), {
        description: 'Sports with results in this period, whatever the requested sport.',
      }),
      competitions: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          country: Type.String(),
          count: Type.Integer(),
        }),
        {
          description:
            'Competitions of the requested sport with results in this period; empty without a sport.',
        },
      ),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  problems: [400],
});

export const result = defineCall({
  id: 'result',
  method: 'get',
  path: '/web-api/results/{matchId}',
  tag: 'results',
  summary: 'Returns the result of one match: score by parts, settled main markets, course of play.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: {
    200: Type.Object({ result: Result, markets: Type.Array(Market), moments: Type.Array(Moment) }),
  },
  problems: [400, 404],
});
