import type { BodyOf, Calls } from '@touchline/contract';
import { requirePassword } from '../../accounts/index.ts';
import { type Db, ProblemError } from '../../kernel/index.ts';
import {
  htmlMail,
  plainMail,
  type Mail,
  type Messages,
  requireMessages,
  Secret,
  type ShowSecret,
} from '../../delivery/index.ts';
import type { Site } from '../../site/index.ts';

/** Time within which the credentials have to be sent, ms. */
const LIFE = 86_400_000;

/**
 * Sends generated credentials to an address of the player's choice. Only the player knows the password and sends it
 * along. Throws a ProblemError: 400 on an unknown language, 403 if the password is wrong or no longer the generated
 * one, 422 if mail can't be sent or too many were sent.
 */
export async function mailCredentials(
  { db, mail, now }: { readonly db: Db; readonly mail: Mail; readonly now: () => Date },
  site: Site,
  playerId: bigint,
  { email, password, lng }: BodyOf<Calls['mailCredentials']>,
): Promise<{ readonly email: string }> {
  const messages = await requireMessages(site, lng, '/lng');
  mail.requireTransport(site);
  const { login, must_change_password: isMadeUp } = await requirePassword(db, playerId, password);
  if (!isMadeUp) {
    throw new ProblemError(
      403,
      'OWN_PASSWORD',
      'We never send a password you chose yourself: reset it if you forgot it.',
    );
  }
  await db.transaction().execute(async (trx) => {
    await mail.requireQuota(trx, playerId, 'credentials');
    const credentials = { login, password: new Secret(password) };
    await mail.queueSecret(trx, {
      playerId,
      recipient: email,
      requested: 'credentials',
      language: lng,
      kind: 'credentials',
      endsAt: new Date(now().getTime() + LIFE),
      write: (show) => credentialsMail(messages, site.config.companyName, credentials, show),
    });
  });
  return { email };
}

function credentialsMail(
  messages: Messages,
  company: string,
  { login, password }: { readonly login: string; readonly password: Secret },
  show: ShowSecret,
) {
  const subject = messages.text('messages.credentials.subject', { company });
  const document = {
    tag: messages.tag,
    direction: messages.direction,
    title: subject,
    intro: [messages.text('messages.credentials.intro', { company })],
    blocks: [
      {
        heading: messages.text('messages.credentials.heading'),
        details: [
          [messages.text('messages.credentials.login'), login],
          [messages.text('messages.credentials.password'), show(password)],
        ] as const,
      },
    ],
    outro: messages.text('messages.credentials.outro'),
  };
  return { subject, text: plainMail(document), html: htmlMail(document) };
}
