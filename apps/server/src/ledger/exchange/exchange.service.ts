import { rational, toWire } from '@touchline/betting';
import { RATE_BASE } from '@touchline/cashier';
import { calls, type AnswerOf, type BodyOf, type Calls, type ExchangeQuote } from '@touchline/contract';
import { type Db, type Trx, ProblemError } from '../../kernel/index.ts';
import { amountIn } from '../wallet/amountIn.ts';
import { answerOnce } from '../wallet/idempotency.ts';
import { isBonusAccount, type AccountState } from '../wallet/ledger.ts';
import type { LedgerSite } from '../wallet/ledgerSite.ts';
import { ownAccount } from '../wallet/ownAccount.ts';
import { exchanged } from '../wallet/rates.ts';
import { accountsOf, shownAccount } from '../wallet/wallet.service.ts';
import { bookQuote, exchangesSince, insertQuote, openDebts } from './exchange.store.ts';
import { lockBoth, quoteInForce, quoteOf, shownQuote, sidesOf } from './quotes.ts';
import { freshRate, spreadOf } from './rates.service.ts';

const DAY = 86_400_000;
const MOST_A_DAY = 20;

/** Exchange of money between a player's own accounts. It is neither a deposit nor a withdrawal. */
export interface Exchange {
  /** Throws a ProblemError: 400, 404, 409 without a current rate. */
  quote(
    site: Pick<LedgerSite, 'id' | 'exchange'>,
    playerId: bigint,
    body: BodyOf<Calls['quoteExchange']>,
  ): Promise<ExchangeQuote>;
  /**
   * Books a quote once per key: a repeated request returns the same bytes. Throws a ProblemError: 403 for blocks, 404,
   * 409 if the quote or its rate has ended, the money isn't enough, or there were too many, 422.
   */
  exchange(
    playerId: bigint,
    key: string,
    body: BodyOf<Calls['exchangeMoney']>,
  ): Promise<AnswerOf<Calls['exchangeMoney']>>;
}

export interface ExchangeDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  /**
   * Locks the player, and throws a ProblemError 403 if a block closes the account. The platform installs that of the
   * limits.
   */
  readonly requireUnblocked: (trx: Trx, playerId: bigint, now: Date) => Promise<void>;
}

export function createExchange({ db, now, requireUnblocked }: ExchangeDeps): Exchange {
  return {
    async quote(site, playerId, { fromId, toId, amount: text }) {
      const from = await ownAccount(db, playerId, fromId);
      const to = await ownAccount(db, playerId, toId);
      requireOwnMoney(from, to);
      const amount = amountIn(text, from.iso, '/amount');
      const at = now();
      const rate = await freshRate(db, from.iso, to.iso, at);
      const spread = await spreadOf(db, site, from.iso, to.iso);
      const quote = quoteOf({ playerId, purpose: 'exchange', from, to, amount, rate, spread, now: at });
      requireEnough(quote.result, amount, from.iso);
      await insertQuote(db, quote, at);
      return shownQuote(quote);
    },
    async exchange(playerId, key, body) {
      const request = { playerId, key, call: calls.exchangeMoney.id, body };
      return answerOnce(db, request, async (trx) => {
        const at = now();
        const asked = { id: body.quoteId, playerId, purpose: 'exchange' } as const;
        const { from_account: fromId, to_account: toId } = await quoteInForce(trx, asked, at);
        if (toId === null) throw new Error(`Exchange ${body.quoteId} has no target.`);
        const [from, to] = await lockBoth(trx, playerId, [fromId, toId]);
        // A second request waits for the lock and then finds no quote.
        const quote = await quoteInForce(trx, asked, at);
        requireOwnMoney(from, to);
        await requireUnblocked(trx, playerId, at);
        await requireFew(trx, playerId, at);
        const free = from.balance - (await openDebts(trx, from.id));
        if (quote.amount > free) throw insufficient(free, from.iso);
        await bookQuote(trx, quote, to.id, at);
        const accounts = await accountsOf(trx, playerId);
        return { id: quote.id, ...sidesOf(quote), accounts: accounts.map(shownAccount) };
      });
    },
  };
}

function requireOwnMoney(from: AccountState, to: AccountState): void {
  if (from.id !== to.id && from.iso !== to.iso && !isBonusAccount(from) && !isBonusAccount(to)) return;
  throw new ProblemError(
    409,
    'NOT_EXCHANGEABLE',
    'Money can be exchanged between two of your own currencies only: choose another account.',
  );
}

/** Throws a ProblemError 400 for less than the worth of one unit of the base, or if nothing would arrive. */
function requireEnough(result: bigint, amount: bigint, iso: string): void {
  if (result <= 0n) {
    throw new ProblemError(400, 'AMOUNT_TOO_SMALL', 'This amount is too small: nothing would arrive.', [
      { path: '/amount', code: 'AMOUNT_TOO_SMALL' },
    ]);
  }
  const least = rational.ceil(exchanged(rational.of(100n), RATE_BASE, iso));
  if (amount >= least) return;
  throw new ProblemError(
    400,
    'BELOW_MIN',
    `${toWire(least, iso)} ${iso} is the lowest amount: choose a higher one.`,
    [{ path: '/amount', code: 'BELOW_MIN' }],
  );
}

/** Throws a ProblemError 409 if the player has exchanged too often in 24 hours. */
async function requireFew(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  const count = await exchangesSince(trx, playerId, new Date(now.getTime() - DAY));
  if (count < MOST_A_DAY) return;
  throw new ProblemError(
    409,
    'TOO_MANY',
    `You have exchanged money ${MOST_A_DAY} times in 24 hours: try again tomorrow.`,
  );
}

const insufficient = (free: bigint, iso: string) =>
  new ProblemError(
    409,
    'INSUFFICIENT_FUNDS',
    `You can exchange ${toWire(free > 0n ? free : 0n, iso)} ${iso} now: lower the amount.`,
  );
