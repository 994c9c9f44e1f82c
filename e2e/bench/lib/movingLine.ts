import type { FeedSource, MarketState, MatchState } from '@touchline/feed/source';

/** Interval at which prices move, ms. */
const TICK = 100;
const KEYS = ['home', 'draw', 'away'] as const;

/**
 * Creates a source of pre-match and live matches with three main markets each, whose prices move.
 * @param matches number of matches
 * @param pricesPerSecond number of prices that change each second
 */
export function createMovingLine(matches: number, pricesPerSecond: number): FeedSource {
  const startsAt = Math.floor(Date.now() / 1000);
  let moved = 0;
  let timer: NodeJS.Timeout | undefined;

  const matchOf = (id: number): MatchState => ({
    id,
    sportId: 1,
    competitionId: 1 + (id % 28),
    competition: `Northern Premier Division ${id % 28}`,
    country: 'gb-eng',
    home: `Wolverton Wanderers ${id}`,
    homeId: 2 * id,
    away: `Ashcombe Athletic ${id}`,
    awayId: 2 * id + 1,
    startsAt: startsAt + 60 * id,
    status: id % 5 === 0 ? 2 : 1,
    producer: 'live',
  });

  const marketOf = (matchId: number, index: number): MarketState => ({
    id: `${matchId}.total.${index}`,
    matchId,
    type: 'total',
    group: 'totals',
    line: String(index),
    status: 1,
    producer: 'live',
    main: true,
    selections: KEYS.map((key, at) => ({
      key,
      k: ((101 + ((moved * 7 + matchId + at * 31) % 800)) / 100).toFixed(2),
    })),
  });

  return {
    name: 'moving line',
    async start(sink) {
      const tick = (): void => {
        sink.alive('line');
        sink.alive('live');
        for (let left = (pricesPerSecond * TICK) / 1000; left > 0; left -= KEYS.length) {
          moved += 1;
          sink.markets([marketOf(1 + (moved % matches), 1 + (moved % 3))]);
        }
      };
      for (let id = 1; id <= matches; id += 1) {
        sink.match(matchOf(id));
        sink.markets([1, 2, 3].map((index) => marketOf(id, index)));
      }
      tick();
      timer = setInterval(tick, TICK);
    },
    async stop() {
      clearInterval(timer);
    },
    outcome: () => undefined,
  };
}
