import { sql } from 'kysely';
import { type Trx, prepared } from '../../kernel/index.ts';
import {
  accountColumns,
  entriesOf,
  InsufficientFundsError,
  kindOnMoved,
  requirePositive,
  type AccountState,
} from './ledger.ts';
import type { CreditKind, DebitKind, GameCreditKind, SystemAccount } from './wallet.tables.ts';

export interface Credit {
  readonly accountId: bigint;
  /** Minor units above 0. */
  readonly amount: bigint;
  readonly kind: CreditKind;
  /** The coupon's id. */
  readonly ref: string;
  /**
   * Makes it unique together with its kind, if a coupon has several of them.
   * @default `ref`
   */
  readonly key?: string;
  /** The server's current time. */
  readonly at: Date;
}

/** Credits a player's account from the bookmaker's. The database refuses a second credit of the same kind and key. */
export function credit(trx: Trx, { key, ...paid }: Credit): Promise<AccountState> {
  return pay(trx, { ...paid, key: `${paid.kind}:${key ?? paid.ref}`, other: 'house' });
}

export interface Debit extends Omit<Credit, 'kind'> {
  readonly kind: DebitKind;
}

/**
 * Debits a player's account at once in favour of the bookmaker's. Throws an InsufficientFundsError if the balance is
 * too low; the database refuses a second debit of the same kind and key.
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

/** Reference of play money that an account opens with: nobody has deposited it, so no deposit limit counts it. */
export const OPENING_CREDIT = 'opening';

export interface DemoCredit extends Pick<Credit, 'accountId' | 'amount' | 'at'> {
  /** Unique per intent of the player. */
  readonly key: string;
  /**
   * True for the balance that an account opens with.
   * @default false
   */
  readonly isOpening?: boolean;
}

/** Credits play money from the demo cashier. */
export function demoCredit(trx: Trx, { key, isOpening = false, ...paid }: DemoCredit): Promise<AccountState> {
  const ref = isOpening ? OPENING_CREDIT : null;
  const booking = { kind: 'demo-credit', ref, key: `demo-credit:${key}` } as const;
  return pay(trx, { ...paid, ...booking, other: 'demo-cashier' });
}

/** A booking between a player's account and a system account, which has to exist. */
export interface Booking extends Omit<Credit, 'kind' | 'ref'> {
  /** Minor units; below 0 it is debited from the player's account. */
  readonly amount: bigint;
  readonly kind: CreditKind | GameCreditKind | DebitKind | 'prize' | 'demo-credit';
  readonly ref: string | null;
  /** Unique in the whole ledger. */
  readonly key: string;
  /** The other side of the booking. */
  readonly other: SystemAccount;
}

async function pay(trx: Trx, booking: Booking): Promise<AccountState> {
  requirePositive(booking.amount);
  const account = await book(trx, booking);
  if (!account) throw new Error(`There is no player's account ${booking.accountId} to credit.`);
  return account;
}

/**
 * Returns the parts of a statement that book an amount between a player's account and a system account. `moved` is the
 * account after it; it has no row if the balance is too low.
 */
export function bookingParts({ accountId, amount, kind, ref, at, key, other }: Booking) {
  return sql`
    moved as (
      update accounts set balance = balance + ${amount}
      where id = ${accountId} and player_id is not null and balance + ${amount} >= 0 returning *
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${key}, ${kindOnMoved(kind)}, ${ref}::text, ${at} from moved returning id, at
    ), lines as (
      ${entriesOf(amount, other)}
    )`;
}

/** Moves an amount between a player's account and a system account; undefined if the balance is too low. */
export async function book(trx: Trx, booking: Booking): Promise<AccountState | undefined> {
  const { rows } = await sql<AccountState>`${prepared}
    with ${bookingParts(booking)} select ${accountColumns} from moved a`.execute(trx);
  return rows[0];
}
