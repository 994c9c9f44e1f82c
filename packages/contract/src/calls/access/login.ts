import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { ChosenLogin } from '../../formats.ts';
import { Closed, Seconds } from '../../schemas.ts';
import { Code, CodeGuid, CodeSent } from './codes.ts';

const LoginState = Type.Object(
  {
    number: Type.String({
      description: 'Number of the account, with which the player can always sign in.',
    }),
    login: Type.Optional(
      Type.String({ description: 'Login that the player chose; absent before the first one.' }),
    ),
    nextChangeAt: Type.Optional({ ...Seconds, description: 'Absent if the login can be changed now.' }),
    changeDays: Type.Integer({ minimum: 0, description: 'Days between two changes.' }),
    codeTo: Type.Optional(
      Type.String({
        description: 'Masked e-mail to which a code can be sent; absent without a confirmed one.',
      }),
    ),
  },
  { title: 'LoginState' },
);

export const loginState = defineCall({
  id: 'loginState',
  method: 'get',
  path: '/web-api/user/login',
  tag: 'security',
  summary: 'Returns the player’s login, and when it can be changed.',
  session: 'player',
  answers: { 200: LoginState },
  problems: [401],
});

export const sendLoginCode = defineCall({
  id: 'sendLoginCode',
  method: 'post',
  path: '/web-api/user/login/code',
  tag: 'security',
  summary:
    'Sends a code to the player’s confirmed e-mail, which confirms a new login instead of the password.',
  session: 'player',
  body: Type.Object(
    { language: Type.String({ pattern: '^[a-z]{2}$', description: 'The language of the message.' }) },
    Closed,
  ),
  answers: { 200: CodeSent },
  problems: [400, 401, 422, 429],
});

export const changeLogin = defineCall({
  id: 'changeLogin',
  method: 'post',
  path: '/web-api/user/login',
  tag: 'security',
  summary:
    'Changes the player’s login, confirmed by the password or by `guid` and `code`: 409 LOGIN_TAKEN, 422 LOGIN_TOO_SOON and SAME_LOGIN. A login that was given up stays reserved for its player. The player is notified by e-mail.',
  session: 'player',
  body: Type.Object(
    {
      login: ChosenLogin,
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
      guid: Type.Optional(CodeGuid),
      code: Type.Optional(Code),
    },
    Closed,
  ),
  answers: { 200: LoginState },
  problems: [400, 401, 403, 409, 422, 429],
});
