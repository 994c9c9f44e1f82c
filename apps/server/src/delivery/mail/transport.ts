/** A mail with the same text in plain text and in HTML. */
export interface OutgoingMail {
  readonly recipient: string;
  /** Language segment, as in addresses of the site. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail with its unique reference and its sender. */
export interface SentMail extends OutgoingMail {
  /** Unchanged in each attempt, so that the recipient's server can detect duplicates. */
  readonly reference: string;
  /** The site's company. */
  readonly company: string;
}

/** Delivers mails, for example to an SMTP server. */
export interface MailTransport {
  /**
   * Resolves when the mail was accepted.
   * @throws {MailRefusedError} if it is refused permanently; any other error if a retry may succeed
   */
  send(mail: SentMail): Promise<void>;
}

/** The mail or its recipient was refused permanently: another attempt would be refused as well. */
export class MailRefusedError extends Error {}
