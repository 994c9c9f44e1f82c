import type { MatchRecord } from '@touchline/feed';
import type { LineBook } from '../feed/index.ts';

/** A state of a match and when it was heard, real time in UTC ms. */
export interface HeardState {
  readonly at: number;
  readonly match: MatchRecord;
}

/** States of matches that are shown, held back until the delay is over; in every process, since each hears the book. */
export interface Delayed {
  /** States of a match that are old enough to be shown, the oldest first. */
  shown(matchId: number, now: number): readonly HeardState[];
  /** When the first state of a match was heard, of those held; undefined when none is. */
  heardSince(matchId: number): number | undefined;
}

/** States kept of a match: the newer ones wait for their time, of the older ones the last few are told. */
const MOST = 400;
const TOLD = 12;

/**
 * Begins to hear a book.
 * @param delay ms
 * @param wall real time, UTC ms
 */
export function createDelayed(book: Pick<LineBook, 'onChange'>, delay: number, wall: () => number): Delayed {
  const held = new Map<number, HeardState[]>();

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
