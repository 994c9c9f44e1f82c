import type { SecretState } from '@touchline/contract/operators';
import type { Logger } from 'pino';
import { type Db, type Trx, ProblemError, type Job } from '../../kernel/index.ts';
import type { OutboxPage } from '../outboxPage.ts';
import { masked, revealed, type ShowSecret } from '../secretBox/secret.ts';
import type { SecretBox } from '../secretBox/secretBox.ts';
import type { SecretMessageKind } from '../secretBox/secretMessages.ts';
import {
  claimText,
  deleteEndedTexts,
  insertText,
  markText,
  setSealedText,
  textOf,
  textsBefore,
  type TextMessageRow,
} from './sms.store.ts';
import type { SmsTransport } from './transport.ts';

export type { TextMessageRow } from './sms.store.ts';

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

/** A text message that contains a secret. */
export interface SecretText extends Omit<TextMessage, 'text'> {
  readonly kind: SecretMessageKind;
  /** Writes the text. Called twice: with the secret for the recipient, and masked. */
  readonly write: (show: ShowSecret) => string;
}

export interface ReadText {
  readonly row: TextMessageRow;
  readonly text: string;
  readonly secret: SecretState;
}

/** Text messages to phones: written in a transaction, sent afterwards, stored for operators. */
export interface Sms {
  /** True if messages can be delivered: by a gateway, or outside of production by the outbox. */
  readonly isOffered: boolean;
  /** Throws a ProblemError 403 if messages can't be delivered. */
  requireTransport(): void;
  /** Stores a message without a secret in the caller's transaction. */
  queue(trx: Trx, message: TextMessage): Promise<void>;
  /**
   * Stores a message that contains a secret in the caller's transaction: encrypted until it is sent or useless, and
   * masked for everybody but its recipient.
   */
  queueSecret(trx: Trx, message: SecretText): Promise<void>;
  /**
   * Returns messages of some sites, newest first, at most 50.
   */
  outbox(page: OutboxPage): Promise<TextMessageRow[]>;
  /** Returns one message as an operator may read it; undefined if there is none. Production shows no secret. */
  text(id: bigint): Promise<ReadText | undefined>;
  /** Deletes the secrets that have ended, and sends the due messages if there is a gateway. */
  deliverDue(): Promise<void>;
  readonly jobs: readonly Job[];
}

export interface SmsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** The server's clock. */
  readonly now: () => Date;
  /** Without a transport messages stay in the outbox. */
  readonly transport?: SmsTransport | undefined;
  /** Encrypts messages that contain a secret. */
  readonly secretBox: SecretBox;
  /**
   * In production the outbox is no delivery: players would wait for messages that are never sent. Operators of
   * production can't read secrets.
   */
  readonly isProduction: boolean;
}

const contextOf = (id: bigint): string => `text:${id}`;

export function createSms({ db, log, now, transport, secretBox, isProduction }: SmsDeps): Sms {
  const failed = 'Text messages could not be read; the next round tries again.';
  const isOffered = transport !== undefined || !isProduction;

  /** Returns the text with its secret; masked if it has been deleted. */
  const openText = ({ id, body, sealed_body: sealed }: TextMessageRow): string =>
    sealed === null ? body : secretBox.open(sealed, contextOf(id));

  async function deliver(by: SmsTransport, row: TextMessageRow): Promise<void> {
    const reference = `${row.id}.${row.at.getTime()}`;
    try {
      await by.send({ to: `+${row.recipient}`, text: openText(row), reference });
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_MOST);
      await markText(db, row.id, { last_error: reason, next_at: new Date(now().getTime() + RETRY) });
      log.warn({ textId: String(row.id), attempts: row.attempts, reason }, 'A text message was not taken.');
      return;
    }
    await markText(db, row.id, { sent_at: now(), last_error: null, sealed_body: null });
  }

  async function deliverDue(): Promise<void> {
    await deleteEndedTexts(db, now());
    if (!transport) return;
    for (;;) {
      const at = now();
      const row = await claimText(db, at, new Date(at.getTime() + LEASE));
      if (!row) return;
      await deliver(transport, row);
    }
  }

  const rowOf = ({ siteId, recipient, text, endsAt }: TextMessage) => {
    const at = now();
    return {
      site_id: siteId,
      recipient,
      body: text,
      at,
      ends_at: endsAt,
      next_at: at,
      sent_at: null,
      last_error: null,
    };
  };

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
    async queue(trx, message) {
      await insertText(trx, rowOf(message));
    },
    async queueSecret(trx, { kind, write, ...message }) {
      const row = { ...rowOf({ ...message, text: write(masked) }), secret_kind: kind };
      const id = await insertText(trx, row);
      await setSealedText(trx, id, secretBox.seal(write(revealed), contextOf(id)));
    },
    outbox: (page) => textsBefore(db, { ...page, limit: PAGE }),
    async text(id) {
      const row = await textOf(db, id);
      if (!row) return undefined;
      if (row.secret_kind === null) return { row, text: row.body, secret: 'none' };
      if (row.sealed_body === null) return { row, text: row.body, secret: 'deleted' };
      if (isProduction) return { row, text: row.body, secret: 'withheld' };
      return { row, text: openText(row), secret: 'shown' };
    },
    jobs: [{ every: INTERVAL, work: deliverDue, failed }],
  };
}
