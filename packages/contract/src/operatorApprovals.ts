/** Acts of operators that may need a second person: those that move money, and messages to many players. */
export const secondedActs = [
  'adjustment',
  'goodwill',
  'round-correction',
  'debt-write-off',
  'bonus',
  'free-rounds',
  'message',
] as const;
export type SecondedAct = (typeof secondedActs)[number];
