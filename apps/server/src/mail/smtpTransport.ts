import { createTransport } from 'nodemailer';
import { MailRefusedError, type MailTransport } from './transport.ts';

export interface SmtpOptions {
  /** `smtp:` (with STARTTLS where the server has it) or `smtps:`, maybe with user and password. */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
}

/** How long the server may say nothing, ms: together less than the time for which a process has a mail to itself. */
const CONNECTION = 20_000;
const SILENCE = 60_000;

/** What says no to this mail or its reader, not to us. */
const OF_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** Sends by an SMTP server. A password leaves this machine over TLS only. */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const mailer = createTransport({
    host,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isHere && username !== '',
    ...(username === '' ? {} : { auth }),
    dnsTimeout: CONNECTION,
    connectionTimeout: CONNECTION,
    greetingTimeout: CONNECTION,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    async send({ reference, company, recipient, language, subject, text, html }) {
      try {
        await mailer.sendMail({
          from: { name: company, address: from },
          // As an address of its own it is never read as a list of them.
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId: `<${reference}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefusedError(messageOf(error), { cause: error }) : error;
      }
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The library says which command failed, and whether the server's code is one that stays. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error)) return false;
  return 'permanent' in error && error.permanent === true && OF_THE_MAIL.has(error.command);
}
