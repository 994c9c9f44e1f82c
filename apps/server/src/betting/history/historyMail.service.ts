import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { couponView } from '../coupons/couponView.ts';
import { type Db, type Trx, ProblemError, wrongField, requireZone } from '../../kernel/index.ts';
import { type Mail, requireMessages } from '../../delivery/index.ts';
import type { Site } from '../../site/index.ts';
import { answerOnce, ownAccount } from '../../ledger/index.ts';
import { betsOf, emailOf } from './history.store.ts';
import { historyMail } from './historyMail.ts';

/** For mails with rounds of games. */
export { emailOf } from './history.store.ts';

export interface HistoryMailDeps {
  readonly db: Db;
  readonly mail: Mail;
  /** The server's clock. */
  readonly now: () => Date;
}

export interface HistoryMailRequest {
  readonly playerId: bigint;
  readonly site: Site;
  readonly key: string;
  readonly body: BodyOf<Calls['mailCouponHistory']>;
}

type Answer = AnswerOf<Calls['mailCouponHistory']>;

/** Maximum of bets in one mail: many servers refuse longer mails. */
const MOST = 1000;

/**
 * Sends the bets of an account and a period to the player's own address, once per idempotency key. Throws a
 * ProblemError: 400 if the period runs backwards or the site doesn't have the language, 404 if the account isn't the
 * player's, 422 if there is no address or no mail transport, or if there are too many bets or mails.
 */
export async function mailHistory(deps: HistoryMailDeps, request: HistoryMailRequest): Promise<Answer> {
  const { playerId, site, key, body } = request;
  const messages = await requireMessages(site, body.lng, '/lng');
  if (body.from > body.to)
    throw wrongField('/to', 'range', 'The end date is before the start date: swap them.');
  requireZone(body.zone, '/zone');
  deps.mail.requireTransport(site);
  const asked = { playerId, key, call: 'mailCouponHistory', body };
  return answerOnce(deps.db, asked, async (trx) => {
    const recipient = await addressOf(trx, playerId);
    await deps.mail.requireQuota(trx, playerId, 'history');
    const account = await ownAccount(trx, playerId, body.accountId);
    const bets = await betsInTime(trx, playerId, account.id, body);
    const { companyName: company, defaultTimeZone } = site.config;
    const { from, to, timeZone = defaultTimeZone, zone = timeZone } = body;
    const text = historyMail({
      messages,
      zone,
      from,
      to,
      company,
      iso: account.iso,
      bets: bets.map(couponView),
    });
    await deps.mail.queue(trx, { playerId, recipient, requested: 'history', language: body.lng, ...text });
    return { email: recipient, coupons: bets.length };
  });
}

async function addressOf(trx: Trx, playerId: bigint): Promise<string> {
  const email = await emailOf(trx, playerId);
  if (email !== null) return email;
  throw new ProblemError(422, 'NO_EMAIL', 'There is no e-mail in your profile: add one first.');
}

async function betsInTime(
  trx: Trx,
  playerId: bigint,
  accountId: bigint,
  { from, to }: HistoryMailRequest['body'],
): Promise<readonly CouponWithLegs[]> {
  // The last second of the period is included.
  const filter = { accountId, from: new Date(from * 1000), until: new Date((to + 1) * 1000) };
  const bets = await betsOf(trx, playerId, filter, { limit: MOST + 1 });
  if (bets.length <= MOST) return bets;
  throw new ProblemError(
    422,
    'TOO_MANY_COUPONS',
    `There are more than ${MOST} bets in this period: choose a shorter one.`,
  );
}
