import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Milliseconds, Seconds } from '../../schemas.ts';

export const SafetyBar = Type.Union([Type.Literal('clock'), Type.Literal('clock-and-panic')], {
  title: 'SafetyBar',
  description:
    'Content that the law or the site requires on every page: the time of day and of the session, and a button for a timeout of a day.',
});
export type SafetyBar = Static<typeof SafetyBar>;

export const Player = Type.Object(
  {
    id: Type.String(),
    sessionId: Type.String({ description: 'Session of this device; another one after each sign-in.' }),
    login: Type.String({ description: 'Number that a player without e-mail signs in with.' }),
    email: Type.Optional(Type.String()),
    registeredAt: Seconds,
    signedInAt: Seconds,
    previousSignInAt: Type.Optional(Seconds),
    mustChangePassword: Type.Boolean({
      description: 'The player’s credentials were generated and shown once.',
    }),
    safetyBar: Type.Optional(SafetyBar),
  },
  { title: 'Player' },
);
export type Player = Static<typeof Player>;

const Password = Type.String({ minLength: 8, maxLength: 128 });

export const session = defineCall({
  id: 'session',
  method: 'get',
  path: '/web-api/session',
  tag: 'session',
  summary: 'Returns the player who is signed in on this device, if any.',
  session: 'anyone',
  answers: { 200: Type.Object({ player: Type.Union([Player, Type.Null()]), serverTime: Milliseconds }) },
  problems: [],
});

export const accessToken = defineCall({
  id: 'accessToken',
  method: 'get',
  path: '/web-api/user/gettoken',
  tag: 'session',
  summary: 'Issues an access token for the calls of a signed-in player, valid for at most five minutes.',
  session: 'player',
  query: Type.Object({ force_refresh: Type.Optional(Type.Boolean()) }),
  answers: { 200: Type.Object({ token: Type.String(), expiresAt: Milliseconds }) },
  problems: [401],
});

export const signOut = defineCall({
  id: 'signOut',
  method: 'post',
  path: '/web-api/session/sign-out',
  tag: 'session',
  summary:
    'Signs out this device or all devices; sockets of the ended sessions close. A session that has signed in on this device since `sessionId` stays, also when everywhere is signed out.',
  session: 'anyone',
  body: Type.Object(
    {
      everywhere: Type.Boolean(),
      sessionId: Type.Optional(
        Type.String({
          pattern: '^[1-9][0-9]{0,17}$',
          description:
            'Session that the player has signed out of, maybe without a connection. Absent: the current one.',
        }),
      ),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ endedSessions: Type.Integer() }) },
  problems: [],
});

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'post',
  path: '/web-api/session/password',
  tag: 'session',
  summary: 'Changes the password; every other session of the player ends.',
  session: 'player',
  body: Type.Object({ current: Type.String({ minLength: 1, maxLength: 128 }), next: Password }, Closed),
  answers: { 200: Type.Object({ player: Player }) },
  problems: [400, 401, 403],
});
