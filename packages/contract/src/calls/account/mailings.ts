import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed } from '../../schemas.ts';

/** Content of a link in an e-mail, signed by the platform. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 2000 });

/** Kinds of mails that a player can stop. */
export const MailKind = Type.Enum(['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets']);

const Mailing = Type.Object(
  {
    email: Type.String({ description: 'The address, masked: a link may be forwarded.' }),
    kinds: Type.Array(MailKind, { description: 'Kinds of mails that the link stops.' }),
    isStopped: Type.Boolean({ description: 'All of them are stopped.' }),
  },
  { title: 'Mailing' },
);

const asked = Type.Object({ token: LinkToken }, Closed);

export const mailing = defineCall({
  id: 'mailing',
  method: 'post',
  path: '/web-api/mailings/look',
  tag: 'office',
  summary:
    'Returns which mails a link would stop: 422 LINK_WRONG if it is incomplete, LINK_OUTDATED after a year or once the account has another address.',
  session: 'anyone',
  body: asked,
  answers: { 200: Mailing },
  problems: [400, 422, 429],
});

export const stopMailing = defineCall({
  id: 'stopMailing',
  method: 'post',
  path: '/web-api/mailings/stop',
  tag: 'office',
  summary: 'Stops the mails of the link, regardless of who is signed in; repeated calls change nothing.',
  session: 'anyone',
  body: asked,
  answers: { 200: Mailing },
  problems: [400, 422, 429],
});
