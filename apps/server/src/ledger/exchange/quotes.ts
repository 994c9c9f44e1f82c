import { rational, toWire } from '@touchline/betting';
import { exchangedAmount, rateText, type PairRate } from '@touchline/cashier';
import type { ExchangeQuote } from '@touchline/contract';
import { randomBytes } from 'node:crypto';
import { type Trx, ProblemError, seconds } from '../../kernel/index.ts';
import { lockAccount, type AccountState, type LockedAccount } from '../wallet/ledger.ts';
import { noAccount } from '../wallet/ownAccount.ts';
import { quoteById, rateOfQuote, type StoredQuote } from './exchange.store.ts';
import { freshRate } from './rates.service.ts';

/** Time for which a quote counts, ms. */
const VALID_FOR = 30_000;

/** Parameters of a quote. `to.id` is null if the account would be opened. */
export interface AskedQuote {
  readonly playerId: bigint;
  readonly purpose: StoredQuote['purpose'];
  readonly from: Pick<AccountState, 'id' | 'iso'>;
  readonly to: { readonly id: bigint | null; readonly iso: string };
  /** Minor units of `from`. */
  readonly amount: bigint;
  readonly rate: PairRate;
  /** Percentage, decimal text. */
  readonly spread: string;
  readonly now: Date;
}

/** Creates a quote; the result is rounded down. */
export function quoteOf(asked: AskedQuote): StoredQuote {
  const { playerId, purpose, from, to, amount, rate, spread, now } = asked;
  return {
    id: randomBytes(16).toString('hex'),
    player_id: playerId,
    purpose,
    from_account: from.id,
    to_account: to.id,
    from_iso: from.iso,
    to_iso: to.iso,
    amount,
    result: exchangedAmount(amount, from.iso, to.iso, { rate: rate.rate, spread }),
    rate: rational.toText(rate.rate),
    spread,
    source: rate.source,
    rate_at: new Date(rate.asOf),
    expires_at: new Date(now.getTime() + VALID_FOR),
  };
}

/** Converts both sides of a quote to the format of the API. */
export function sidesOf({ from_iso, to_iso, amount, result }: StoredQuote) {
  return {
    from: { iso: from_iso, amount: toWire(amount, from_iso) },
    to: { iso: to_iso, amount: toWire(result, to_iso) },
  };
}

export function shownQuote(quote: StoredQuote): ExchangeQuote {
  return {
    id: quote.id,
    ...sidesOf(quote),
    rate: rateText(rateOfQuote(quote)),
    spread: quote.spread,
    source: quote.source,
    asOf: seconds(quote.rate_at),
    expiresAt: seconds(quote.expires_at),
  };
}

/** Creates the 409 of a quote that doesn't count any more. */
export const quoteChanged = () =>
  new ProblemError(409, 'QUOTE_CHANGED', 'This offer has ended: ask for a new one and confirm it.');

/**
 * Returns a player's quote while it counts. Throws a ProblemError 409: `QUOTE_CHANGED` if it has ended, `RATE_STALE` if
 * its rate has become too old since.
 */
export async function quoteInForce(
  trx: Trx,
  asked: { readonly id: string; readonly playerId: bigint; readonly purpose: StoredQuote['purpose'] },
  now: Date,
): Promise<StoredQuote> {
  const quote = await quoteById(trx, asked);
  if (!quote || quote.expires_at <= now) throw quoteChanged();
  if (quote.amount > 0n) await freshRate(trx, quote.from_iso, quote.to_iso, now);
  return quote;
}

/** Locks both accounts of a player in ascending order of their ids. Throws a ProblemError 404 if one is missing. */
export async function lockBoth(
  trx: Trx,
  playerId: bigint,
  [from, to]: readonly [bigint, bigint],
): Promise<readonly [LockedAccount, LockedAccount]> {
  const locked = new Map<bigint, LockedAccount>();
  for (const id of [from, to].toSorted((a, b) => (a < b ? -1 : 1))) {
    const account = await lockAccount(trx, id);
    if (account?.playerId !== playerId) throw noAccount();
    locked.set(id, account);
  }
  const [first, second] = [locked.get(from), locked.get(to)];
  if (!first || !second) throw noAccount();
  return [first, second];
}
