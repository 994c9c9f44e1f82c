/** The line as the model keeps it: what a few matches and their markets say now, without versions or clocks. */
export interface ModelMarket {
  readonly id: string;
  readonly type: string;
  readonly line?: string;
  /** 1 takes bets, -1 is suspended, below that it is over. */
  status: 1 | -1 | -3 | -4;
  /** Thousandths by selection key. */
  readonly prices: Record<string, number>;
  readonly results: Record<string, number>;
}

export interface ModelMatch {
  readonly id: number;
  readonly sportId: number;
  isLive: boolean;
  score: [home: number, away: number] | undefined;
  readonly markets: readonly ModelMarket[];
}

/** A selection as a bet names it. */
export interface Picked {
  readonly match: ModelMatch;
  readonly market: ModelMarket;
  readonly key: string;
}

export const selectionId = ({ market, key }: Picked): string => `${market.id}:${key}`;

/** Football waits 5 s in play, table tennis 2. */
const SPORTS = [1, 1, 1, 10, 1];
const LEG_MOST: Readonly<Record<string, bigint>> = {
  'match-result': 200_000n,
  'both-to-score': 100_000n,
  handicap: 150_000n,
  'next-goal': 50_000n,
};

const newMarket = (
  matchId: number,
  type: string,
  prices: Record<string, number>,
  line?: string,
): ModelMarket => ({
  id: `${matchId}.${type}${line === undefined ? '' : `.${line}`}`,
  type,
  status: 1,
  prices,
  results: {},
  ...(line === undefined ? {} : { line }),
});

/** A match to come. @param at its place in the line: sport, prices and markets differ */
export function newMatch(id: number, at: number): ModelMatch {
  return {
    id,
    sportId: SPORTS[at] ?? 1,
    isLive: false,
    score: undefined,
    markets: [
      newMarket(id, 'match-result', { home: 2000 + 110 * at, draw: 3400, away: 3850 - 90 * at }),
      newMarket(id, 'both-to-score', { yes: 1850, no: 1950 }),
      at === 0
        ? newMarket(id, 'next-goal', { home: 1700, none: 5200, away: 2600 })
        : newMarket(id, 'handicap', { home: 1900, away: 1900 }, '-0.75'),
    ],
  };
}

/** A line of five matches to come. @param first the first match's id; the others follow it */
export function newLine(first: number): ModelMatch[] {
  return SPORTS.map((_, at) => newMatch(first + at, at));
}

/** Why a selection can't be bet on now; undefined when it can. */
export function closedBecause({ market }: Picked): 'GAME_FINISHED' | 'MARKET_SUSPENDED' | undefined {
  if (market.status < -1) return 'GAME_FINISHED';
  return market.status === -1 ? 'MARKET_SUSPENDED' : undefined;
}

/** The most that one leg lets be staked now, minor units. */
export function legMost({ match, market }: Picked): bigint {
  const most = LEG_MOST[market.type] ?? 0n;
  return match.isLive ? most / 2n : most;
}

/** Seconds that a bet waits: the longest delay of its legs in play. */
export function delayOf(picks: readonly Picked[]): number {
  return Math.max(0, ...picks.map(({ match }) => (match.isLive ? (match.sportId === 1 ? 5 : 2) : 0)));
}
