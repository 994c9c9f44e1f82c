/** What an operator may do; reading is part of it. */
export const operatorScopes = [
  'sites',
  'players',
  'identification',
  'reviews',
  'results',
  'mail',
  'feed',
] as const;
export type OperatorScope = (typeof operatorScopes)[number];
