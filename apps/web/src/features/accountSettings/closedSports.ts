import type { AccountSettings, DisallowedSports } from './accountSettings.api.ts';

/** Returns the sports that are hidden from the player's lists: by the player or by others. */
export function withClosed(
  { line, live }: DisallowedSports,
  { lineClosedSports, liveClosedSports }: Pick<AccountSettings, 'lineClosedSports' | 'liveClosedSports'>,
): DisallowedSports {
  return {
    line: [...new Set([...line, ...lineClosedSports])],
    live: [...new Set([...live, ...liveClosedSports])],
  };
}
