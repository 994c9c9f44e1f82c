import { setImmediate } from 'node:timers/promises';
import type { CricketCard, CricketSource } from '@touchline/feed/source';

export interface CricketOptions {
  /** Undefined if no source records cricket by ball. */
  readonly source: CricketSource | undefined;
  /** Feed time, UTC ms. */
  readonly now: () => number;
}

const DAY = 86_400_000;
/** Period that figures are summed over, ms. */
const RECORDED = 14 * DAY;
/** Maximum number of cards counted before yielding to other work. */
const AT_ONCE = 25;
/** Lifetime of what was read, ms of feed time: a match takes hours. */
const READ_AGAIN = 10_000;

export interface CricketRecord {
  /** Returns the cards of finished matches, latest first; the same array until there is a new one. */
  read(): Promise<readonly CricketCard[]>;
  /** Start of the recorded period, UTC seconds. */
  since(): number;
}

/** Creates the record of finished cards. Each is counted once and cached. */
export function createRecord({ source, now }: CricketOptions): CricketRecord {
  const stored = new Map<number, CricketCard>();
  let cards: readonly CricketCard[] = [];
  let readAt = -Infinity;

  async function read(): Promise<readonly CricketCard[]> {
    if (now() - readAt < READ_AGAIN) return cards;
    const from = now() - RECORDED;
    let counted = 0;
    for (const id of source?.begun(from, now()) ?? []) {
      if (stored.has(id)) continue;
      const card = source?.card(id, now());
      if (card?.finished) stored.set(id, card);
      counted += 1;
      if (counted % AT_ONCE === 0) await setImmediate();
    }
    for (const [id, { startsAt }] of stored) if (startsAt * 1000 < from) stored.delete(id);
    cards = [...stored.values()].toSorted((a, b) => b.startsAt - a.startsAt || b.matchId - a.matchId);
    readAt = now();
    return cards;
  }
  return { read, since: () => Math.max(0, Math.floor((now() - RECORDED) / 1000)) };
}
