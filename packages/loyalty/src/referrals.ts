import { rational } from '@touchline/betting';
import type { ReferralPlan } from './plan.ts';

export const referralStates = ['registered', 'deposited', 'qualified', 'held', 'paid', 'rejected'] as const;
export type ReferralState = (typeof referralStates)[number];

/** Reasons for which a referral is rejected; players get a general text. */
export const referralRejections = [
  'expired',
  'device',
  'instrument',
  'document',
  'address',
  'chargeback',
  'operator',
] as const;
export type ReferralRejection = (typeof referralRejections)[number];

const MOVES: Readonly<Record<ReferralState, readonly ReferralState[]>> = {
  registered: ['deposited', 'rejected'],
  deposited: ['qualified', 'rejected'],
  qualified: ['held', 'rejected'],
  held: ['paid', 'rejected'],
  paid: [],
  rejected: [],
};

/** Returns whether a referral can move from one state to another. */
export function canMove(from: ReferralState, to: ReferralState): boolean {
  return MOVES[from].includes(to);
}

const DAY = 86_400_000;

/** End of the time in which a friend can qualify. */
export function qualifiesUntil(registeredAt: Date, { days }: Pick<ReferralPlan, 'days'>): Date {
  return new Date(registeredAt.getTime() + days * DAY);
}

/** End of the time for which the reward of a qualified friend is held. */
export function heldUntil(qualifiedAt: Date, { holdDays }: Pick<ReferralPlan, 'holdDays'>): Date {
  return new Date(qualifiedAt.getTime() + holdDays * DAY);
}

/** Deeds of a friend in the time in which they can qualify; money in whole units of the base currency, exact. */
export interface FriendDeeds {
  readonly isVerified: boolean;
  /** The highest deposit. */
  readonly deposit: rational.Rational;
  /** Settled own stakes at the lowest price or above. */
  readonly stakes: rational.Rational;
}

/** Returns the state that a friend has reached by their deeds. */
export function reachedBy(
  { isVerified, deposit, stakes }: FriendDeeds,
  { minDeposit, minStakes }: Pick<ReferralPlan, 'minDeposit' | 'minStakes'>,
): 'registered' | 'deposited' | 'qualified' {
  if (rational.compare(deposit, rational.parse(minDeposit)) < 0) return 'registered';
  const hasStaked = rational.compare(stakes, rational.parse(minStakes)) >= 0;
  return isVerified && hasStaked ? 'qualified' : 'deposited';
}
