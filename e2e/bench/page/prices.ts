import type { DeltaFrame, MarketRecord, SnapshotFrame } from '@touchline/feed';

/** Number of prices on the page: markets of two selections, each of its own match. */
export const CELLS = 500;
const MARKETS = CELLS / 2;
/** Number of markets that one frame of the feed moves, both prices of each. */
const MOVED = 50;
/** Number of prices that one frame moves. */
export const CELLS_A_FRAME = MOVED * 2;

const TOPIC = 'live';

/** A price that goes up and down with its version, never the same twice in a row. */
function price(market: number, version: number, side: 0 | 1): string {
  const thousandths = 1400 + ((market * 37 + version * 130 + side * 510) % 3200);
  return (thousandths / 1000).toFixed(2);
}

function market(index: number, version: number): MarketRecord {
  const id = `${index + 1}.winner`;
  return {
    id,
    matchId: index + 1,
    type: 'winner',
    group: 'popular',
    status: 1,
    producer: 'live',
    main: true,
    selections: [
      { id: `${id}:home`, key: 'home', k: price(index, version, 0) },
      { id: `${id}:away`, key: 'away', k: price(index, version, 1) },
    ],
    slot: index * 2,
    version,
    at: 0,
  };
}

const indices = Array.from({ length: MARKETS }, (_, index) => index);

/** Ids of the selections on the page, in order. */
export const selectionIds: readonly string[] = indices.flatMap((index) => [
  `${index + 1}.winner:home`,
  `${index + 1}.winner:away`,
]);

/** Initial snapshot of the page. */
export function snapshot(): SnapshotFrame {
  const matches = indices.map((index) => ({
    id: index + 1,
    sportId: 4,
    competitionId: 1,
    competition: 'Coastal Open',
    country: 'world',
    home: `Home ${index + 1}`,
    away: `Away ${index + 1}`,
    startsAt: 1000,
    status: 2 as const,
    producer: 'live' as const,
    marketCount: 1,
    version: 1,
  }));
  return {
    t: 'snapshot',
    topic: TOPIC,
    seq: 0,
    at: 0,
    matches,
    markets: indices.map((index) => market(index, 0)),
  };
}

/**
 * Frames as sent on the socket, made before the measurement.
 * @returns texts with increasing sequence numbers
 */
export function deltaTexts(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const seq = at + 1;
    const first = (at * MOVED) % MARKETS;
    const markets = Array.from({ length: MOVED }, (__, step) => market((first + step) % MARKETS, seq));
    const frame: DeltaFrame = { t: 'delta', topic: TOPIC, seq, at: 0, markets };
    return JSON.stringify(frame);
  });
}
