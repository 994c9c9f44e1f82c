import type { AccountSettings, DisallowedSports } from './accountSettings.api.ts';

/** Sports that are in no list of the player's: what the player hides, and what others closed. */
export function withClosed(
  { line, live }: DisallowedSports,
  { lineClosedSports, liveClosedSports }: Pick<AccountSettings, 'lineClosedSports' | 'liveClosedSports'>,
): DisallowedSports {
  return {
    line: [...new Set([...line, ...lineClosedSports])],
    live: [...new Set([...live, ...liveClosedSports])],
  };
}
