import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Match } from '../../line.ts';
import { Milliseconds } from '../../schemas.ts';

export const featuredMatch = defineCall({
  id: 'featuredMatch',
  method: 'get',
  path: '/web-api/line/featured',
  tag: 'line',
  summary:
    'Returns the match that the home page shows first: the live match with the highest stakes on this site that is still close, or else the next start in a top competition.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      at: Milliseconds,
      match: Type.Optional(Match),
    }),
  },
  problems: [],
});
