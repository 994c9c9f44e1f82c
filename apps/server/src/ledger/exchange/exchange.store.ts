import { rational } from '@touchline/betting';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { bookPostings } from '../wallet/postings.ts';
import type { ExchangeQuotesTable, QuoteRow } from './exchange.tables.ts';

export type StoredQuote = Selectable<ExchangeQuotesTable>;

/** Stores a quote and deletes the player's ended ones. */
export async function insertQuote(db: Db, row: QuoteRow, now: Date): Promise<void> {
  await db
    .deleteFrom('exchange_quotes')
    .where('player_id', '=', row.player_id)
    .where('expires_at', '<', now)
    .execute();
  await db.insertInto('exchange_quotes').values(row).execute();
}

/** Returns a player's quote; undefined if there is none or it has been deleted. */
export function quoteById(
  db: Db,
  { id, playerId, purpose }: { id: string; playerId: bigint; purpose: StoredQuote['purpose'] },
): Promise<StoredQuote | undefined> {
  return db
    .selectFrom('exchange_quotes')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Returns the number of a player's exchanges since a time; transfers don't count. */
export async function exchangesSince(db: Db, playerId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('exchanges')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'exchange')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the sum of an account's open debts, minor units. */
export async function openDebts(db: Db, accountId: bigint): Promise<bigint> {
  const { sum } = await db
    .selectFrom('debts')
    .select(sql<bigint>`coalesce(sum(open_amount), 0)::bigint`.as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * Books a quote between two locked accounts: the platform buys the one currency and sells the other. The quote is used
 * up. Throws an InsufficientFundsError if the balance is too low; the database refuses to book a quote twice.
 */
export async function bookQuote(trx: Trx, quote: StoredQuote, toAccount: bigint, at: Date): Promise<void> {
  const { id, from_account: from, from_iso, to_iso, amount, result } = quote;
  const { expires_at: _, ...conversion } = quote;
  await trx
    .insertInto('exchanges')
    .values({ ...conversion, to_account: toAccount, at })
    .execute();
  await trx.deleteFrom('exchange_quotes').where('id', '=', id).execute();
  if (amount === 0n) return;
  await bookPostings(trx, {
    kind: 'exchange',
    ref: id,
    at,
    postings: [
      { account: from, iso: from_iso, amount: -amount },
      { account: 'fx', iso: from_iso, amount },
      { account: 'fx', iso: to_iso, amount: -result },
      { account: toAccount, iso: to_iso, amount: result },
    ],
  });
}

/** Returns the exact rate of a stored quote. */
export function rateOfQuote({ rate }: Pick<StoredQuote, 'rate'>): rational.Rational {
  return rational.parse(rate);
}
