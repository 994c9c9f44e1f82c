import type { Logger } from 'pino';
import type { Db, Trx } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import type { Site } from '../sites/site.ts';
import { createRounds } from '../work/rounds.ts';
import { claimMail, insertMail, mailOf, mailsBefore, markSent, type MailRow } from './mail.store.ts';

const INTERVAL = 5000;
/** An attempt that fails is followed by the next after so many times this, ms. */
const RETRY = 60_000;

/** A mail as it leaves: the same words as plain text and as HTML. */
export interface OutgoingMail {
  readonly recipient: string;
  /** As in addresses of the site. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What takes mails to their readers, such as an SMTP server. `send` rejects when it didn't take the mail. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}

/** Mails to players: written with what they are about, sent afterwards, kept to be read by operators. */
export interface Mail {
  /** Throws a ProblemError 422 when a mail of the site would reach nobody: no transport, and no demonstration. */
  requireWay(site: Pick<Site, 'config'>): void;
  /** Writes a mail in the caller's transaction. */
  queue(trx: Trx, mail: OutgoingMail & { readonly playerId: bigint }): Promise<void>;
  /** Mails newest first, at most 50. @param before the last id of the page before */
  outbox(before?: bigint): Promise<MailRow[]>;
  /** One mail; undefined when there is none. */
  mail(id: bigint): Promise<MailRow | undefined>;
  /** Sends what is due, where there is a transport. */
  deliverDue(): Promise<void>;
  start(): void;
  /** Resolves when the mail in hand is out. */
  stop(): Promise<void>;
}

export interface MailParts {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
  /** Without one mails stay in the outbox. */
  readonly transport?: MailTransport | undefined;
}

const PAGE = 50;

export function createMail({ db, log, now, transport }: MailParts): Mail {
  const rounds = createRounds(log, 'Mails could not be read; the next round tries again.');

  async function deliverDue(): Promise<void> {
    if (!transport) return;
    for (;;) {
      const mail = await claimMail(db, now(), RETRY);
      if (!mail) return;
      const { recipient, language, subject, body_text: text, body_html: html } = mail;
      try {
        await transport.send({ recipient, language, subject, text, html });
        await markSent(db, mail.id, now());
      } catch (error) {
        log.error({ err: error, mailId: String(mail.id) }, 'A mail was not taken; it is tried again.');
      }
    }
  }

  return {
    deliverDue,
    requireWay({ config }) {
      if (transport || config.isDemoCashier) return;
      throw new ProblemError(
        422,
        'MAIL_NOT_SET_UP',
        'This site sends no mails yet: look at your bets here, or ask support for them.',
      );
    },
    async queue(trx, { playerId, recipient, language, subject, text, html }) {
      const at = now();
      await insertMail(trx, {
        player_id: playerId,
        recipient,
        language,
        subject,
        body_text: text,
        body_html: html,
        at,
        next_at: at,
        sent_at: null,
      });
    },
    outbox: (before) => mailsBefore(db, before, PAGE),
    mail: (id) => mailOf(db, id),
    start() {
      if (transport) rounds.every(INTERVAL, deliverDue);
    },
    stop: () => rounds.stop(),
  };
}
