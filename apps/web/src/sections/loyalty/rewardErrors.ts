/** Error messages of rewards by the codes of problems. */
export const rewardErrorKeys = {
  TOO_MANY: 'errors.TOO_MANY',
  ABOVE_MAX: 'errors.ABOVE_MAX',
  INSUFFICIENT_POINTS: 'errors.INSUFFICIENT_POINTS',
  SELF_EXCLUDED: 'errors.SELF_EXCLUDED',
  RETURN_REQUEST_NEEDED: 'errors.SELF_EXCLUDED',
  TIMEOUT_ACTIVE: 'errors.TIMEOUT_ACTIVE',
  ACCOUNT_CLOSED: 'errors.ACCOUNT_CLOSED',
  BETTING_CLOSED: 'errors.BETTING_CLOSED',
  NOTHING_TO_TAKE: 'errors.NOTHING_TO_TAKE',
} as const;
