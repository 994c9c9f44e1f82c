import { setImmediate } from 'node:timers/promises';
import type { CricketCard, CricketSource } from '../feed/index.ts';

export interface CricketOptions {
  /** Undefined where no source follows cricket by ball. */
  readonly source: CricketSource | undefined;
  /** Feed time, UTC ms. */
  readonly now: () => number;
}

const DAY = 86_400_000;
/** How far back figures are summed. */
const RECORDED = 14 * DAY;
/** Cards that are counted before others may have a turn. */
const AT_ONCE = 25;
/** How long what was read is good for, feed ms: a match takes hours. */
const READ_AGAIN = 10_000;

export interface CricketRecord {
  /** Cards of the matches that ended, the latest first; the same array until there is another. */
  read(): Promise<readonly CricketCard[]>;
  /** From when on they are, UTC seconds. */
  since(): number;
}

/** Finished cards of the time recorded; each is counted once and kept. */
export function createRecord({ source, now }: CricketOptions): CricketRecord {
  const kept = new Map<number, CricketCard>();
  let cards: readonly CricketCard[] = [];
  let readAt = -Infinity;

  async function read(): Promise<readonly CricketCard[]> {
    if (now() - readAt < READ_AGAIN) return cards;
    const from = now() - RECORDED;
    let counted = 0;
    for (const id of source?.begun(from, now()) ?? []) {
      if (kept.has(id)) continue;
      const card = source?.card(id, now());
      if (card?.finished) kept.set(id, card);
      counted += 1;
      if (counted % AT_ONCE === 0) await setImmediate();
    }
    for (const [id, { startsAt }] of kept) if (startsAt * 1000 < from) kept.delete(id);
    cards = [...kept.values()].toSorted((a, b) => b.startsAt - a.startsAt || b.matchId - a.matchId);
    readAt = now();
    return cards;
  }
  return { read, since: () => Math.max(0, Math.floor((now() - RECORDED) / 1000)) };
}
