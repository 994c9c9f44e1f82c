import type { MatchRecord } from '@touchline/feed';
import type { LineBook } from '../feed/index.ts';

/** A state of a match and when it was received, real time in UTC ms. */
export interface ReceivedState {
  readonly at: number;
  readonly match: MatchRecord;
}

/**
 * States of matches, hidden until the delay is over. Every process has them all, because each receives the whole
 * book.
 */
export interface Delayed {
  /** Returns the states of a match that are older than the delay, oldest first. */
  shown(matchId: number, now: number): readonly ReceivedState[];
  /** Returns when the first stored state of a match was received; undefined without one. */
  heardSince(matchId: number): number | undefined;
}

/**
 * Maximum number of states stored per match: newer ones wait for the delay, the last few older ones are shown as
 * moments.
 */
const MOST = 400;
const TOLD = 12;

/**
 * Starts to record the changes of a book.
 * @param delay ms
 * @param wall real time, UTC ms
 */
export function createDelayed(book: Pick<LineBook, 'onChange'>, delay: number, wall: () => number): Delayed {
  const held = new Map<number, ReceivedState[]>();

  book.onChange((change) => {
    if (change.kind === 'drop') held.delete(change.matchId);
    if (change.kind !== 'match' || !change.record.media || change.record.status === 1) return;
    const { record } = change;
    const states = held.get(record.id) ?? [];
    states.push({ at: wall(), match: record });
    const old = states.filter(({ at }) => at <= wall() - delay).length;
    states.splice(0, Math.max(0, old - TOLD, states.length - MOST));
    held.set(record.id, states);
  });

  return {
    shown: (matchId, now) => (held.get(matchId) ?? []).filter(({ at }) => at <= now - delay),
    heardSince: (matchId) => held.get(matchId)?.[0]?.at,
  };
}
