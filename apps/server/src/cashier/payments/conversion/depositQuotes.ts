import type { BodyOf, Calls, DepositQuote } from '@touchline/contract';
import { randomBytes } from 'node:crypto';
import { type Trx, wrongField, seconds } from '../../../kernel/index.ts';
import { freshRate, spreadOf, quoteChanged, type LockedAccount } from '../../../ledger/index.ts';
import type { Site } from '../../../site/index.ts';
import { chosenAccount } from '../chosenAccount.ts';
import { judged, methodFor, type DepositsDeps } from '../depositRequest.ts';
import { creditAfterFee, shownConversion, storedConversion, type StoredConversion } from './conversion.ts';

/** Time for which a quote counts, ms. */
const VALID_FOR = 30_000;

export interface AskedDepositQuote {
  readonly site: Site;
  readonly playerId: bigint;
  readonly body: BodyOf<Calls['quoteDeposit']>;
}

/**
 * Creates and stores a quote for a deposit in another currency than the account's. Throws a ProblemError: 400 with all
 * wrong fields, 404, 409 `RATE_STALE`.
 */
export async function quoteDeposit(deps: DepositsDeps, asked: AskedDepositQuote): Promise<DepositQuote> {
  const { db, now } = deps;
  const { site, playerId, body } = asked;
  const account = await chosenAccount(db, playerId, body.accountId);
  const method = await methodFor(db, deps.providers, { site, account, body });
  const { iso } = method.bounds;
  const { amount, fee } = judged(method, body.amount, undefined);
  const at = now();
  const spread = await spreadOf(db, site, iso, account.iso);
  const conversion = storedConversion(await freshRate(db, iso, account.iso, at), spread, account.iso);
  const arrives = creditAfterFee({ iso, ...conversion }, amount, fee);
  if (arrives <= 0n)
    throw wrongField('/amount', 'AMOUNT_TOO_SMALL', 'This amount is too small: nothing would arrive.');
  const quote = {
    id: randomBytes(16).toString('hex'),
    player_id: playerId,
    account_id: account.id,
    method_id: method.entry.id,
    iso,
    amount,
    ...conversion,
    expires_at: new Date(at.getTime() + VALID_FOR),
  };
  await db
    .deleteFrom('deposit_quotes')
    .where('player_id', '=', playerId)
    .where('expires_at', '<', at)
    .execute();
  await db.insertInto('deposit_quotes').values(quote).execute();
  return {
    id: quote.id,
    iso,
    amount: body.amount,
    credit: shownConversion(conversion, arrives),
    expiresAt: seconds(quote.expires_at),
  };
}

export interface ConfirmedQuote {
  readonly playerId: bigint;
  readonly quoteId: string | undefined;
  readonly account: LockedAccount;
  readonly methodId: string;
  readonly iso: string;
  readonly amount: bigint;
}

/**
 * Returns the rate that the player has confirmed for this very deposit, and uses the quote up; undefined for a deposit
 * in the account's currency. Throws a ProblemError 409: `QUOTE_CHANGED` without such a quote or after its end,
 * `RATE_STALE` if its rate has become too old since.
 */
export async function confirmedRate(
  trx: Trx,
  { playerId, quoteId, account, methodId, iso, amount }: ConfirmedQuote,
  now: Date,
): Promise<StoredConversion | undefined> {
  if (iso === account.iso) return undefined;
  const quote = await trx
    .deleteFrom('deposit_quotes')
    .where('id', '=', quoteId ?? '')
    .where('player_id', '=', playerId)
    .where('account_id', '=', account.id)
    .where('method_id', '=', methodId)
    .where('iso', '=', iso)
    .where('amount', '=', amount)
    .where('expires_at', '>', now)
    .returning(['credit_iso', 'rate', 'spread', 'rate_source', 'rate_at'])
    .executeTakeFirst();
  if (!quote) throw quoteChanged();
  await freshRate(trx, iso, account.iso, now);
  return quote;
}
