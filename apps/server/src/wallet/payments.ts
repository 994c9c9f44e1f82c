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
export function credit(trx: Trx, { key, ...paid }: Credit): Promise<AccountState> {
  return pay(trx, { ...paid, key: `${paid.kind}:${key ?? paid.ref}`, other: 'house' });
}

export interface Debit extends Omit<Credit, 'kind'> {
  readonly kind: DebitKind;
}

/**
 * Takes from a player's account for the house, at once. Throws an InsufficientFundsError when the balance is lower; a
 * second debit of the same kind and key is refused by the database.
 */
export async function debit(trx: Trx, { amount, key, ...taken }: Debit): Promise<AccountState> {
  const { accountId, kind, ref } = taken;
  requirePositive(amount);
  const account = await book(trx, {
    ...taken,
    amount: -amount,
    key: `${kind}:${key ?? ref}`,
    other: 'house',
  });
  if (account) return account;
  throw new InsufficientFundsError(
    `Account ${accountId} has less than ${amount} minor units to take for ${ref}.`,
  );
}

export interface DemoCredit extends Pick<Credit, 'accountId' | 'amount' | 'at'> {
  /** Unique for one intent of the player. */
  readonly key: string;
}

/** Play money from the demo cashier. */
export function demoCredit(trx: Trx, { key, ...paid }: DemoCredit): Promise<AccountState> {
  const booking = { kind: 'demo-credit', ref: null, key: `demo-credit:${key}` } as const;
  return pay(trx, { ...paid, ...booking, other: 'demo-cashier' });
}

interface Booking extends Omit<Credit, 'kind' | 'ref'> {
  /** Minor units; below 0 it leaves the player's account. */
  readonly amount: bigint;
  readonly kind: CreditKind | DebitKind | 'demo-credit';
  readonly ref: string | null;
  readonly key: string;
  /** Where it comes from, or goes to. */
  readonly other: SystemAccount;
}

async function pay(trx: Trx, booking: Booking): Promise<AccountState> {
  requirePositive(booking.amount);
  const account = await book(trx, booking);
  if (!account) throw new Error(`There is no player's account ${booking.accountId} to credit.`);
  return account;
}

/** Moves an amount between a player's account and the platform's; undefined when the balance is too low for it. */
async function book(
  trx: Trx,
  { accountId, amount, kind, ref, at, key, other }: Booking,
): Promise<AccountState | undefined> {
  const { rows } = await sql<AccountState>`${prepared}
    with moved as (
      update accounts set balance = balance + ${amount}
      where id = ${accountId} and player_id is not null and balance + ${amount} >= 0 returning *
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${key}, ${kind}, ${ref}::text, ${at} from moved returning id, at
    ), lines as (
      ${entriesOf(amount, other)}
    ) select ${accountColumns} from moved a`.execute(trx);
  return rows[0];
}
