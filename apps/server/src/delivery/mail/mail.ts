import type { SecretState } from '@touchline/contract/operators';
import {
  type Db,
  type Trx,
  unrecorded,
  type RecordChange,
  ProblemError,
  type Job,
} from '../../kernel/index.ts';
import type { OutboxPage } from '../outboxPage.ts';
import { masked, revealed, type ShowSecret } from '../secretBox/secret.ts';
import type { SecretMessageKind } from '../secretBox/secretMessages.ts';
import { lockPlayer } from '../../ledger/index.ts';
import type { RequestedMail } from './mail.tables.ts';
import { deliverDue, type DeliveryDeps } from './delivery.ts';
import {
  deleteEndedBodies,
  insertMail,
  mailOf,
  mailsBefore,
  mailsSince,
  reviveMail,
  setSealedBody,
  type MailRow,
} from './mail.store.ts';
import type { MailSite } from './mailSite.ts';
import { openBody, sealBody, type MailBody } from './sealedBody.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

export type { MailRow } from './mail.store.ts';

const INTERVAL = 5000;
const PAGE = 50;
/** Maximum of mails of a kind that a player may request per day: the address may belong to another person. */
const MOST_IN_A_DAY = 10;
const DAY = 86_400_000;

/** Mails to players and operators: written in the transaction of their cause, sent afterwards, stored for operators. */
export interface Mail {
  /** Throws a ProblemError 422 if the site can't send mails: there is no transport, and it is no demonstration. */
  requireTransport(site: Pick<MailSite, 'config'>): void;
  /**
   * Throws a ProblemError 422 if a player has reached the maximum of mails of a kind in 24 hours. Mails that strangers
   * can request, such as those of a recovery, don't count. Other requests of the player wait until the caller's
   * transaction ends.
   * @param since if it is later, the time from which mails count
   */
  requireQuota(trx: Trx, playerId: bigint, kind: RequestedMail, since?: Date | null): Promise<void>;
  /** Stores a mail without a secret in the caller's transaction. */
  queue(trx: Trx, mail: QueuedMail): Promise<void>;
  /**
   * Stores a mail that contains a secret in the caller's transaction: encrypted until it is sent or the secret ends,
   * and masked for everybody but its recipient.
   */
  queueSecret(trx: Trx, mail: SecretMail): Promise<void>;
  /**
   * Returns mails to players of some sites, newest first, at most 50.
   */
  outbox(page: OutboxPage): Promise<MailRow[]>;
  /** Returns one mail as an operator may read it; undefined if there is none. Production shows no secret. */
  mail(id: bigint): Promise<ReadMail | undefined>;
  /**
   * Retries a mail that was given up; returns false if there is no such mail, or its secret has ended.
   * @param record called in the same transaction
   */
  retry(id: bigint, record?: RecordChange): Promise<boolean>;
  /**
   * Deletes the secrets that have ended, and sends the due mails if there is a transport.
   * @param ending when aborted, the current mail is the last
   */
  deliverDue(ending?: AbortSignal): Promise<void>;
  readonly jobs: readonly Job[];
}

export interface QueuedMail extends OutgoingMail {
  /** Null for a mail to an operator. */
  readonly playerId: bigint | null;
  /** The operator whom it goes to; absent for a mail to a player. */
  readonly staffId?: bigint;
  /** Kind of a mail that counts for its quota. */
  readonly requested?: RequestedMail;
  /** The bet whose outcome it states: a correction withdraws it while it isn't sent. */
  readonly couponId?: bigint;
}

/** A mail whose text contains a secret. */
export interface SecretMail extends Omit<QueuedMail, 'subject' | 'text' | 'html'> {
  readonly kind: SecretMessageKind;
  /** When the secret becomes useless. */
  readonly endsAt: Date;
  /** Writes the mail. Called twice: with the secret for the recipient, and masked. The subject is the masked one. */
  readonly write: (show: ShowSecret) => Pick<OutgoingMail, 'subject' | 'text' | 'html'>;
}

export interface ReadMail extends MailBody {
  readonly row: MailRow;
  readonly secret: SecretState;
}

export interface MailDeps extends Omit<DeliveryDeps, 'transport'> {
  readonly db: Db;
  /** Without a transport mails stay in the outbox. */
  readonly transport?: MailTransport | undefined;
  /** Operators of production can't read secrets. */
  readonly isProduction: boolean;
}

export function createMail({ transport, isProduction, ...deps }: MailDeps): Mail {
  const { db, now, secretBox } = deps;
  const failed = 'Mails could not be read; the next round tries again.';

  const deliver = async (ending?: AbortSignal): Promise<void> => {
    await deleteEndedBodies(db, now());
    if (transport) await deliverDue({ ...deps, transport }, ending);
  };

  const rowOf = (
    {
      playerId,
      staffId,
      recipient,
      requested,
      couponId,
      language,
    }: Omit<QueuedMail, 'subject' | 'text' | 'html'>,
    { subject, text, html }: Pick<OutgoingMail, 'subject' | 'text' | 'html'>,
  ) => {
    const at = now();
    return {
      player_id: playerId,
      staff_id: staffId ?? null,
      recipient,
      requested: requested ?? null,
      coupon_id: couponId ?? null,
      language,
      subject,
      body_text: text,
      body_html: html,
      at,
      next_at: at,
      sent_at: null,
      last_error: null,
      gave_up_at: null,
    };
  };

  return {
    deliverDue: deliver,
    requireTransport({ config }) {
      if (transport || config.isDemoCashier) return;
      throw new ProblemError(
        422,
        'MAIL_NOT_SET_UP',
        'This site doesn’t send e-mails yet: see your bets here, or contact support.',
      );
    },
    async requireQuota(trx, playerId, kind, since) {
      await lockPlayer(trx, playerId);
      const from = new Date(Math.max(now().getTime() - DAY, since?.getTime() ?? 0));
      if ((await mailsSince(trx, playerId, kind, from)) < MOST_IN_A_DAY) return;
      throw new ProblemError(
        422,
        'TOO_MANY_MAILS',
        `You’ve reached the limit of ${MOST_IN_A_DAY} e-mails in 24 hours: try again tomorrow.`,
      );
    },
    async queue(trx, mail) {
      await insertMail(trx, rowOf(mail, mail));
    },
    async queueSecret(trx, { kind, endsAt, write, ...mail }) {
      const row = { ...rowOf(mail, write(masked)), secret_kind: kind, secret_ends_at: endsAt };
      const id = await insertMail(trx, row);
      await setSealedBody(trx, id, sealBody(secretBox, id, write(revealed)));
    },
    outbox: (page) => mailsBefore(db, { ...page, limit: PAGE }),
    async mail(id) {
      const row = await mailOf(db, id);
      if (!row) return undefined;
      const { body_text: text, body_html: html } = row;
      if (row.secret_kind === null) return { row, text, html, secret: 'none' };
      if (row.sealed_body === null) return { row, text, html, secret: 'deleted' };
      if (isProduction) return { row, text, html, secret: 'withheld' };
      return { row, ...openBody(secretBox, row), secret: 'shown' };
    },
    retry: (id, record = unrecorded) =>
      db.transaction().execute(async (trx) => {
        const isRevived = await reviveMail(trx, id, now());
        if (isRevived) await record(trx, { before: null, after: null });
        return isRevived;
      }),
    jobs: [{ every: INTERVAL, work: deliver, failed }],
  };
}
