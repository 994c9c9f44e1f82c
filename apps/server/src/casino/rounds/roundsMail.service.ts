import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { type Db, type Trx, ProblemError, wrongField } from '../../kernel/index.ts';
import { emailOf } from '../../betting/index.ts';
import { type Mail, messagesFor, maskedEmail } from '../../delivery/index.ts';
import type { Site } from '../../site/index.ts';
import { answerOnce } from '../../ledger/index.ts';
import { roundsOf, sumsOf } from './history.store.ts';
import { roundsMail } from './roundsMail.ts';

export interface RoundsMailDeps {
  readonly db: Db;
  readonly mail: Mail;
}

export interface RoundsMailRequest {
  readonly playerId: bigint;
  readonly site: Site;
  readonly key: string;
  readonly body: BodyOf<Calls['mailGameRounds']>;
}

/** Maximum of rounds in one mail: many servers refuse longer mails. */
const MOST = 2000;
const DAY = 86_400;
const MOST_DAYS = 92;

/**
 * Mails the rounds of a period to the player's own address, once per idempotency key. Throws a ProblemError: 400 if the
 * period runs backwards or is longer than 92 days; 422 without an address or a mail transport, or with too many rounds or
 * mails.
 */
export function mailRounds(
  deps: RoundsMailDeps,
  { playerId, site, key, body }: RoundsMailRequest,
): Promise<AnswerOf<Calls['mailGameRounds']>> {
  const { from, until } = body;
  if (from > until) throw wrongField('/until', 'range', 'The end date is before the start date: swap them.');
  if (until - from > MOST_DAYS * DAY)
    throw wrongField('/until', 'range', `The period is longer than ${MOST_DAYS} days: choose a shorter one.`);
  deps.mail.requireTransport(site);
  const asked = { playerId, key, call: 'mailGameRounds', body };
  return answerOnce(deps.db, asked, async (trx) => {
    const { email, language } = await recipientOf(trx, playerId);
    await deps.mail.requireQuota(trx, playerId, 'history');
    const messages = await messagesFor(site, language);
    if (!messages) throw new Error(`The site ${site.id} has no texts in its default language.`);
    const filter = { from: new Date(from * 1000), until: new Date(until * 1000) };
    const rounds = await roundsOf(trx, playerId, filter, { limit: MOST + 1 });
    if (rounds.length > MOST) throw tooMany();
    const sums = await sumsOf(trx, playerId, filter);
    const { companyName: company, defaultTimeZone: zone } = site.config;
    const text = roundsMail({ messages, zone, from, until, company, rounds, sums });
    await deps.mail.queue(trx, { playerId, recipient: email, requested: 'history', language, ...text });
    return { rounds: rounds.length, address: maskedEmail(email) };
  });
}

async function recipientOf(trx: Trx, playerId: bigint) {
  const email = await emailOf(trx, playerId);
  if (email === null)
    throw new ProblemError(422, 'NO_EMAIL', 'There is no e-mail in your profile: add one first.');
  const { language } = await trx
    .selectFrom('players')
    .select('language')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { email, language };
}

const tooMany = () =>
  new ProblemError(
    422,
    'TOO_MANY_ROUNDS',
    `There are more than ${MOST} rounds in this period: choose a shorter one.`,
  );
