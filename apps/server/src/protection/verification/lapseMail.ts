import { findPlayer } from '../../accounts/index.ts';
import type { Trx } from '../../kernel/index.ts';
import { htmlMail, plainMail, type MailDocument, type Mail, messagesFor } from '../../delivery/index.ts';
import { siteById, type Sites } from '../../site/index.ts';
import type { CheckRow } from './checks.store.ts';

export interface LapseMailDeps {
  readonly sites: Pick<Sites, 'all'>;
  readonly mail: Pick<Mail, 'queue'>;
}

/**
 * Queues the mail about a lapsed verification in the transaction that ends it. A player without an address sees it on
 * the page only.
 */
export async function mailLapse(
  trx: Trx,
  { sites, mail }: LapseMailDeps,
  { player_id: playerId, site_id: siteId, type }: CheckRow,
): Promise<void> {
  const { email, language } = await findPlayer(trx, playerId);
  const site = siteById(sites, siteId);
  const messages = site && (await messagesFor(site, language));
  if (!messages || email === null) return;
  const values = { company: site.config.companyName };
  const subject = messages.text('mail.verificationLapsed.subject', values);
  const document: MailDocument = {
    tag: messages.tag,
    direction: messages.direction,
    title: subject,
    intro: [
      messages.text(`mail.verificationLapsed.${type}`, values),
      messages.text('mail.verificationLapsed.renew', values),
    ],
    blocks: [],
    outro: messages.text('mail.verificationLapsed.outro', values),
  };
  const written = { subject, text: plainMail(document), html: htmlMail(document) };
  await mail.queue(trx, { playerId, recipient: email, language, ...written });
}
