import type { WithdrawalState } from './withdrawalStates.ts';

/** Money on an account and what keeps a part of it from being withdrawn, minor units. */
export interface AccountSums {
  readonly balance: bigint;
  /** Open debts. */
  readonly debts: bigint;
  /** Stakes that are missing until the deposits have been staked as often as the site asks. */
  readonly unstaked: bigint;
}

/** Parts of a balance, minor units: they add up to it. */
export interface BalanceParts {
  /** Can be withdrawn. */
  readonly free: bigint;
  readonly owed: bigint;
  readonly unstaked: bigint;
}

/** Divides a balance into what can be withdrawn and what can't: debts come first, then money that has to be staked. */
export function balanceParts({ balance, debts, unstaked }: AccountSums): BalanceParts {
  const owed = lower(balance, debts);
  const kept = lower(balance - owed, unstaked);
  return { free: balance - owed - kept, owed, unstaked: kept };
}

/**
 * Returns the stakes that are missing until own deposits are staked as often as the site asks, minor units.
 * @param times 0 asks for none
 */
export function unstakedOf(
  times: number,
  { deposited, staked }: { readonly deposited: bigint; readonly staked: bigint },
): bigint {
  const missing = BigInt(times) * deposited - staked;
  return missing > 0n ? missing : 0n;
}

/** Reasons why a withdrawal isn't approved without an operator. */
export const withdrawalDoubts = [
  'banned',
  'unverified',
  'amount',
  'new-instrument',
  'name',
  'dispute',
  'debt',
  'closed-instrument',
  'password',
  'profile',
  'bonus-revoked',
  'marked',
] as const;
export type WithdrawalDoubt = (typeof withdrawalDoubts)[number];

/**
 * Returns the state of a withdrawal by the states of its payments, from the approval on: under way until all have
 * ended; paid if any is, else returned.
 */
export function stateOfLegs(legs: readonly WithdrawalState[]): WithdrawalState {
  if (legs.includes('sent')) return 'sent';
  if (legs.includes('approved')) return legs.every((leg) => leg === 'approved') ? 'approved' : 'sent';
  return legs.includes('paid') ? 'paid' : 'returned';
}

/** States of a withdrawal whose money is still held or under way. */
export const openWithdrawalStates = [
  'held',
  'review',
  'approved',
  'sent',
] as const satisfies readonly WithdrawalState[];

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
