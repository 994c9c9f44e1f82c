/**
 * Acts of operators that may need a second person: those that move money, messages to many players, and changes of a
 * site that loosen a guard.
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
] as const;
export type SecondedAct = (typeof secondedActs)[number];
