import type { NoticeFrame } from '@touchline/feed';

/** Notices to players' open pages. Implemented by the feed. */
export interface PlayerNotices {
  /** Notifies a player's open pages, in all processes, of a change. */
  notify(playerId: string, notice: Omit<NoticeFrame, 't' | 'at'>): void;
}
