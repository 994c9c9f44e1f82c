import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import {
  accountColumns,
  entriesOf,
  InsufficientFundsError,
  requirePositive,
  type AccountState,
} from './ledger.ts';
import type { CreditKind, DebitKind, SystemAccount } from './wallet.tables.ts';

export interface Credit {
  readonly accountId: bigint;
  /** Minor units above 0. */
  readonly amount: bigint;
  readonly kind: CreditKind;
  /** The coupon's id. */
  readonly ref: string;
  /** What makes it once-only beside its kind, where a coupon has several of them: `ref` when absent. */
  readonly key?: string;
  /** The server's instant. */
  readonly at: Date;
}

/** Pays from the house to a player's account. A second credit of the same kind and key is refused by the database. */
export function credit(
  trx: Trx,
  { accountId, amount, kind, ref, key = ref, at }: Credit,
): Promise<AccountState> {
  return move(trx, { accountId, amount, kind, ref, at, key: `${kind}:${key}`, from: 'house' });
}

export interface Debit extends Omit<Credit, 'kind'> {
  readonly kind: DebitKind;
}

/**
 * Takes from a player's account for the house, at once. Throws an InsufficientFundsError when the balance is lower; a
 * second debit of the same kind and key is refused by the database.
 */
export async function debit(
  trx: Trx,
  { accountId, amount, kind, ref, key = ref, at }: Debit,
): Promise<AccountState> {
  requirePositive(amount);
  const { rows } = await sql<AccountState>`${prepared}
    with moved as (
      update accounts set balance = balance - ${amount}
      where id = ${accountId} and player_id is not null and balance >= ${amount} returning *
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${`${kind}:${key}`}, ${kind}, ${ref}, ${at} from moved returning id, at
    ), lines as (
      ${entriesOf(-amount, 'house')}
    ) select ${accountColumns} from moved a`.execute(trx);
  const account = rows[0];
  if (!account) {
    throw new InsufficientFundsError(
      `Account ${accountId} has less than ${amount} minor units to take for ${ref}.`,
    );
  }
  return account;
}

export interface DemoCredit extends Pick<Credit, 'accountId' | 'amount' | 'at'> {
  /** Unique for one intent of the player. */
  readonly key: string;
}

/** Play money from the demo cashier. */
export function demoCredit(trx: Trx, { accountId, amount, at, key }: DemoCredit): Promise<AccountState> {
  return move(trx, {
    accountId,
    amount,
    at,
    kind: 'demo-credit',
    ref: null,
    key: `demo-credit:${key}`,
    from: 'demo-cashier',
  });
}

interface Move extends Omit<Credit, 'kind' | 'ref'> {
  readonly kind: CreditKind | 'demo-credit';
  readonly ref: string | null;
  readonly key: string;
  readonly from: SystemAccount;
}

async function move(trx: Trx, { accountId, amount, kind, ref, at, key, from }: Move): Promise<AccountState> {
  requirePositive(amount);
  const { rows } = await sql<AccountState>`${prepared}
    with moved as (
      update accounts set balance = balance + ${amount}
      where id = ${accountId} and player_id is not null returning *
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${key}, ${kind}, ${ref}::text, ${at} from moved returning id, at
    ), lines as (
      ${entriesOf(amount, from)}
    ) select ${accountColumns} from moved a`.execute(trx);
  const account = rows[0];
  if (!account) throw new Error(`There is no player's account ${accountId} to credit.`);
  return account;
}
