import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Email } from '../../formats.ts';
import { Closed, Seconds } from '../../schemas.ts';
import { LinkToken } from '../account/mailings.ts';
import { Code, CodeGuid, CodeSent } from './codes.ts';

const Language = Type.String({ pattern: '^[a-z]{2}$', description: 'The language of the message.' });

export const DeviceSession = Type.Object(
  {
    id: Type.String(),
    userAgent: Type.Optional(Type.String({ description: 'User agent of the device.' })),
    address: Type.Optional(Type.String({ description: 'The network address it signed in from.' })),
    startedAt: Seconds,
    lastActiveAt: Seconds,
    endedAt: Type.Optional(Seconds),
    isThis: Type.Boolean({ description: 'Whether it is the session of this request.' }),
  },
  { title: 'DeviceSession' },
);

export const sessionHistory = defineCall({
  id: 'sessionHistory',
  method: 'get',
  path: '/web-api/user/sessions',
  tag: 'security',
  summary:
    'Lists the player’s sessions, newest first: the first page begins with all open ones, and each has 30 past ones.',
  session: 'player',
  query: Type.Object({
    before: Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the previous page.' })),
  }),
  answers: {
    200: Type.Object({
      sessions: Type.Array(DeviceSession),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Null on the last page.' }),
    }),
  },
  problems: [401],
});

export const endSession = defineCall({
  id: 'endSession',
  method: 'post',
  path: '/web-api/user/sessions/{sessionId}/end',
  tag: 'security',
  summary: 'Signs one device of the player out.',
  session: 'player',
  params: Type.Object({ sessionId: Type.String() }),
  answers: { 200: Type.Object({ endedSessions: Type.Integer() }) },
  problems: [401, 404],
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'post',
  path: '/web-api/user/sessions/end-others',
  tag: 'security',
  summary: 'Signs every other device of the player out.',
  session: 'player',
  answers: { 200: Type.Object({ endedSessions: Type.Integer() }) },
  problems: [401],
});

export const sendEmailActivation = defineCall({
  id: 'sendEmailActivation',
  method: 'post',
  path: '/web-api/user/activation/email',
  tag: 'security',
  summary: 'Sends a code and a link to the player’s e-mail; either confirms the address.',
  session: 'player',
  body: Type.Object({ language: Language }, Closed),
  answers: { 200: CodeSent },
  problems: [400, 401, 409, 422, 429],
});

export const activateEmail = defineCall({
  id: 'activateEmail',
  method: 'post',
  path: '/web-api/user/activation/email/confirm',
  tag: 'security',
  summary: 'Activates the e-mail by the code: activation_type 0 becomes 1, 3 becomes 2.',
  session: 'player',
  body: Type.Object({ guid: CodeGuid, code: Code }, Closed),
  answers: { 200: Type.Object({ activation_type: Type.Integer({ minimum: 0, maximum: 3 }) }) },
  problems: [400, 401, 422, 429],
});

export const activateEmailByLink = defineCall({
  id: 'activateEmailByLink',
  method: 'post',
  path: '/web-api/user/activation/email/link',
  tag: 'security',
  summary:
    'Activates the e-mail by the link of the mail, regardless of who is signed in: 422 LINK_WRONG if it is incomplete, LINK_OUTDATED after a day, once a newer one was sent, or after an act that ends access, such as a change of the password or a sign-out everywhere.',
  session: 'anyone',
  body: Type.Object({ token: LinkToken }, Closed),
  answers: {
    200: Type.Object({
      email: Type.Optional(
        Type.String({
          description: 'The address, masked: a link may be forwarded. Absent if it was activated before.',
        }),
      ),
      wasActivated: Type.Boolean({ description: 'It was activated before.' }),
    }),
  },
  problems: [400, 422, 429],
});

export const sendEmailChange = defineCall({
  id: 'sendEmailChange',
  method: 'post',
  path: '/web-api/user/email',
  tag: 'security',
  summary: 'Sends a code to the player’s new address; requires the password.',
  session: 'player',
  body: Type.Object(
    {
      email: Email,
      password: Type.String({ minLength: 1, maxLength: 128 }),
      language: Language,
    },
    Closed,
  ),
  answers: { 200: CodeSent },
  problems: [400, 401, 403, 422, 429],
});

export const changeEmail = defineCall({
  id: 'changeEmail',
  method: 'post',
  path: '/web-api/user/email/confirm',
  tag: 'security',
  summary: 'Changes to the new address with its code and activates it; the previous address is notified.',
  session: 'player',
  body: Type.Object({ guid: CodeGuid, code: Code }, Closed),
  answers: { 200: Type.Object({ email: Type.String() }) },
  problems: [400, 401, 409, 422, 429],
});
