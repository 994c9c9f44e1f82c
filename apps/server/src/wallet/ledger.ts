import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { CreditKind, DebitKind, SystemAccount } from './wallet.tables.ts';

/** A player's account as locked or moved: minor units of `iso`. */
export interface AccountState {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly iso: string;
  readonly type: 0 | 4 | 9;
  readonly isActive: boolean;
  readonly balance: bigint;
  readonly held: bigint;
}

/** An account that the transaction holds the lock of. */
export interface LockedAccount extends AccountState {
  /** Whether the player has limits or blocks, or ever had: only then is there anything to look up. */
  readonly isRestricted: boolean;
}

/** The account has less than the hold asks for; nothing was booked. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
}

const accountColumns = sql`
  a.id, a.player_id as "playerId", a.iso, a.type, a.is_active as "isActive", a.balance, a.held`;

/**
 * Locks a player's account until the transaction ends and answers its state; undefined when there is none.
 * A coupon is locked before its account, and several accounts in ascending order of their ids.
 */
export async function lockAccount(trx: Trx, accountId: bigint): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`${prepared}
    select ${accountColumns}, a.is_restricted as "isRestricted"
    from accounts a where a.id = ${accountId} and a.player_id is not null for no key update
  `.execute(trx);
  return rows[0];
}

export interface Hold {
  readonly accountId: bigint;
  /** Minor units above 0. */
  readonly amount: bigint;
  /** The coupon's id. */
  readonly ref: string;
  /** The server's instant: limits count the stake by it. */
  readonly at: Date;
}

/**
 * Sets an amount of the account aside for a coupon.
 * Throws an InsufficientFundsError when the balance is lower, and the database's error when `ref` holds already.
 */
export async function hold(trx: Trx, { accountId, amount, ref, at }: Hold): Promise<AccountState> {
  requirePositive(amount);
  const { rows } = await sql<AccountState>`${prepared}
    with moved as (
      update accounts set balance = balance - ${amount}, held = held + ${amount}
      where id = ${accountId} and player_id is not null and balance >= ${amount} returning *
    ), held as (
      insert into holds (ref, account_id, amount) select ${ref}, id, ${amount} from moved
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${`stake:${ref}`}, 'stake', ${ref}, ${at} from moved returning id, at
    ), lines as (
      ${entriesOf(-amount, 'holds')}
    ) select ${accountColumns} from moved a`.execute(trx);
  const account = rows[0];
  if (!account) {
    throw new InsufficientFundsError(
      `Account ${accountId} has less than ${amount} minor units to hold for ${ref}.`,
    );
  }
  return account;
}

/** Takes the money held for `ref`: the stake is the house's now. Throws when nothing is held for `ref`. */
export async function capture(trx: Trx, ref: string, at: Date): Promise<void> {
  const { rows } = await sql`${prepared}
    with done as (
      update holds set state = 'captured' where ref = ${ref} and state = 'held' returning account_id, amount
    ), moved as (
      update accounts a set held = a.held - done.amount from done where a.id = done.account_id returning a.iso, done.amount
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${`stake-taken:${ref}`}, 'stake-taken', ${ref}, ${at} from moved returning id, at
    ), lines as (
      insert into ledger_entries (transaction_id, at, account_id, iso, amount)
      select booked.id, booked.at, s.id, moved.iso, case s.system_name when 'holds' then -moved.amount else moved.amount end
      from moved, booked, accounts s where s.iso = moved.iso and s.system_name in ('holds', 'house')
    ) select iso from moved`.execute(trx);
  if (rows.length === 0)
    throw new Error(`Nothing is held for ${ref}: it was captured or released, or never held.`);
}

/** Gives the money held for `ref` back to its account. Throws when nothing is held for `ref`. */
export async function release(trx: Trx, ref: string, at: Date): Promise<AccountState> {
  const { rows } = await sql<AccountState>`${prepared}
    with done as (
      update holds set state = 'released' where ref = ${ref} and state = 'held' returning account_id, amount
    ), moved as (
      update accounts a set balance = a.balance + done.amount, held = a.held - done.amount
      from done where a.id = done.account_id returning a.*, done.amount as given
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${`stake-returned:${ref}`}, 'stake-returned', ${ref}, ${at} from moved returning id, at
    ), lines as (
      ${entriesOf(sql`moved.given`, 'holds')}
    ) select ${accountColumns} from moved a`.execute(trx);
  const account = rows[0];
  if (!account) throw new Error(`Nothing is held for ${ref}: it was captured or released, or never held.`);
  return account;
}

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

/** The two entries of `booked`: `amount` for the account in `moved`, its opposite for the system account. */
export function entriesOf(amount: unknown, system: SystemAccount) {
  return sql`
    insert into ledger_entries (transaction_id, at, account_id, iso, amount, balance)
    select booked.id, booked.at, side.id, moved.iso, side.amount, side.balance
    from moved, booked, lateral (
      select moved.id, (${amount})::bigint as amount, moved.balance
      union all
      select s.id, -(${amount})::bigint, null from accounts s where s.system_name = ${system} and s.iso = moved.iso
    ) side`;
}

function requirePositive(amount: bigint): void {
  if (amount <= 0n) throw new RangeError(`An amount to book must be above 0, got ${amount} minor units.`);
}
