/** States of a game session. `closing` has ended with an open round. */
export type SessionState = 'asked' | 'open' | 'paused' | 'closing' | 'closed';

/** Reasons for which an open session refuses bets. */
export type PauseReason = 'REALITY_CHECK_DUE' | 'SESSION_LIMIT' | 'BREAK' | 'MAKER_DOWN';

/** Reasons for which a session ended. */
export type CloseReason =
  | 'LEFT'
  | 'LAUNCH_EXPIRED'
  | 'LAUNCH_FAILED'
  | 'SESSION_REPLACED'
  | 'SIGNED_OUT'
  | 'SESSION_LIMIT'
  | 'SELF_EXCLUDED'
  | 'TIMEOUT_ACTIVE'
  | 'ACCOUNT_CLOSED'
  | 'BETTING_CLOSED'
  | 'VERIFICATION_REQUIRED'
  | 'IDLE'
  | 'TOO_LONG'
  | 'GAME_CLOSED';
