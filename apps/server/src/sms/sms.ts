import type { Logger } from 'pino';
import type { Db, Trx } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { createJobs } from '../jobs/jobs.ts';
import { claimText, insertText, markText, textsBefore, type TextMessageRow } from './sms.store.ts';
import type { SmsTransport } from './transport.ts';

/** Interval of deliveries, ms: the player is waiting for the code. */
const INTERVAL = 1_000;
/** Time for which one process has a claim on a message, ms: more than the gateway may take. */
const LEASE = 20_000;
const RETRY = 5_000;
const PAGE = 50;
const REASON_MOST = 500;

export interface TextMessage {
  readonly siteId: string;
  /** Digits with the country's code, without the plus. */
  readonly recipient: string;
  readonly text: string;
  /** When the message becomes useless. */
  readonly endsAt: Date;
}

/** Text messages to phones: written in a transaction, sent afterwards, stored for operators. */
export interface Sms {
  /** True if messages can be delivered: by a gateway, or outside of production by the outbox. */
  readonly isOffered: boolean;
  /** Throws a ProblemError 403 if messages can't be delivered. */
  requireTransport(): void;
  /** Stores a message in the caller's transaction. */
  queue(trx: Trx, message: TextMessage): Promise<void>;
  /**
   * Returns messages newest first, at most 50.
   * @param before the last id of the previous page
   */
  outbox(before?: bigint): Promise<TextMessageRow[]>;
  /** Sends the due messages, if there is a gateway. */
  deliverDue(): Promise<void>;
  start(): void;
  /** Resolves when the current message is sent. */
  stop(): Promise<void>;
}

export interface SmsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** The server's clock. */
  readonly now: () => Date;
  /** Without a transport messages stay in the outbox. */
  readonly transport?: SmsTransport | undefined;
  /** In production the outbox is no delivery: players would wait for messages that are never sent. */
  readonly isProduction: boolean;
}

export function createSms({ db, log, now, transport, isProduction }: SmsDeps): Sms {
  const jobs = createJobs(log, 'Text messages could not be read; the next round tries again.');
  const isOffered = transport !== undefined || !isProduction;

  async function deliver(by: SmsTransport, row: TextMessageRow): Promise<void> {
    const reference = `${row.id}.${row.at.getTime()}`;
    try {
      await by.send({ to: `+${row.recipient}`, text: row.body, reference });
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_MOST);
      await markText(db, row.id, { last_error: reason, next_at: new Date(now().getTime() + RETRY) });
      log.warn({ textId: String(row.id), attempts: row.attempts, reason }, 'A text message was not taken.');
      return;
    }
    await markText(db, row.id, { sent_at: now(), last_error: null });
  }

  async function deliverDue(): Promise<void> {
    if (!transport) return;
    for (;;) {
      const at = now();
      const row = await claimText(db, at, new Date(at.getTime() + LEASE));
      if (!row) return;
      await deliver(transport, row);
    }
  }

  return {
    isOffered,
    deliverDue,
    requireTransport() {
      if (isOffered) return;
      throw new ProblemError(
        403,
        'SMS_NOT_SET_UP',
        'This site doesn’t send text messages: sign in another way.',
      );
    },
    queue(trx, { siteId, recipient, text, endsAt }) {
      const at = now();
      return insertText(trx, {
        site_id: siteId,
        recipient,
        body: text,
        at,
        ends_at: endsAt,
        next_at: at,
        sent_at: null,
        last_error: null,
      });
    },
    outbox: (before) => textsBefore(db, before, PAGE),
    start() {
      if (transport) jobs.every(INTERVAL, deliverDue);
    },
    stop: () => jobs.stop(),
  };
}
