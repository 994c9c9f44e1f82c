import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Closed } from '../schemas.ts';
import { AnyId, Before, Instant, Next, nullable, Reason } from './common.ts';

const ClubName = Type.Object({
  written: Type.String({ description: 'Name as the sources write it.' }),
  competition: Type.String({ description: 'Competition of its last match.' }),
  firstMatchAt: Instant,
  lastMatchAt: Instant,
  partedTo: nullable(
    Type.Object(
      { clubId: Type.Integer(), name: Type.String() },
      { description: 'Club that has the name since an operator parted it; null while it is joined.' },
    ),
  ),
});

const Club = Type.Object({
  teamId: Type.Integer({ description: 'Id that the sources give to the team.' }),
  sportId: Type.Integer(),
  country: Type.String(),
  names: Type.Array(ClubName),
});
/** Team of the sources with the names that are joined in it, and those that are parted from it. */
export type Club = DeepReadonly<Static<typeof Club>>;

const common = { tag: 'operators: betting', session: 'operator', scope: 'results' } as const;
const TeamParams = Type.Object({ teamId: AnyId });

/** Calls about clubs that sources join by their names. */
export const clubCalls = {
  listClubs: defineCall({
    id: 'listClubs',
    sites: 'platform',
    ...common,
    method: 'get',
    path: '/ops/clubs',
    summary: 'Returns clubs that sources write with several names, 30 at a time, by name.',
    query: Type.Object({
      text: Type.Optional(Type.String({ maxLength: 80, description: 'Part of a name.' })),
      state: Type.Optional(
        Type.Enum(['parted'], { description: '`parted` returns those with a parted name only.' }),
      ),
      before: Type.Optional(Before),
    }),
    answers: { 200: Type.Object({ clubs: Type.Array(Club), next: Next }) },
    problems: [400, 401, 403],
  }),
  partClub: defineCall({
    id: 'partClub',
    sites: 'platform',
    ...common,
    audit: ['club.part'],
    method: 'post',
    path: '/ops/clubs/{teamId}/part',
    summary:
      'Parts names of another club from a team. They are a club of its own at once: on team pages, in the search, in statistics, and for the favourites that have one of the names.',
    params: TeamParams,
    body: Type.Object(
      {
        names: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
          description: 'Names as the list writes them. At least one name remains with the team.',
        }),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: Club },
    problems: [400, 401, 403, 404, 409],
  }),
  joinClub: defineCall({
    id: 'joinClub',
    sites: 'platform',
    ...common,
    audit: ['club.join'],
    method: 'post',
    path: '/ops/clubs/{teamId}/join',
    summary: 'Joins a parted club with its team again, with its favourites.',
    params: TeamParams,
    body: Type.Object(
      {
        clubId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: Club },
    problems: [400, 401, 403, 404],
  }),
};
