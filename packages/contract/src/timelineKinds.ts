/** Kinds of entries in the timeline of a player's account. */
export const timelineKinds = [
  'session',
  'limit',
  'bet',
  'audit',
  'settlement',
  'game',
  'deposit',
  'withdrawal',
  'bonus',
  'freeRounds',
  'message',
  'mail',
  'request',
  'realityCheck',
  'identification',
  'verification',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
