import { seeded } from '@touchline/demo-line/testing';
import type { MarketRecord, MatchRecord, Publisher } from '@touchline/feed';

/** A live evening: matches in play with all their markets, and prices that move. */
export interface LiveEvening {
  readonly matches: readonly MatchRecord[];
  /** Publishes the initial state. */
  fill(publisher: Publisher): void;
  /** Publishes this number of moved prices. */
  move(publisher: Publisher, prices: number): void;
}

const SPORTS = [1, 1, 1, 4, 3, 2] as const;
const SELECTIONS = 3;
/** Number of a match's markets that lists show; every other move is of one of them. */
const MAIN = 3;
const KEYS = ['home', 'draw', 'away'] as const;

/**
 * Creates a live evening with random but repeatable prices.
 * @param matches number of matches in play
 * @param markets number of markets of each match
 */
export function createLiveEvening(matches: number, markets: number): LiveEvening {
  const random = seeded('a live evening');
  let version = Date.now() * 1000;
  const records = Array.from({ length: matches }, (_, i): MatchRecord => ({
    id: i + 1,
    sportId: SPORTS[i % SPORTS.length] ?? 1,
    competitionId: 1 + (i % 28),
    competition: 'Northern Premier Division',
    country: 'gb-eng',
    home: `Wolverton Wanderers ${i}`,
    homeId: 2 * i + 1,
    away: `Ashcombe Athletic ${i}`,
    awayId: 2 * i + 2,
    startsAt: 1_800_000_000 + i,
    status: 2,
    producer: 'live',
    clock: { period: 'half2', seconds: 3000 + i, running: true, at: version / 1000 },
    score: { total: [1, 0], parts: [[1, 0]] },
    marketCount: markets,
    version: (version += 1),
  }));

  function market(match: number, index: number): MarketRecord {
    const id = `${match}.total.${index}`;
    version += 1;
    return {
      id,
      matchId: match,
      type: 'total',
      group: 'totals',
      line: String(index),
      status: 1,
      producer: 'live',
      ...(index < MAIN && { main: true as const }),
      selections: KEYS.map((key) => ({ id: `${id}:${key}`, key, k: String(random.between(101, 900) / 100) })),
      slot: ((match - 1) * markets + index) * SELECTIONS,
      version,
      at: Date.now(),
    };
  }

  return {
    matches: records,
    fill(publisher) {
      for (const match of records) {
        publisher.putMatch(match);
        for (let index = 0; index < markets; index += 1) publisher.putMarket(market(match.id, index));
      }
    },
    move(publisher, prices) {
      for (let moved = 0; moved < prices; moved += SELECTIONS)
        publisher.putMarket(
          market(
            random.between(1, matches),
            random.next() < 0.5 ? random.between(0, MAIN - 1) : random.between(0, markets - 1),
          ),
        );
    },
  };
}
