import type { Settings } from '../settings.ts';

/** A mail as it leaves: the same words as plain text and as HTML. */
export interface OutgoingMail {
  readonly recipient: string;
  /** As in addresses of the site. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail with what tells it from every other, and who writes it. */
export interface SentMail extends OutgoingMail {
  /** The same at each attempt: a reader's server that gets it twice can tell. */
  readonly reference: string;
  /** The site's company. */
  readonly company: string;
}

/** What takes mails to their readers, such as an SMTP server. */
export interface MailTransport {
  /**
   * Resolves when the mail was taken.
   * @throws {MailRefusedError} when it will never be; anything else when it may be another time
   */
  send(mail: SentMail): Promise<void>;
}

/** The mail or its reader was refused for good: another attempt would be refused as well. */
export class MailRefusedError extends Error {}

/** The transport that the settings name; undefined when mails stay in the outbox. Its library is loaded when it is used. */
export async function openMailTransport({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): Promise<MailTransport | undefined> {
  if (url === undefined || from === undefined) return undefined;
  const { createSmtpTransport } = await import('./smtpTransport.ts');
  return createSmtpTransport({ url, from });
}
