import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Match, Section } from '../../line.ts';
import { Milliseconds, Seconds, SportId } from '../../schemas.ts';

const Ids = Type.String({
  maxLength: 4000,
  pattern: '^[0-9]{1,16}(,[0-9]{1,16})*$',
  description: 'Comma list of ids.',
});

export const pickedMatches = defineCall({
  id: 'pickedMatches',
  method: 'get',
  path: '/web-api/line/picked',
  tag: 'line',
  summary:
    'Lists matches by their properties, in order of kick-off. Ids are alternatives of each other; all other conditions must hold.',
  session: 'anyone',
  query: Type.Object({
    section: Type.Optional(Section),
    sportId: Type.Optional(SportId),
    best: Type.Optional(Type.Boolean({ description: 'Only featured matches.' })),
    media: Type.Optional(Type.Boolean({ description: 'Only matches with a broadcast.' })),
    until: Type.Optional(Seconds),
    matchIds: Type.Optional(Ids),
    teamIds: Type.Optional(Ids),
    competitionIds: Type.Optional(Ids),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 200 })),
  }),
  answers: { 200: Type.Object({ at: Milliseconds, matches: Type.Array(Match) }) },
  problems: [400],
});
