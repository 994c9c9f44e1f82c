/** States of a withdrawal, and of each of its payments from `approved` on. */
export const withdrawalStates = [
  'held',
  'review',
  'approved',
  'sent',
  'paid',
  'refused',
  'returned',
  'cancelled',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * Events of a withdrawal. `passed` and `doubted`: the automatic rules; `disputed`: a deposit of its player was taken
 * back before it was sent; `approved` and `refused`: an operator; `cancelled`: its player; `rejected`: the provider
 * refused to send it, with certainty; `sent-back`: the bank returned money that counted as paid.
 */
export type WithdrawalEvent =
  | 'passed'
  | 'doubted'
  | 'disputed'
  | 'approved'
  | 'refused'
  | 'cancelled'
  | 'dispatched'
  | 'rejected'
  | 'paid'
  | 'failed'
  | 'sent-back';

/** Kinds of ledger transactions of withdrawals. */
export type WithdrawalBooking =
  | 'withdrawal'
  | 'withdrawal-sent'
  | 'withdrawal-paid'
  | 'withdrawal-returned'
  | 'withdrawal-bounced';

export interface WithdrawalMove {
  readonly to: WithdrawalState;
  readonly booking?: WithdrawalBooking;
}

const returned = { booking: 'withdrawal-returned' } as const;
const disputed = { to: 'review' } as const;
const cancelled = { to: 'cancelled', ...returned } as const;

/** All moves of a withdrawal: an event without an entry is no move. */
const MOVES: Readonly<Record<WithdrawalState, Partial<Record<WithdrawalEvent, WithdrawalMove>>>> = {
  held: { passed: { to: 'approved' }, doubted: { to: 'review' }, disputed, cancelled },
  review: { approved: { to: 'approved' }, refused: { to: 'refused', ...returned }, cancelled },
  approved: {
    disputed,
    dispatched: { to: 'sent', booking: 'withdrawal-sent' },
    rejected: { to: 'returned', ...returned },
  },
  sent: {
    paid: { to: 'paid', booking: 'withdrawal-paid' },
    failed: { to: 'returned', ...returned },
  },
  paid: { 'sent-back': { to: 'returned', booking: 'withdrawal-bounced' } },
  refused: {},
  returned: {},
  cancelled: {},
};

/** Returns the move that an event makes; undefined if it makes none. */
export function withdrawalMove(from: WithdrawalState, event: WithdrawalEvent): WithdrawalMove | undefined {
  return MOVES[from][event];
}

/** Sites' rules for cancelling a withdrawal by its player. */
export const reversalRules = ['never', 'untilReview', 'untilApproved'] as const;
export type ReversalRule = (typeof reversalRules)[number];

/** Returns whether its player may cancel a withdrawal. */
export function isCancellable(state: WithdrawalState, rule: ReversalRule): boolean {
  if (rule === 'never') return false;
  return state === 'held' || (rule === 'untilApproved' && state === 'review');
}
