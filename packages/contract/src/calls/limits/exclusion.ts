import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Seconds } from '../../schemas.ts';
import { LIMITS_PATH } from './schemas.ts';

export const exclusionReasons = defineCall({
  id: 'exclusionReasons',
  method: 'get',
  path: `${LIMITS_PATH}/reasons/selfexclude`,
  tag: 'limits',
  summary: 'Lists the reasons for a self-exclusion.',
  session: 'player',
  answers: {
    200: Type.Object({
      reasons: Type.Array(
        Type.Object({
          id: Type.String(),
          selfExcludeReason: Type.String({ description: 'A stable name, for which the app has a message.' }),
        }),
      ),
    }),
  },
  problems: [401],
});

export const blockUser = defineCall({
  id: 'blockUser',
  method: 'post',
  path: `${LIMITS_PATH}/BlockUser`,
  tag: 'limits',
  summary: 'Closes the player’s own account: all sessions end, and only support reopens it.',
  session: 'player',
  body: Type.Object({ isConfirmed: Type.Literal(true) }, Closed),
  answers: { 200: Type.Object({ success: Type.Literal(true) }) },
  problems: [400, 401],
});

export const returnFromExclusion = defineCall({
  id: 'returnFromExclusion',
  method: 'post',
  path: `${LIMITS_PATH}/selfexclude/return`,
  tag: 'limits',
  summary:
    'Requests the return from a self-exclusion that doesn’t end by itself, with the token of the refused sign-in; sign-in is possible a day later.',
  session: 'anyone',
  body: Type.Object({ returnToken: Type.String({ minLength: 1, maxLength: 64 }) }, Closed),
  answers: { 200: Type.Object({ opensAt: Seconds }) },
  problems: [400, 429],
});
