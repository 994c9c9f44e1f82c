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

export interface Hold {
  readonly accountId: bigint;
  /** Minor units above 0. */
  readonly amount: bigint;
  /** The coupon's id. */
  readonly ref: string;
  /** Server time by which limits count the stake. */
  readonly at: Date;
}

/**
 * Reserves an amount of the account for a coupon. Throws an InsufficientFundsError if the balance is too low, and the
 * database's error if `ref` has a hold already.
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
      select ${`stake:${ref}`}, ${kindOnMoved('stake')}, ${ref}, ${at} from moved returning id, at
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

/** Takes the money held for `ref` as a stake. Throws an error if nothing is held for `ref`. */
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

/** Returns the money held for `ref` to its account. Throws an error if nothing is held for `ref`. */
export async function release(trx: Trx, ref: string, at: Date): Promise<AccountState> {
  const { rows } = await sql<AccountState>`${prepared}
    with done as (
      update holds set state = 'released' where ref = ${ref} and state = 'held' returning account_id, amount
    ), moved as (
      update accounts a set balance = a.balance + done.amount, held = a.held - done.amount
      from done where a.id = done.account_id returning a.*, done.amount as given
    ), booked as (
      insert into ledger_transactions (key, kind, ref, at)
      select ${`stake-returned:${ref}`}, ${kindOnMoved('stake-returned')}, ${ref}, ${at} from moved returning id, at
    ), lines as (
      ${entriesOf(sql`moved.given`, 'holds')}
    ) select ${accountColumns} from moved a`.execute(trx);
  const account = rows[0];
  if (!account) throw new Error(`Nothing is held for ${ref}: it was captured or released, or never held.`);
  return account;
}
