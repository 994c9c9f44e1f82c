import { useSnapshot } from 'valtio/react';
import { unread } from './unread.store.ts';

const MOST_SHOWN = 99;

/** Number of unread messages, for texts and as a badge; no badge for none. */
export interface UnreadCount {
  readonly count: number;
  readonly badge: string | undefined;
}

/** Returns the number of the player's unread messages; renders again when it changes. */
export function useUnread(): UnreadCount {
  const { count } = useSnapshot(unread);
  const badge = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return { count, badge: count > 0 ? badge : undefined };
}
