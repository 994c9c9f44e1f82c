/** Types of limits that screens treat apart: time of a day, breaks, self-exclusion, and the switch of extra limits. */
export const LIMIT_KIND = { exclusion: 30, session: 31, break: 33, extra: 37 } as const;

/** Returns whether a type of limits shuts a player out for some days. */
export function isPause(type: number): boolean {
  return type === LIMIT_KIND.exclusion || type === LIMIT_KIND.break;
}
