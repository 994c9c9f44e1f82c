import { sql } from 'kysely';
import { type Trx, prepared } from '../../kernel/index.ts';
import type { BonusBetKind, GameCreditKind, LedgerKind, SystemAccount } from './wallet.tables.ts';

/** A player's account, locked or after a booking: minor units of `iso`. */
export interface AccountState {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly iso: string;
  readonly type: 0 | 4 | 9;
  readonly isActive: boolean;
  readonly balance: bigint;
  readonly held: bigint;
}

/** An account that the transaction has locked. */
export interface LockedAccount extends AccountState {
  /** True if the player has or ever had limits or blocks, which then must be looked up. */
  readonly isRestricted: boolean;
  /** True if the player has removed it while it was empty. */
  readonly isClosed: boolean;
}

const BONUS_ACCOUNT = 4;

/** Kinds of bets as they are booked on a bonus account; the others are the same on every account. */
const BONUS_KINDS: Readonly<Partial<Record<LedgerKind, BonusBetKind | GameCreditKind>>> = {
  stake: 'bonus-stake',
  'stake-returned': 'bonus-returned',
  payout: 'bonus-payout',
  'jackpot-win': 'bonus-payout',
  prize: 'spins-win',
  tip: 'bonus-stake',
  sale: 'bonus-payout',
  'insurance-refund': 'bonus-payout',
  correction: 'bonus-correction',
  'correction-taken': 'bonus-correction',
};

/** Returns the kind of a transaction on the account in `moved`, for its statement. */
export function kindOnMoved(kind: LedgerKind) {
  const ofBonus = BONUS_KINDS[kind];
  if (!ofBonus) return sql`${kind}`;
  return sql`case moved.type when ${sql.lit(BONUS_ACCOUNT)} then ${sql.lit(ofBonus)} else ${sql.lit(kind)} end`;
}

/** Returns whether the money on an account is a bonus, not the player's own. */
export function isBonusAccount({ type }: Pick<AccountState, 'type'>): boolean {
  return type === BONUS_ACCOUNT;
}

/** Thrown if the balance is below the requested amount; nothing was booked. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
}

/** Columns returned by statements about an account `a`. */
export const accountColumns = sql`
  a.id, a.player_id as "playerId", a.iso, a.type, a.is_active as "isActive", a.balance, a.held`;

/** Columns of an account `a` that the statement locks. */
export const lockedColumns = sql`
  ${accountColumns}, a.is_restricted as "isRestricted",
  a.closed_at is not null and a.balance = 0 and a.held = 0 as "isClosed"`;

/**
 * Locks a player's account until the transaction ends and returns its state; undefined if there is none. A coupon is
 * locked before its account, and several accounts in ascending order of their ids.
 */
export async function lockAccount(trx: Trx, accountId: bigint): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`${prepared}
    select ${lockedColumns} from accounts a where a.id = ${accountId} and a.player_id is not null for no key update
  `.execute(trx);
  return rows[0];
}

/**
 * Locks the account of a stored row, such as a coupon; see `lockAccount` for the order of locks. Throws an error if
 * it is missing, which the foreign key excludes.
 */
export async function lockAccountOf(
  trx: Trx,
  { account_id: accountId }: { readonly account_id: bigint },
): Promise<LockedAccount> {
  const account = await lockAccount(trx, accountId);
  if (!account) throw new Error(`Account ${accountId} is gone.`);
  return account;
}

/** Locks a player until the transaction ends. A player is locked after the account that the transaction is about. */
export async function lockPlayer(trx: Trx, playerId: bigint): Promise<void> {
  await sql`select from players where id = ${playerId} for no key update`.execute(trx);
}

/** Makes the two entries of `booked`: `amount` for the account in `moved`, its opposite for the system account. */
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

/** Throws a RangeError for an amount of 0 or less. */
export function requirePositive(amount: bigint): void {
  if (amount <= 0n) throw new RangeError(`An amount to book must be above 0, got ${amount} minor units.`);
}
