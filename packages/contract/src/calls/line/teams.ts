import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Match } from '../../line.ts';
import { Result, Standing } from '../../results.ts';
import { Crest, Id, Seconds, SportId } from '../../schemas.ts';

const Place = Type.Object({ id: Type.Integer(), name: Type.String(), country: Type.String() });

export const Champ = Type.Object(
  {
    id: Type.Integer(),
    sportId: Type.Integer(),
    name: Type.String(),
    country: Type.String(),
    live: Type.Integer(),
    line: Type.Integer(),
    results: Type.Integer({ description: 'Number of recorded matches.' }),
  },
  { title: 'Championship' },
);

export const team = defineCall({
  id: 'team',
  method: 'get',
  path: '/web-api/teams/{teamId}',
  tag: 'results',
  summary: 'Returns a team or a player: competitions, next matches, last results.',
  session: 'anyone',
  params: Type.Object({ teamId: Id }),
  answers: {
    200: Type.Object({
      team: Type.Object(
        {
          id: Type.Integer(),
          name: Type.String(),
          sportId: Type.Integer(),
          country: Type.String(),
          crest: Type.Optional(Crest),
        },
        { title: 'Team' },
      ),
      competitions: Type.Array(Place),
      matches: Type.Array(Match),
      results: Type.Array(Result, { description: 'The last 30.' }),
    }),
  },
  problems: [400, 404],
});

export const champs = defineCall({
  id: 'champs',
  method: 'get',
  path: '/web-api/champs',
  tag: 'results',
  summary: 'Lists all championships with current matches or results, by name.',
  session: 'anyone',
  query: Type.Object({ sportId: Type.Optional(SportId) }),
  answers: { 200: Type.Object({ champs: Type.Array(Champ) }) },
  problems: [400],
});

export const champ = defineCall({
  id: 'champ',
  method: 'get',
  path: '/web-api/champs/{champId}',
  tag: 'results',
  summary: 'Returns a championship with its last results and the table of all recorded ones.',
  session: 'anyone',
  params: Type.Object({ champId: Id }),
  answers: {
    200: Type.Object({
      champ: Champ,
      results: Type.Array(Result, { description: 'The last 30.' }),
      standings: Type.Array(Standing),
      since: Type.Union([Seconds, Type.Null()], { description: 'Start of the oldest match in the table.' }),
    }),
  },
  problems: [400, 404],
});
