/** Reasons for self-exclusion: stable names, for which the app has messages. */
export const exclusionReasons = [
  { id: '1', selfExcludeReason: 'time' },
  { id: '2', selfExcludeReason: 'money' },
  { id: '3', selfExcludeReason: 'control' },
  { id: '4', selfExcludeReason: 'family' },
  { id: '5', selfExcludeReason: 'health' },
  { id: '6', selfExcludeReason: 'other' },
] as const;

export const exclusionReasonIds: ReadonlySet<string> = new Set(exclusionReasons.map(({ id }) => id));
