import type { Trx } from '../kernel/index.ts';
import {
  htmlMail,
  plainMail,
  type MailDocument,
  type Mail,
  mailBrandOf,
  messagesFor,
  type ShowSecret,
  type Sms,
} from '../delivery/index.ts';
import type { Mailings } from './mailings/mailings.service.ts';
import { type Site, originOf } from '../site/index.ts';
import { textIn } from './messages.service.ts';
import type { Recipient } from './segments.ts';
import type { SentRow } from './sent.store.ts';

const DAY = 86_400_000;
/** Time for which a text message without an expiry is useful, ms. */
const TEXT_LIFE = DAY;

export interface NewsDeps {
  readonly mail: Pick<Mail, 'queueSecret'>;
  readonly mailings: Pick<Mailings, 'unsubscribeLink'>;
  readonly sms: Pick<Sms, 'queue' | 'isOffered'>;
}

interface News {
  readonly site: Site;
  readonly sent: SentRow;
  readonly recipient: Recipient;
}

/**
 * Queues an operator's message as an e-mail, in the player's language and with the brand's look. Returns false for players
 * without an address and for those who don't allow news by e-mail.
 */
export async function mailNews(
  trx: Trx,
  { mail, mailings }: NewsDeps,
  { site, sent, recipient }: News,
): Promise<boolean> {
  const { id: playerId, email, language, wantsMail } = recipient;
  const messages = email === null || !wantsMail ? undefined : await messagesFor(site, language);
  if (email === null || !messages) return false;
  const { title, text, label } = textIn(sent.texts, [language, site.config.defaultLanguage]);
  const company = site.config.companyName;
  const stop = mailings.unsubscribeLink(
    { site, playerId, email, language },
    ['enable_mail_news'],
    originOf(site),
  );
  const documentFor = (show: ShowSecret): MailDocument => ({
    tag: messages.tag,
    direction: messages.direction,
    brand: mailBrandOf(site),
    title,
    intro: text.split(/\n{2,}/),
    link: {
      label: label ?? messages.text('mail.news.open', { company }),
      url: `${originOf(site)}/${language}/${sent.link ?? 'office/messages'}`,
    },
    blocks: [],
    outro: messages.text('mail.news.outro', { company }),
    stop: { label: messages.text('mail.news.stop'), url: stop.urlFor(show) },
  });
  await mail.queueSecret(trx, {
    playerId,
    recipient: email,
    language,
    kind: 'mailing',
    endsAt: stop.endsAt,
    write(show) {
      const document = documentFor(show);
      return { subject: title, text: plainMail(document), html: htmlMail(document) };
    },
  });
  return true;
}

/**
 * Queues an operator's message as a text message with its title and a link to the inbox. Returns false for players
 * without a verified phone, for those who don't allow it, and where no text messages can be sent.
 */
export async function textNews(
  trx: Trx,
  { sms }: NewsDeps,
  { site, sent, recipient }: News,
  at: Date,
): Promise<boolean> {
  const { phone, language, wantsSms } = recipient;
  if (phone === null || !wantsSms || !sms.isOffered) return false;
  const messages = await messagesFor(site, language);
  if (!messages) return false;
  const { title } = textIn(sent.texts, [language, site.config.defaultLanguage]);
  const text = messages.text('mail.news.sms', {
    company: site.config.companyName,
    title,
    url: `${originOf(site)}/${language}/office/messages`,
  });
  const endsAt = sent.expires_at ?? new Date(at.getTime() + TEXT_LIFE);
  await sms.queue(trx, { siteId: site.id, recipient: phone, text, endsAt });
  return true;
}
