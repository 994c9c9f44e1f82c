/** Kinds of operations on rounds. A `tombstone` is the id of a bet that was rolled back before it came. */
export type OperationKind =
  | 'bet'
  | 'win'
  | 'betWin'
  | 'rollback'
  | 'jackpot'
  | 'tip'
  | 'freeBet'
  | 'freeWin'
  | 'promo'
  | 'void'
  | 'correction'
  | 'tombstone';

/** Statuses with which the wallet answers a maker. */
export const walletStatuses = [
  'OK',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'SESSION_CLOSED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'BAD_AMOUNT',
  'BELOW_MIN',
  'ABOVE_MAX',
  'INSUFFICIENT_FUNDS',
  'LIMIT_WAGER',
  'LIMIT_LOSS',
  'REALITY_CHECK_DUE',
  'SESSION_LIMIT',
  'TIMEOUT_ACTIVE',
  'SELF_EXCLUDED',
  'BETTING_CLOSED',
  'VERIFICATION_REQUIRED',
  'TX_MISMATCH',
  'TX_ROLLED_BACK',
  'ROUND_CLOSED',
  'ROUND_SETTLED',
  'BET_NOT_FOUND',
  'FREE_ROUNDS_UNKNOWN',
  'FREE_ROUNDS_SPENT',
  'TOO_FAST',
  'MAX_WIN',
  'INTERNAL',
] as const;
export type WalletStatus = (typeof walletStatuses)[number];

/**
 * Kinds of notices to operators: a win on a closed round, a win after its bets were returned, a win above the agreed
 * maximum, a voided round, a day whose sums differ from the maker's, a maker whose clock is wrong, and a game that doesn't start.
 */
export type NoticeKind =
  | 'winOnClosedRound'
  | 'winAfterRollback'
  | 'winAboveMaximum'
  | 'roundVoided'
  | 'dayDiffers'
  | 'makerClock'
  | 'gameFails';
