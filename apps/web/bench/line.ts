import type { MarketRecord, MatchRecord, SnapshotFrame } from '@touchline/feed';

/** Number of matches in the board's book, each with two markets of two prices; slots start at 0. */
export const MATCHES = 500;
export const PRICES_A_MATCH = 4;
const MATCHES_A_COMPETITION = 20;
const NAMES = [
  'Harbour',
  'Crestwood',
  'Saltwick',
  'Northmoor',
  'Wolverton',
  'Eastlake',
  'Fenwick',
  'Ashdown',
];

const first = '1.85';
const teamOf = (index: number, side: string) => `${NAMES[index % NAMES.length]} ${side} ${index + 1}`;

function match(index: number): MatchRecord {
  const competition = Math.floor(index / MATCHES_A_COMPETITION) + 1;
  return {
    id: index + 1,
    sportId: 4,
    competitionId: competition,
    competition: `Coastal Open ${competition}`,
    country: 'world',
    home: teamOf(index, 'Rovers'),
    away: teamOf(index + 3, 'City'),
    startsAt: 1_700_000_000 + index,
    status: 2,
    producer: 'live',
    clock: { period: 'set2', running: true, at: 0 },
    score: { total: [1, 0], parts: [[6, 4] as const, [3, 2] as const] },
    marketCount: 24,
    version: 1,
  };
}

function market(index: number, which: 0 | 1): MarketRecord {
  const id = `${index + 1}.${which === 0 ? 'winner' : 'total.22.5'}`;
  const keys = which === 0 ? ['home', 'away'] : ['over', 'under'];
  return {
    id,
    matchId: index + 1,
    type: which === 0 ? 'winner' : 'total',
    group: 'popular',
    ...(which === 1 && { line: '22.5' }),
    status: 1,
    producer: 'live',
    main: true,
    selections: keys.map((key) => ({ id: `${id}:${key}`, key, k: first })),
    slot: index * PRICES_A_MATCH + which * 2,
    version: 1,
    at: 0,
  };
}

/** Returns a snapshot with the given number of matches in the feed's format. */
export function lineOf(matches: number): SnapshotFrame {
  const indices = Array.from({ length: matches }, (_, index) => index);
  return {
    t: 'snapshot',
    topic: 'live',
    seq: 1,
    at: 0,
    matches: indices.map(match),
    markets: indices.flatMap((index) => [market(index, 0), market(index, 1)]),
  };
}
