import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import { InsufficientFundsError } from './ledger.ts';
import { openSystemAccounts } from './wallet.store.ts';
import type { BonusKind, PaymentKind, RewardKind, SystemAccount, TaxKind } from './wallet.tables.ts';

/** One entry of a transaction: an amount for a player's account (its id) or a system account. */
export interface Posting {
  readonly account: bigint | SystemAccount;
  readonly iso: string;
  /** Minor units; below 0 it leaves the account. Entries of 0 are left out. */
  readonly amount: bigint;
}

export interface Transaction {
  readonly kind: PaymentKind | BonusKind | RewardKind | TaxKind | 'exchange' | 'spins-win';
  /** Id of the payment, the exchange, the reward or the taxed coupon, or `grant:` and the id of a bonus. */
  readonly ref: string;
  /** Makes it unique together with its kind, if there are several of them. @default `ref` */
  readonly key?: string;
  /** The server's current time. */
  readonly at: Date;
  readonly postings: readonly Posting[];
}

/**
 * Books a transaction of any number of entries, also of none, which sum to 0 in each currency; the database refuses one
 * that doesn't, and a second one of the same kind and key. Opens system accounts that are missing. Throws an
 * InsufficientFundsError if a player's balance is too low; nothing is booked then.
 */
export async function bookPostings(
  trx: Trx,
  { kind, ref, key = ref, at, postings }: Transaction,
): Promise<void> {
  const entries = postings.filter(({ amount }) => amount !== 0n);
  const balances = new Map<bigint, bigint>();
  for (const { account, amount } of entries) {
    if (typeof account === 'bigint') balances.set(account, await move(trx, account, amount, ref));
  }
  await openSystemAccounts(
    trx,
    entries.flatMap(({ account, iso }) => (typeof account === 'bigint' ? [] : [{ account, iso }])),
  );
  const { id } = await trx
    .insertInto('ledger_transactions')
    .values({ key: `${kind}:${key}`, kind, ref, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = entries.map(({ account, iso, amount }) => {
    const accountId =
      typeof account === 'bigint'
        ? sql`${account}::bigint`
        : sql`(select s.id from accounts s where s.system_name = ${account} and s.iso = ${iso})`;
    const balance = typeof account === 'bigint' ? (balances.get(account) ?? null) : null;
    return sql`(${id}::bigint, ${at}::timestamptz, ${accountId}, ${iso}, ${amount}::bigint, ${balance}::bigint)`;
  });
  if (rows.length === 0) return;
  // One statement: the ledger's trigger sums the entries that a statement has added.
  await sql`
    insert into ledger_entries (transaction_id, at, account_id, iso, amount, balance)
    values ${sql.join(rows)}`.execute(trx);
}

async function move(trx: Trx, accountId: bigint, amount: bigint, ref: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    update accounts set balance = balance + ${amount}
    where id = ${accountId} and player_id is not null and balance + ${amount} >= 0 returning balance`.execute(
    trx,
  );
  const [moved] = rows;
  if (moved) return moved.balance;
  throw new InsufficientFundsError(
    `Account ${accountId} is missing or has less than ${-amount} minor units to take for ${ref}.`,
  );
}
