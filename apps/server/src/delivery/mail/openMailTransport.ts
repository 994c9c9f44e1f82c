import type { Settings } from '../../kernel/index.ts';
import type { MailTransport } from './transport.ts';

/**
 * Opens the transport that the settings name; undefined if mails stay in the outbox. The library is loaded only if it
 * is used.
 */
export async function openMailTransport({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): Promise<MailTransport | undefined> {
  if (url === undefined || from === undefined) return undefined;
  const { createSmtpTransport } = await import('./smtpTransport.ts');
  return createSmtpTransport({ url, from });
}
