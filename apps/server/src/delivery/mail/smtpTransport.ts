import { createTransport } from 'nodemailer';
import { MailRefusedError, type MailTransport } from './transport.ts';

export interface SmtpOptions {
  /** `smtp:` (with STARTTLS if the server supports it) or `smtps:`, optionally with user and password. */
  readonly url: string;
  /** Sender address of the mails. */
  readonly from: string;
}

/** Timeouts of the mail server, ms; together less than the lease of a mail. */
const CONNECTION = 20_000;
const SILENCE = 60_000;

/** Commands whose refusal concerns this mail or its recipient, not our access. */
const OF_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** Creates a transport over an SMTP server. A password is only sent over TLS. */
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
          // An address object is never parsed as a list of addresses.
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

/** Returns whether a failure is permanent, by the failed command and the server's code, which the library reports. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error)) return false;
  return 'permanent' in error && error.permanent === true && OF_THE_MAIL.has(error.command);
}
