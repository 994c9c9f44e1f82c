import { rational } from '@touchline/betting';
import { OPERATOR_SOURCE, type PairRate } from '@touchline/cashier';
import { calls, type AnswerOf, type Calls, type ExchangeQuote } from '@touchline/contract';
import { type Db, type Trx, ProblemError, seconds } from '../../kernel/index.ts';
import { lockWithAccounts } from '../wallet/lockedPlayer.ts';
import { accountUse } from '../wallet/accountUse.ts';
import { answerOnce } from '../wallet/idempotency.ts';
import { isBonusAccount, type AccountState } from '../wallet/ledger.ts';
import type { LedgerSite } from '../wallet/ledgerSite.ts';
import { accountsOf, openAccount, shownAccount } from '../wallet/wallet.service.ts';
import { bookQuote, insertQuote, type StoredQuote } from './exchange.store.ts';
import { quoteChanged, quoteInForce, quoteOf, shownQuote, sidesOf } from './quotes.ts';
import { freshRate } from './rates.service.ts';
import { endTransfer, transferMarkOf } from './transferMarks.ts';

const MAIN = 0;
const ADDED = 9;

type Site = Pick<LedgerSite, 'config'>;
type Shown = AnswerOf<Calls['accountTransfer']>['transfer'];
type Obstacle = NonNullable<NonNullable<Shown>['obstacle']>;

/** Transfer of an account whose currency the site gives up. Only players whom an operator has marked have one. */
export interface Transfers {
  /** Returns what the player can choose; null without a mark. */
  overview(site: Site, playerId: bigint): Promise<Shown>;
  /** Throws a ProblemError: 404 without a mark or for a currency that isn't a target, 409 without a current rate. */
  quote(site: Site, playerId: bigint, iso: string): Promise<ExchangeQuote>;
  /** Transfers once per key. Throws a ProblemError: 404, 409 with what has to end first, 422. */
  transfer(
    site: Site,
    playerId: bigint,
    key: string,
    body: { readonly quoteId: string },
  ): Promise<AnswerOf<Calls['transferAccount']>>;
}

export function createTransfers({ db, now }: { readonly db: Db; readonly now: () => Date }): Transfers {
  return {
    async overview(site, playerId) {
      const marked = await markedAccount(db, playerId);
      if (!marked) return null;
      const { account, accounts, until } = marked;
      return {
        account: shownAccount(account),
        until: until === null ? null : seconds(until),
        targets: targetsOf(site, marked).map((iso) => ({
          iso,
          account: shownIfAny(accounts.find((own) => own.iso === iso && !isBonusAccount(own))),
          becomesMain: account.type === MAIN,
        })),
        obstacle: (await obstacleOf(db, account, accounts)) ?? null,
      };
    },
    async quote(site, playerId, iso) {
      const marked = await markedAccount(db, playerId);
      if (!marked || !targetsOf(site, marked).includes(iso)) throw noTransfer();
      const at = now();
      const { account } = marked;
      const quote = quoteOf({
        playerId,
        purpose: 'transfer',
        from: account,
        to: { id: (await anyAccount(db, playerId, iso)) ?? null, iso },
        amount: account.balance,
        rate: account.balance === 0n ? nothingToConvert(at) : await freshRate(db, account.iso, iso, at),
        spread: '0',
        now: at,
      });
      await insertQuote(db, quote, at);
      return shownQuote(quote);
    },
    async transfer(site, playerId, key, body) {
      const request = { playerId, key, call: calls.transferAccount.id, body };
      return answerOnce(db, request, async (trx) => {
        const at = now();
        await lockWithAccounts(trx, playerId);
        const asked = { id: body.quoteId, playerId, purpose: 'transfer' } as const;
        const quote = await quoteInForce(trx, asked, at);
        await requireStill(trx, site, quote);
        const target = await openTarget(trx, quote);
        await bookQuote(trx, quote, target, at);
        await takePlaces(trx, quote, target, at);
        await endTransfer(trx, playerId);
        const accounts = await accountsOf(trx, playerId);
        return { id: quote.id, ...sidesOf(quote), accounts: accounts.map(shownAccount) };
      });
    },
  };
}

interface Marked {
  readonly account: AccountState;
  readonly accounts: readonly AccountState[];
  readonly until: Date | null;
}

/** Returns the account to transfer; undefined without a mark, or if the account was removed meanwhile. */
async function markedAccount(db: Db, playerId: bigint): Promise<Marked | undefined> {
  const mark = await transferMarkOf(db, playerId);
  if (!mark) return undefined;
  const accounts = await accountsOf(db, playerId);
  const account = accounts.find((own) => own.iso === mark.iso && !isBonusAccount(own));
  return account && { account, accounts, until: mark.until };
}

/** An added currency comes into the main one; instead of the main one, any other currency of the site may follow. */
function targetsOf(site: Site, { account, accounts }: Marked): string[] {
  const own = accounts.filter((other) => other.id !== account.id && !isBonusAccount(other));
  if (account.type !== MAIN) return own.filter(({ type }) => type === MAIN).map(({ iso }) => iso);
  const offered = site.config.registrationCurrencies.filter((iso) => iso !== account.iso);
  return [...new Set([...own.map(({ iso }) => iso), ...offered])];
}

const shownIfAny = (account: AccountState | undefined) => (account ? shownAccount(account) : null);

async function obstacleOf(
  db: Db,
  account: AccountState,
  accounts: readonly AccountState[],
): Promise<Obstacle | undefined> {
  const bonus = accounts.find((own) => isBonusAccount(own) && own.iso === account.iso);
  if (bonus && bonus.balance > 0n) return 'bonus';
  return accountUse(db, account);
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  bets: 'This account has open bets: wait until they are settled.',
  held: 'Money of this account is held for a bet or a payment: wait until that is decided.',
  payments: 'This account has open payments: finish or cancel them first.',
  bonus: 'There is bonus money in this currency: play it or give it up first.',
  debt: 'This account owes money: ask support how to pay it.',
};

/** Throws a ProblemError unless the locked account can still be transferred as quoted. */
async function requireStill(trx: Trx, site: Site, quote: StoredQuote): Promise<void> {
  const marked = await markedAccount(trx, quote.player_id);
  const isMarked = marked?.account.id === quote.from_account;
  if (!marked || !isMarked || !targetsOf(site, marked).includes(quote.to_iso)) throw noTransfer();
  const obstacle = await obstacleOf(trx, marked.account, marked.accounts);
  if (obstacle) throw new ProblemError(409, 'ACCOUNT_IN_USE', OBSTACLES[obstacle]);
  if (marked.account.balance !== quote.amount) throw quoteChanged();
}

/** Returns a player's own-money account in a currency, also a closed one. */
async function anyAccount(db: Db, playerId: bigint, iso: string): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('player_id', '=', playerId)
    .where('iso', '=', iso)
    .where('type', '<>', 4)
    .executeTakeFirst();
  return found?.id;
}

/** Returns the target account, opened or reopened if necessary. */
async function openTarget(trx: Trx, { player_id: playerId, to_iso: iso }: StoredQuote): Promise<bigint> {
  const before = await anyAccount(trx, playerId, iso);
  if (before === undefined) return openAccount(trx, { playerId, iso, type: ADDED, isActive: false });
  await trx.updateTable('accounts').set({ closed_at: null }).where('id', '=', before).execute();
  return before;
}

/** Closes the source account; if it was the main or the active one, the target becomes that. */
async function takePlaces(trx: Trx, quote: StoredQuote, target: bigint, at: Date): Promise<void> {
  const source = await trx
    .selectFrom('accounts')
    .select(['type', 'is_active'])
    .where('id', '=', quote.from_account)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('accounts')
    .set({ closed_at: at, is_active: false, ...(source.type === MAIN ? { type: ADDED } : {}) })
    .where('id', '=', quote.from_account)
    .execute();
  if (source.type !== MAIN && !source.is_active) return;
  await trx
    .updateTable('accounts')
    .set({
      ...(source.type === MAIN ? { type: MAIN } : {}),
      ...(source.is_active ? { is_active: true } : {}),
    })
    .where('id', '=', target)
    .execute();
}

const nothingToConvert = (now: Date): PairRate => ({
  rate: rational.ONE,
  source: OPERATOR_SOURCE,
  asOf: now.getTime(),
  isFresh: true,
});

const noTransfer = () =>
  new ProblemError(
    404,
    'NO_TRANSFER',
    'There is no account of yours to transfer this way: reload the page to see what you can choose.',
  );
