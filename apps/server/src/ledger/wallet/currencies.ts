import { sql } from 'kysely';
import { type Db, type Trx, parseId, ProblemError, wrongField } from '../../kernel/index.ts';
import { accountUse } from './accountUse.ts';
import { lockAccount, type AccountState } from './ledger.ts';
import type { LedgerSite } from './ledgerSite.ts';
import { noAccount } from './ownAccount.ts';
import { accountsOf, openAccount } from './wallet.store.ts';

/** Manages a player's accounts and which of them pays for bets. */
export interface Currencies {
  /** Opens or reopens an account in a currency. Throws a ProblemError: 400 if it isn't offered, 409 if it exists. */
  add(site: Pick<LedgerSite, 'config'>, playerId: bigint, iso: string): Promise<void>;
  /** Closes the account of an added currency. Throws a ProblemError: 404, 409 while it is in use or not empty. */
  remove(playerId: bigint, iso: string): Promise<void>;
  /** Makes an account the active one. Throws a ProblemError 404. */
  activate(playerId: bigint, accountId: string): Promise<void>;
}

const ADDED = 9;
const BONUS = 4;

const refused = (code: string, message: string) => new ProblemError(409, code, message);

/** Creates the currencies of all players. */
export function createCurrencies({ db, now }: { readonly db: Db; readonly now: () => Date }): Currencies {
  return {
    async add(site, playerId, iso) {
      const offered = site.config.registrationCurrencies;
      if (!offered.includes(iso)) {
        throw wrongField(
          '/currencyId',
          'not-offered',
          `${iso} isn’t available here: choose one of ${offered.join(', ')}.`,
        );
      }
      await db.transaction().execute(async (trx) => {
        // A second request waits here, and then finds the account opened by the first.
        await lockAccounts(trx, playerId);
        const accounts = await everyAccountOf(trx, playerId);
        const before = accounts.find((account) => account.iso === iso && account.type !== BONUS);
        if (!before) return void (await openAccount(trx, { playerId, iso, type: ADDED, isActive: false }));
        if (!before.isClosed) throw refused('CURRENCY_EXISTS', `You already have an account in ${iso}.`);
        await trx.updateTable('accounts').set({ closed_at: null }).where('id', '=', before.id).execute();
      });
    },
    remove: (playerId, iso) =>
      db.transaction().execute(async (trx) => {
        const found = (await everyAccountOf(trx, playerId)).find(
          (account) => account.iso === iso && account.type === ADDED && !account.isClosed,
        );
        const account = found && (await lockAccount(trx, found.id));
        if (!account || account.isClosed) throw noAccount();
        await requireUnused(trx, account);
        await trx.updateTable('accounts').set({ closed_at: now() }).where('id', '=', account.id).execute();
      }),
    activate: (playerId, accountId) =>
      db.transaction().execute(async (trx) => {
        await lockAccounts(trx, playerId);
        const id = parseId(accountId);
        const wanted = (await accountsOf(trx, playerId)).find((account) => account.id === id);
        if (!wanted) throw noAccount();
        // Two statements, so that two accounts are never active at the same time.
        const accounts = trx.updateTable('accounts').where('player_id', '=', playerId);
        await accounts.set({ is_active: false }).where('is_active', '=', true).execute();
        await accounts.set({ is_active: true }).where('id', '=', wanted.id).execute();
      }),
  };
}

async function lockAccounts(trx: Trx, playerId: bigint): Promise<void> {
  await sql`select from accounts where player_id = ${playerId} order by id for no key update`.execute(trx);
}

interface AnyAccount {
  readonly id: bigint;
  readonly iso: string;
  readonly type: number;
  readonly isClosed: boolean;
}

async function everyAccountOf(trx: Trx, playerId: bigint): Promise<AnyAccount[]> {
  const { rows } = await sql<AnyAccount>`
    select id, iso, type, closed_at is not null as "isClosed" from accounts where player_id = ${playerId}
    order by id`.execute(trx);
  return rows;
}

/** Throws a ProblemError 409 with the reason if the account can't be closed. */
async function requireUnused(trx: Trx, { id, isActive, balance, held }: AccountState): Promise<void> {
  if (isActive) {
    throw refused('ACCOUNT_IN_USE', 'This account is in use: switch to another one first.');
  }
  if (balance > 0n || held > 0n) {
    throw refused('ACCOUNT_NOT_EMPTY', 'There is money in this account: bet it or withdraw it first.');
  }
  const use = await accountUse(trx, { id, held });
  if (use === undefined) return;
  throw use === 'payments'
    ? refused('ACCOUNT_HAS_PAYMENTS', 'This account has open payments: finish or cancel them first.')
    : refused('ACCOUNT_HAS_BETS', 'This account has open bets: wait until they are settled.');
}
