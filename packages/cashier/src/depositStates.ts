import type { WithdrawalState } from './withdrawalStates.ts';

/** States of a deposit, from which its rank follows: see `depositRank`. */
export const depositStates = [
  'created',
  'redirected',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'review',
  'returned',
  'refunded',
  'charged_back',
] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * Events of a deposit. `address`: the provider has given the player a way to pay; `acted`: the player has paid there,
 * and money is under way; `forbidden`: money arrived that may not be credited by itself; `claimed` and `sent-back`:
 * an operator's decision about such money; `refunded` and `part-refunded`: of a credited deposit; `refund-failed`:
 * the provider refused to send a refund that was booked; `corrected`: the provider's report has another amount for a
 * deposit of any amount.
 */
export type DepositEvent =
  | 'address'
  | 'acted'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'paid'
  | 'forbidden'
  | 'claimed'
  | 'sent-back'
  | 'part-refunded'
  | 'refunded'
  | 'refund-failed'
  | 'corrected'
  | 'voided'
  | 'charged-back'
  | 'dispute-won';

/** Kinds of ledger transactions of deposits; a `deposit-corrected` is a further `deposit`, also of less than nothing. */
export type DepositBooking =
  | 'deposit'
  | 'deposit-corrected'
  | 'unmatched'
  | 'unmatched-claimed'
  | 'unmatched-returned'
  | 'deposit-refund'
  | 'deposit-refund-failed'
  | 'deposit-void'
  | 'chargeback'
  | 'chargeback-won';

export interface DepositMove {
  readonly to: DepositState;
  readonly booking?: DepositBooking;
}

const failed = { to: 'failed' } as const;
const cancelled = { to: 'cancelled' } as const;
const expired = { to: 'expired' } as const;
const credited = { to: 'succeeded', booking: 'deposit' } as const;
const aside = { to: 'review', booking: 'unmatched' } as const;
const late = { paid: credited, forbidden: aside };
const refundFailed = { to: 'succeeded', booking: 'deposit-refund-failed' } as const;
const chargedBack = { to: 'charged_back', booking: 'chargeback' } as const;

/** All moves of a deposit: an event without an entry is no move, it is stored and counted. */
const MOVES: Readonly<Record<DepositState, Partial<Record<DepositEvent, DepositMove>>>> = {
  created: { address: { to: 'redirected' }, failed, cancelled, expired, ...late },
  redirected: { acted: { to: 'pending' }, failed, cancelled, expired, ...late },
  pending: { failed, cancelled, ...late },
  failed: late,
  cancelled: late,
  expired: late,
  review: {
    claimed: { to: 'succeeded', booking: 'unmatched-claimed' },
    'sent-back': { to: 'returned', booking: 'unmatched-returned' },
  },
  returned: {},
  succeeded: {
    'part-refunded': { to: 'succeeded', booking: 'deposit-refund' },
    refunded: { to: 'refunded', booking: 'deposit-refund' },
    'refund-failed': refundFailed,
    corrected: { to: 'succeeded', booking: 'deposit-corrected' },
    voided: { to: 'failed', booking: 'deposit-void' },
    'charged-back': chargedBack,
  },
  refunded: { 'refund-failed': refundFailed, 'charged-back': chargedBack },
  charged_back: { 'dispute-won': { to: 'succeeded', booking: 'chargeback-won' } },
};

/** Returns the move that an event makes; undefined if it makes none. */
export function depositMove(from: DepositState, event: DepositEvent): DepositMove | undefined {
  return MOVES[from][event];
}

const RANKS: Readonly<Record<DepositState, number>> = {
  created: 0,
  redirected: 1,
  pending: 2,
  failed: 3,
  cancelled: 3,
  expired: 3,
  review: 4,
  returned: 4,
  succeeded: 4,
  refunded: 5,
  charged_back: 6,
};

/**
 * Returns whether an event may make a move that is older than the last one that made a move: only upwards, because no
 * provider promises the order of its events.
 */
export function isUpwards(from: DepositState, to: DepositState): boolean {
  return RANKS[to] > RANKS[from];
}

const UNPAID = ['created', 'redirected'] as const satisfies readonly DepositState[];
const UNFINISHED = [...UNPAID, 'pending'] as const;

/** States of a deposit that isn't decided yet: it holds room of the deposit limits. */
export const openDepositStates = [...UNFINISHED, 'review'] as const satisfies readonly DepositState[];

/** Returns whether a payment is a deposit that its player can still pay or cancel. */
export function isUnpaid(state: DepositState | WithdrawalState): boolean {
  return (UNPAID as readonly string[]).includes(state);
}

/** Returns whether a payment is a deposit whose provider doesn't know its end yet. */
export function isUnfinished(state: DepositState | WithdrawalState): boolean {
  return (UNFINISHED as readonly string[]).includes(state);
}
