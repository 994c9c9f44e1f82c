import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { LoginName } from '../../formats.ts';
import { Closed, Milliseconds } from '../../schemas.ts';
import { Code, CodeGuid, CodeSent, Ticket } from './codes.ts';
import { CaptchaPass } from './schemas.ts';
import { ShownQuestion } from './securityQuestion.ts';

export const startRecovery = defineCall({
  id: 'startRecovery',
  method: 'post',
  path: '/web-api/user/recovery',
  tag: 'session',
  summary:
    'Sends a code to the e-mail or phone of an account whose password is forgotten. The answer is the same whether or not the account exists. A captcha is required beyond five requests an hour for a name from one address; the newest code of an address replaces its others.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object(
    {
      name: LoginName('E-mail, phone in international form, or login number'),
      language: Type.String({ pattern: '^[a-z]{2}$', description: 'The language of the message.' }),
    },
    Closed,
  ),
  answers: { 200: CodeSent },
  problems: [400, 403, 422, 429],
});

export const checkRecovery = defineCall({
  id: 'checkRecovery',
  method: 'post',
  path: '/web-api/user/recovery/check',
  tag: 'session',
  summary:
    'Exchanges the code for a ticket: 422 CODE_WRONG, or CODE_EXPIRED after its expiry or five wrong ones. If the account has a security question, its answer is required too.',
  session: 'anyone',
  body: Type.Object({ guid: CodeGuid, code: Code }, Closed),
  answers: {
    200: Type.Object({
      ticket: Ticket,
      expiresAt: Milliseconds,
      question: Type.Optional(ShownQuestion),
    }),
  },
  problems: [400, 422, 429],
});

export const saveRecovery = defineCall({
  id: 'saveRecovery',
  method: 'post',
  path: '/web-api/user/recovery/save',
  tag: 'session',
  summary:
    'Sets a new password with the ticket, once, and the answer if there is a question: 422 ANSWER_WRONG, or ANSWER_LOCKED after five wrong ones in an hour. Every session of the account ends and nobody is signed in.',
  session: 'anyone',
  body: Type.Object(
    {
      guid: CodeGuid,
      ticket: Ticket,
      password: Type.String({ minLength: 8, maxLength: 128 }),
      answer: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ endedSessions: Type.Integer() }) },
  problems: [400, 422, 429],
});
