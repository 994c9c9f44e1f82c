import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Match } from '../../line.ts';
import { Champ } from './teams.ts';

export const search = defineCall({
  id: 'search',
  method: 'get',
  path: '/web-api/search',
  tag: 'results',
  summary: 'Finds sports, competitions, teams and matches by name, best match first.',
  session: 'anyone',
  query: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 80, description: 'At least two letters or digits.' }),
    lang: Type.Optional(
      Type.String({ pattern: '^[a-z]{2}$', description: 'Additional language for names of sports.' }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 30, default: 8, description: 'Maximum of each kind.' }),
    ),
  }),
  answers: {
    200: Type.Object({
      sports: Type.Array(Type.Object({ id: Type.Integer(), slug: Type.String() })),
      competitions: Type.Array(Champ),
      teams: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          sportId: Type.Integer(),
          competition: Type.String(),
          country: Type.String(),
        }),
      ),
      matches: Type.Array(Match),
    }),
  },
  problems: [400],
});
