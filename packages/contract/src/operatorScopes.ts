/** Permissions of operators; each includes reading. */
export const operatorScopes = [
  'sites',
  'players',
  'identification',
  'reviews',
  'results',
  'payments',
  'bonuses',
  'casino',
  'adjustments',
  'rewards',
  'withdrawals',
  'consultant',
  'messages',
  'mail',
  'feed',
  'staff',
] as const;
export type OperatorScope = (typeof operatorScopes)[number];
