import type { MarketRecord, MatchRecord } from './frames.ts';

/** Creates a match record for tests. */
export function matchRecord(id: number, over: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id,
    sportId: 1,
    competitionId: 7,
    competition: 'Albion League',
    country: 'gb',
    home: `Home ${id}`,
    away: `Away ${id}`,
    startsAt: 1000 + id,
    status: 2,
    producer: 'live',
    marketCount: 1,
    version: 1,
    ...over,
  };
}

/** Creates a market record for tests: match result with one price. */
export function marketRecord(
  matchId: number,
  over: Partial<MarketRecord> & { k?: string } = {},
): MarketRecord {
  const { k = '1.85', ...rest } = over;
  const id = rest.id ?? `${matchId}.match-result`;
  return {
    id,
    matchId,
    type: 'match-result',
    group: 'popular',
    status: 1,
    producer: 'live',
    main: true,
    selections: [{ id: `${id}:home`, key: 'home', k }],
    slot: matchId,
    version: 1,
    at: 0,
    ...rest,
  };
}

/** Timers that tests advance manually. */
export interface FakeTimers {
  now(): number;
  after(ms: number, action: () => void): () => void;
  advance(ms: number): void;
}

export function fakeTimers(): FakeTimers {
  let now = 0;
  let pending: { at: number; action: () => void }[] = [];
  return {
    now: () => now,
    after(ms, action) {
      const entry = { at: now + ms, action };
      pending.push(entry);
      return () => {
        pending = pending.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = pending.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        pending = pending.filter((other) => other !== next);
        now = next.at;
        next.action();
      }
      now = end;
    },
  };
}

/** Returns a seeded generator of numbers from 0 up to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
