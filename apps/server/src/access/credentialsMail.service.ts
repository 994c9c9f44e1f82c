import type { BodyOf, Calls } from '@touchline/contract';
import { requirePassword } from '../accounts/requirePassword.ts';
import type { Db } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { htmlMail, plainMail } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';
import type { Words } from '../mail/words.ts';
import { wordsOfSite } from '../mail/wordsOfSite.ts';
import type { Site } from '../sites/site.ts';

/**
 * Sends generated credentials to an address of the player's choice. Only the player knows the password and sends it
 * along. Throws a ProblemError: 400 on an unknown language, 403 if the password is wrong or no longer the generated
 * one, 422 if mail can't be sent or too many were sent.
 */
export async function mailCredentials(
  { db, mail }: { readonly db: Db; readonly mail: Mail },
  site: Site,
  playerId: bigint,
  { email, password, lng }: BodyOf<Calls['mailCredentials']>,
): Promise<{ readonly email: string }> {
  const words = await wordsOfSite(site, lng, '/lng');
  mail.requireWay(site);
  const { login, must_change_password: isMadeUp } = await requirePassword(db, playerId, password);
  if (!isMadeUp) {
    throw new ProblemError(
      403,
      'OWN_PASSWORD',
      'We never send a password you chose yourself: reset it if you forgot it.',
    );
  }
  await db.transaction().execute(async (trx) => {
    await mail.requireRoom(trx, playerId);
    const text = credentialsMail(words, site.config.companyName, { login, password });
    await mail.queue(trx, { playerId, recipient: email, language: lng, ...text });
  });
  return { email };
}

function credentialsMail(
  words: Words,
  company: string,
  { login, password }: { readonly login: string; readonly password: string },
) {
  const subject = words.word('messages.credentials.subject', { company });
  const document = {
    tag: words.tag,
    direction: words.direction,
    title: subject,
    intro: [words.word('messages.credentials.intro', { company })],
    blocks: [
      {
        heading: words.word('messages.credentials.heading'),
        facts: [
          [words.word('messages.credentials.login'), login],
          [words.word('messages.credentials.password'), password],
        ] as const,
      },
    ],
    outro: words.word('messages.credentials.outro'),
  };
  return { subject, text: plainMail(document), html: htmlMail(document) };
}
