import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, createTroubleLog } from '../../kernel/index.ts';
import type { SecretBox } from '../secretBox/secretBox.ts';
import { claimMail, markFailed, markSent, type ClaimedMail } from './mail.store.ts';
import { openBody } from './sealedBody.ts';
import { MailRefusedError, type MailTransport } from './transport.ts';

/** Time for which one process has a claim on a mail, ms: more than any transport takes. */
const LEASE = 600_000;
/** Delay after the first failure, ms; it doubles with each further one, up to the longest. */
const FIRST_RETRY = 60_000;
const LONGEST_RETRY = 4 * 3_600_000;
/** About a day and a half in total. */
const MOST_ATTEMPTS = 16;
/** Interval of attempts to record a sent mail while the database is unavailable, ms. */
const STORE_AGAIN = 1_000;
const REASON_MOST = 500;
/** Name of the sender of mails to operators, who may work for several sites. */
const STAFF_SENDER = 'Touchline';

export interface DeliveryDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
  readonly transport: MailTransport;
  /** Opens mails that contain a secret. */
  readonly secretBox: SecretBox;
  /** Returns the company name of a site; undefined if the site no longer exists. */
  readonly companyOf: (siteId: string) => string | undefined;
}

/**
 * Sends every mail that is due, one after the other, until there is none or `signal` aborts. Any number of processes
 * may do so: one process at a time claims a mail. It is sent twice only if the process ends, or the connection
 * breaks, between the mail server's acceptance and our record of it; it has the same reference then.
 */
export async function deliverDue(deps: DeliveryDeps, signal: AbortSignal | undefined): Promise<void> {
  const { db, now } = deps;
  while (!signal?.aborted) {
    const at = now();
    const mail = await claimMail(db, at, new Date(at.getTime() + LEASE));
    if (!mail) return;
    await deliver(deps, mail, signal);
  }
}

async function deliver(
  deps: DeliveryDeps,
  mail: ClaimedMail,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { transport, companyOf, secretBox } = deps;
  const { id, at, site_id: siteId, recipient, language, subject } = mail;
  const reference = `${id}.${at.getTime()}`;
  const company = siteId === null ? STAFF_SENDER : (companyOf(siteId) ?? '');
  try {
    const body = openBody(secretBox, mail);
    await transport.send({ reference, company, recipient, language, subject, ...body });
  } catch (error) {
    return failed(deps, mail, error);
  }
  await storeSent(deps, id, signal);
}

/** Waits for an unavailable database: a sent mail must not be sent again. */
async function storeSent(
  { db, log, now }: DeliveryDeps,
  id: bigint,
  signal: AbortSignal | undefined,
): Promise<void> {
  const at = now();
  const trouble = createTroubleLog(log);
  for (;;) {
    try {
      return await markSent(db, id, at);
    } catch (error) {
      if (signal?.aborted) throw error;
      trouble(error, `Mail ${id} is out, but not yet written down as sent.`);
      await sleep(STORE_AGAIN);
    }
  }
}

async function failed({ db, log, now }: DeliveryDeps, mail: ClaimedMail, error: unknown): Promise<void> {
  const at = now();
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_MOST);
  const isFinal = error instanceof MailRefusedError || mail.attempts >= MOST_ATTEMPTS;
  const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (mail.attempts - 1));
  await markFailed(db, mail, {
    last_error: reason,
    next_at: new Date(at.getTime() + wait),
    gave_up_at: isFinal ? at : null,
  });
  if (isFinal) {
    const fields = { mailId: String(mail.id), attempts: mail.attempts, reason };
    log.error(fields, 'A mail could not be sent and is not tried again: it stays in the outbox.');
    return;
  }
  const trouble = createTroubleLog(log, () => at.getTime());
  trouble(error, 'Mails are not taken; each is tried again.', 'The mail server');
}
