import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Match, MatchClock, MatchScore } from '../line.ts';
import { Moment } from '../results.ts';
import { MatchId, Milliseconds, SportId } from '../schemas.ts';

const Kind = Type.Union([Type.Literal('stream'), Type.Literal('zone')], {
  description: '`stream` is a partner’s picture, `zone` is drawn from what was recorded of the match.',
});
const Delay = Type.Integer({ description: 'How far the picture is behind play, seconds.' });

export const broadcasts = defineCall({
  id: 'broadcasts',
  method: 'get',
  path: '/web-api/broadcasts',
  tag: 'broadcasts',
  summary: 'Matches that are shown now, and those that will be next.',
  session: 'anyone',
  query: Type.Object({ sportId: Type.Optional(SportId) }),
  answers: {
    200: Type.Object({ kind: Kind, delay: Delay, now: Type.Array(Match), next: Type.Array(Match) }),
  },
  problems: [400],
});

export const broadcast = defineCall({
  id: 'broadcast',
  method: 'get',
  path: '/web-api/broadcasts/{matchId}',
  tag: 'broadcasts',
  summary: 'Where the picture of a match is.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: {
    200: Type.Object({
      kind: Kind,
      delay: Delay,
      address: Type.String({
        description: 'What the frame loads: a path of this site, or the partner’s address.',
      }),
    }),
  },
  problems: [400, 404],
});

export const broadcastPicture = defineCall({
  id: 'broadcastPicture',
  method: 'get',
  path: '/web-api/broadcasts/{matchId}/picture',
  tag: 'broadcasts',
  summary: 'A match as it was when the delay began: what the drawn picture shows.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: {
    200: Type.Object({
      at: Milliseconds,
      startsIn: Type.Integer({ description: 'Seconds until there is a picture; 0 while there is one.' }),
      status: Type.Integer({ minimum: 1, maximum: 5 }),
      clock: Type.Optional(MatchClock),
      score: Type.Optional(MatchScore),
      moments: Type.Array(Moment, { description: 'The last three, the latest first.' }),
    }),
  },
  problems: [400, 404],
});
