import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed } from '../schemas.ts';

/** Content of a link in an e-mail, signed by the platform. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 2000 });

const Mailing = Type.Object(
  {
    email: Type.String({ description: 'The address, masked: a link may be forwarded.' }),
    kinds: Type.Array(Type.Enum(['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets']), {
      description: 'The mails that the link stops.',
    }),
    isStopped: Type.Boolean({ description: 'None of them is sent any more.' }),
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
    'What the link of a mail would stop: 422 LINK_WRONG for one that isn’t whole, LINK_OUTDATED after a year or once the account has another address.',
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
  summary: 'Stops the mails of the link, whoever is signed in; again is the same.',
  session: 'anyone',
  body: asked,
  answers: { 200: Mailing },
  problems: [400, 422, 429],
});
