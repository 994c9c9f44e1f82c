import { proxy } from 'valtio/vanilla';

/** Number of the player's unread messages; 0 until it is known. */
export const unread = proxy({ count: 0 });

/** Stores the number of unread messages that an answer names. */
export function setUnread(count: number): void {
  unread.count = count;
}
