import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Match, MatchClock, MatchScore } from '../../line.ts';
import { Moment } from '../../results.ts';
import { MatchId, Milliseconds, SportId } from '../../schemas.ts';

const Kind = Type.Union([Type.Literal('stream'), Type.Literal('zone')], {
  description: '`stream`: a partner’s video; `zone`: a graphic of the recorded match.',
});
const Delay = Type.Integer({ description: 'Delay of the broadcast behind play, seconds.' });

export const broadcasts = defineCall({
  id: 'broadcasts',
  method: 'get',
  path: '/web-api/broadcasts',
  tag: 'broadcasts',
  summary: 'Lists matches with a current broadcast, and the next ones.',
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
  summary: 'Returns the address of a match’s broadcast.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: {
    200: Type.Object({
      kind: Kind,
      delay: Delay,
      address: Type.String({
        description: 'Address for the frame: a path of this site, or the partner’s address.',
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
  summary: 'Returns the state of a match before the delay, which the graphic shows.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: {
    200: Type.Object({
      at: Milliseconds,
      startsIn: Type.Integer({ description: 'Seconds until the broadcast starts; 0 while it runs.' }),
      status: Type.Integer({ minimum: 1, maximum: 5 }),
      clock: Type.Optional(MatchClock),
      score: Type.Optional(MatchScore),
      moments: Type.Array(Moment, { description: 'The last three, latest first.' }),
    }),
  },
  problems: [400, 404],
});
