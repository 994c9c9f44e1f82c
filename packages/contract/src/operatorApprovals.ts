/**
 * Acts of operators that may need a second person: those that move money, messages to many players, changes of a site
 * that loosen a guard, and what gives rights to an operator.
 */
export const secondedActs = [
  'adjustment',
  'goodwill',
  'round-correction',
  'debt-write-off',
  'bonus',
  'free-rounds',
  'message',
  'site-setting',
  'staff-access',
] as const;
export type SecondedAct = (typeof secondedActs)[number];
