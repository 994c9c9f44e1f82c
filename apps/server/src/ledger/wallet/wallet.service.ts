import { currencySymbol, toWire } from '@touchline/betting';
import {
  calls,
  type Account,
  type AnswerOf,
  type BodyOf,
  type Calls,
  type QueryOf,
} from '@touchline/contract';
import { entryKinds } from '@touchline/contract/walletEntries';
import { pointsText } from '@touchline/loyalty';
import { type Db, type Trx, pageOf, parseId, ProblemError, wrongField, seconds } from '../../kernel/index.ts';
import { amountIn } from './amountIn.ts';
import { answerOnce } from './idempotency.ts';
import type { AccountState, LockedAccount } from './ledger.ts';
import type { LedgerSite } from './ledgerSite.ts';
import { lockOwnAccount, ownAccount } from './ownAccount.ts';
import { currencyGivenUp, isGivenUp } from './givenUp.ts';
import { currencyIdOf } from './currencyIds.ts';
import { demoCredit } from './payments.ts';
import * as store from './wallet.store.ts';

/** To be used in the transaction that creates the player. */
export { openAccount, openSystemAccounts } from './wallet.store.ts';
/** For modules that need amounts instead of their text. */
export { accountsOf } from './wallet.store.ts';

/** Maximum of demo money: sums remain far below 64 bits. */
const MOST_DEMO_MINOR = 10n ** 15n;
const PAGE = 30;
const MAIN = 0;

export interface DemoCreditOptions {
  /** Throws a ProblemError while no deposits are accepted. */
  readonly requireOpen?: () => void;
  /**
   * True for the balance that an account opens with, which no deposit limit counts.
   * @default false
   */
  readonly isOpening?: boolean;
}

/** Data of a site that the demo cashier needs. */
type DemoSite = Pick<LedgerSite, 'config'>;

/** Accounts of all players. `Site` is what the check of demo money reads; see `WalletDeps`. */
export interface Wallet<Site extends DemoSite = DemoSite> {
  accounts(playerId: bigint): Promise<Account[]>;
  /** Returns the accounts as players read them: with their points, where the site has points. */
  list(site: Pick<LedgerSite, 'loyalty'>, playerId: bigint): Promise<AnswerOf<Calls['accounts']>>;
  /**
   * Credits demo money once per key: a repeated request returns the same bytes. Throws a ProblemError: 400, 403, 404,
   * 422.
   */
  creditDemoMoney(
    site: Site,
    playerId: bigint,
    key: string,
    body: BodyOf<Calls['creditDemoMoney']>,
    options?: DemoCreditOptions,
  ): Promise<AnswerOf<Calls['creditDemoMoney']>>;
  /** Returns entries, newest first. Throws a ProblemError: 400, 404. */
  entries(
    playerId: bigint,
    accountId: string,
    query: QueryOf<Calls['walletEntries']>,
  ): Promise<AnswerOf<Calls['walletEntries']>>;
}

/** Converts an account to the format of the API. */
export function shownAccount({ id, iso, type, balance, held, isActive }: AccountState): Account {
  return {
    id: String(id),
    iso,
    symbol: currencySymbol(iso),
    currencyId: currencyIdOf(iso),
    type,
    money: toWire(balance, iso),
    held: toWire(held, iso),
    isActive,
  };
}

function ofRef({ kind, ref, roundId }: store.EntryRow) {
  const named = entryKinds[kind];
  if (roundId !== null) return { roundId: String(roundId) };
  if (ref === null || named === null || named === 'round' || ref.startsWith('g:')) return {};
  if (named === 'coupon') return { couponId: ref };
  return named === 'payment' ? { paymentId: ref } : { exchangeId: ref };
}

function demoAmount(text: string, iso: string): bigint {
  const amount = amountIn(text, iso, '/amount');
  if (amount <= MOST_DEMO_MINOR) return amount;
  throw wrongField('/amount', 'amount', `The maximum amount is ${toWire(MOST_DEMO_MINOR, iso)} ${iso}.`);
}

/** Demo money that a player asks for, on an account that the transaction has locked. */
export interface AskedDemoCredit<Site> {
  readonly site: Site;
  readonly account: LockedAccount;
  /** Minor units. */
  readonly amount: bigint;
  /** The server's instant. */
  readonly now: Date;
}

export interface WalletDeps<Site> {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  /** Throws a ProblemError 403 if limits or blocks refuse demo money. The platform installs that of the limits. */
  readonly requireDemoCredit: (trx: Trx, asked: AskedDemoCredit<Site>) => Promise<void>;
}

/** Creates the wallet of all sites. */
export function createWallet<Site extends DemoSite>({
  db,
  now,
  requireDemoCredit,
}: WalletDeps<Site>): Wallet<Site> {
  return {
    accounts: async (playerId) => (await store.accountsOf(db, playerId)).map(shownAccount),

    async list({ loyalty }, playerId) {
      const accounts = (await store.accountsOf(db, playerId)).map(shownAccount);
      if (loyalty.points) {
        const points = pointsText(await store.pointsOf(db, playerId));
        for (const account of accounts) if (account.type === MAIN) account.points = points;
      }
      return { accounts, activeAccount: accounts.find(({ isActive }) => isActive)?.id ?? null };
    },

    async creditDemoMoney(site, playerId, key, body, { requireOpen, isOpening = false } = {}) {
      if (!site.config.isDemoCashier) {
        throw new ProblemError(
          403,
          'NO_DEMO_CASHIER',
          'Play money isn’t available on this site: make a deposit instead.',
        );
      }
      const request = { playerId, key, call: calls.creditDemoMoney.id, body };
      return answerOnce(db, request, async (trx) => {
        requireOpen?.();
        const account = await lockOwnAccount(trx, playerId, body.accountId);
        const amount = demoAmount(body.amount, account.iso);
        const at = now();
        if (await isGivenUp(trx, account, at)) throw currencyGivenUp();
        await requireDemoCredit(trx, { site, account, amount, now: at });
        const credited = await demoCredit(trx, {
          accountId: account.id,
          amount,
          key: `${playerId}:${key}`,
          isOpening,
          at,
        });
        return { account: shownAccount(credited) };
      });
    },

    async entries(playerId, accountId, { before, limit = PAGE }) {
      const account = await ownAccount(db, playerId, accountId);
      const last = before === undefined ? undefined : parseId(before);
      if (before !== undefined && last === undefined) {
        throw wrongField(
          '/before',
          'id',
          '"before" is no id of an entry: use the `next` of the page before.',
        );
      }
      const found = await store.entriesOf(db, account.id, { before: last, limit: limit + 1 });
      const { rows, next } = pageOf(found, limit, ({ id }) => id);
      return {
        entries: rows.map((row) => ({
          id: String(row.id),
          at: seconds(row.at),
          kind: row.kind,
          amount: toWire(row.amount, account.iso),
          balance: toWire(row.balance, account.iso),
          ...ofRef(row),
        })),
        next,
      };
    },
  };
}
