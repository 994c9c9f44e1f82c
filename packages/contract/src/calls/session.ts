import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed, Currency, Milliseconds, Seconds } from '../schemas.ts';

export const Player = Type.Object(
  {
    id: Type.String(),
    login: Type.String({ description: 'The number a player signs in with when there is no e-mail.' }),
    email: Type.Optional(Type.String()),
    registeredAt: Seconds,
    signedInAt: Seconds,
    previousSignInAt: Type.Optional(Seconds),
    mustChangePassword: Type.Boolean({ description: 'Credentials were made for the player and shown once.' }),
  },
  { title: 'Player' },
);
export type Player = Static<typeof Player>;

const Password = Type.String({ minLength: 8, maxLength: 128 });
const Email = Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' });
const Language = Type.String({ pattern: '^[a-z]{2}$' });

export const session = defineCall({
  id: 'session',
  method: 'get',
  path: '/web-api/session',
  tag: 'session',
  summary: 'Who is signed in on this device, if anyone.',
  session: 'anyone',
  answers: { 200: Type.Object({ player: Type.Union([Player, Type.Null()]), serverTime: Milliseconds }) },
  problems: [],
});

export const accessToken = defineCall({
  id: 'accessToken',
  method: 'get',
  path: '/web-api/user/gettoken',
  tag: 'session',
  summary: 'A short-lived bearer for the calls of a signed-in player; at most five minutes.',
  session: 'player',
  query: Type.Object({ force_refresh: Type.Optional(Type.Boolean()) }),
  answers: { 200: Type.Object({ token: Type.String(), expiresAt: Milliseconds }) },
  problems: [401],
});

export const registerByEmail = defineCall({
  id: 'registerByEmail',
  method: 'post',
  path: '/web-api/registration/full',
  tag: 'session',
  summary: 'Registration by e-mail (full_reg); signs in.',
  session: 'anyone',
  body: Type.Object(
    {
      email: Email,
      password: Password,
      currency: Currency,
      language: Language,
      isOfAge: Type.Literal(true, { description: 'The player declares to be of age and accepts the terms.' }),
    },
    Closed,
  ),
  answers: { 201: Type.Object({ player: Player }) },
  problems: [400, 403, 409, 429],
});

export const registerInOneClick = defineCall({
  id: 'registerInOneClick',
  method: 'post',
  path: '/web-api/registration/fast',
  tag: 'session',
  summary: 'Registration in one click (fast_reg): answers made-up credentials once; signs in.',
  session: 'anyone',
  body: Type.Object({ currency: Currency, language: Language, isOfAge: Type.Literal(true) }, Closed),
  answers: {
    201: Type.Object({
      player: Player,
      credentials: Type.Object({ login: Type.String(), password: Type.String() }),
    }),
  },
  problems: [400, 403, 429],
});

export const signIn = defineCall({
  id: 'signIn',
  method: 'post',
  path: '/web-api/session/sign-in',
  tag: 'session',
  summary: 'Sign-in by e-mail or login number and password.',
  session: 'anyone',
  body: Type.Object(
    {
      login: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 128 }),
      save: Type.Boolean({ description: 'Stay signed in on this device.' }),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ player: Player }) },
  problems: [400, 401, 403, 429],
});

export const signOut = defineCall({
  id: 'signOut',
  method: 'post',
  path: '/web-api/session/sign-out',
  tag: 'session',
  summary: 'Sign-out of this device or of all; sockets of the ended sessions close.',
  session: 'anyone',
  body: Type.Object({ everywhere: Type.Boolean() }, Closed),
  answers: { 200: Type.Object({ endedSessions: Type.Integer() }) },
  problems: [],
});

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'post',
  path: '/web-api/session/password',
  tag: 'session',
  summary: 'A new password; every other session of the player ends.',
  session: 'player',
  body: Type.Object({ current: Type.String({ minLength: 1, maxLength: 128 }), next: Password }, Closed),
  answers: { 200: Type.Object({ player: Player }) },
  problems: [400, 401, 403],
});
