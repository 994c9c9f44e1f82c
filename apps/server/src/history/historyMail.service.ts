import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { couponView } from '../coupons/couponView.ts';
import type { Db, Trx } from '../db/database.ts';
import { ProblemError, wrongField } from '../http/problem.ts';
import type { Mail } from '../mail/mail.ts';
import { wordsOfSite } from '../mail/wordsOfSite.ts';
import type { Site } from '../sites/site.ts';
import { runOnce } from '../wallet/idempotency.ts';
import { ownAccount } from '../wallet/ownAccount.ts';
import { betsOf, emailOf } from './history.store.ts';
import { historyMail } from './historyMail.ts';

export interface HistoryMailParts {
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

/** A mail of more bets is read by nobody and refused by many servers. */
const MOST = 1000;

/**
 * Sends the bets of an account and a time to the player's own address, once for a key.
 * Throws a ProblemError: 400 on a time that runs backwards or a language that the site doesn't have, 404 for no account
 * of the player, 422 when there is no address, no way to send, too much for one mail, or there were too many mails.
 */
export async function mailHistory(parts: HistoryMailParts, request: HistoryMailRequest): Promise<Answer> {
  const { playerId, site, key, body } = request;
  const words = await wordsOfSite(site, body.lng, '/lng');
  if (body.from > body.to) throw wrongField('/to', 'range', 'The time ends before it begins: swap both.');
  parts.mail.requireWay(site);
  const asked = { playerId, key, call: 'mailCouponHistory', body };
  const { answer } = await runOnce(parts.db, asked, async (trx) => {
    const recipient = await addressOf(trx, playerId);
    await parts.mail.requireRoom(trx, playerId);
    const account = await ownAccount(trx, playerId, body.accountId);
    const bets = await betsInTime(trx, playerId, account.id, body);
    const { companyName: company, defaultTimeZone } = site.config;
    const { from, to, timeZone: zone = defaultTimeZone } = body;
    const text = historyMail({
      words,
      zone,
      from,
      to,
      company,
      iso: account.iso,
      bets: bets.map(couponView),
    });
    await parts.mail.queue(trx, { playerId, recipient, language: body.lng, ...text });
    return JSON.stringify({ email: recipient, coupons: bets.length } satisfies Answer);
  });
  // The cast: it was written by the lines above, maybe long ago.
  return JSON.parse(answer) as Answer;
}

async function addressOf(trx: Trx, playerId: bigint): Promise<string> {
  const email = await emailOf(trx, playerId);
  if (email !== null) return email;
  throw new ProblemError(422, 'NO_EMAIL', 'There is no e-mail address in your profile: add one first.');
}

async function betsInTime(
  trx: Trx,
  playerId: bigint,
  accountId: bigint,
  { from, to }: HistoryMailRequest['body'],
): Promise<readonly CouponWithLegs[]> {
  // The last second belongs to the time asked for.
  const filter = { accountId, from: new Date(from * 1000), until: new Date((to + 1) * 1000) };
  const bets = await betsOf(trx, playerId, filter, { limit: MOST + 1 });
  if (bets.length <= MOST) return bets;
  throw new ProblemError(
    422,
    'TOO_MANY_COUPONS',
    `There are more than ${MOST} bets in this time: ask for a shorter one.`,
  );
}
