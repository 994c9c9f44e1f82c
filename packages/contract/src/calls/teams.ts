import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Match } from '../line.ts';
import { Result, Standing } from '../results.ts';
import { Id, Seconds, SportId } from '../schemas.ts';

const Place = Type.Object({ id: Type.Integer(), name: Type.String(), country: Type.String() });

export const Champ = Type.Object(
  {
    id: Type.Integer(),
    sportId: Type.Integer(),
    name: Type.String(),
    country: Type.String(),
    live: Type.Integer(),
    line: Type.Integer(),
    results: Type.Integer({ description: 'How many of its matches were recorded.' }),
  },
  { title: 'Championship' },
);

export const team = defineCall({
  id: 'team',
  method: 'get',
  path: '/web-api/teams/{teamId}',
  tag: 'results',
  summary: 'A team or a player: where they play, next matches, last results.',
  session: 'anyone',
  params: Type.Object({ teamId: Id }),
  answers: {
    200: Type.Object({
      team: Type.Object(
        { id: Type.Integer(), name: Type.String(), sportId: Type.Integer(), country: Type.String() },
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
  summary: 'All championships, those with matches now and those with results alone, by name.',
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
  summary: 'A championship with its last results and the table made of all that were recorded.',
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
