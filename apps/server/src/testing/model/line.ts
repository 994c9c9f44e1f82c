/** The model's book: the state of a few matches and their markets, without versions or clocks. */
export interface ModelMarket {
  readonly id: string;
  readonly type: string;
  readonly line?: string;
  /** 1: active, -1: suspended, below: over. */
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

/** A selection of a bet. */
export interface Picked {
  readonly match: ModelMatch;
  readonly market: ModelMarket;
  readonly key: string;
}

export const selectionId = ({ market, key }: Picked): string => `${market.id}:${key}`;

/** Live delays are 5 s for football and 2 s for table tennis. */
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

/**
 * Makes a pre-match match.
 * @param at index in the book, which determines sport, prices and markets
 */
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

/**
 * Makes a book of five pre-match matches.
 * @param first id of the first match; the others follow it
 */
export function newLine(first: number): ModelMatch[] {
  return SPORTS.map((_, at) => newMatch(first + at, at));
}

/** Returns why a selection can't be bet on; undefined if it can. */
export function closedBecause({ market }: Picked): 'GAME_FINISHED' | 'MARKET_SUSPENDED' | undefined {
  if (market.status < -1) return 'GAME_FINISHED';
  return market.status === -1 ? 'MARKET_SUSPENDED' : undefined;
}

/** Returns the current maximum stake on one leg, minor units. */
export function legMost({ match, market }: Picked): bigint {
  const most = LEG_MOST[market.type] ?? 0n;
  return match.isLive ? most / 2n : most;
}

/** Returns the live delay of a bet, seconds: the longest of its legs in play. */
export function delayOf(picks: readonly Picked[]): number {
  return Math.max(0, ...picks.map(({ match }) => (match.isLive ? (match.sportId === 1 ? 5 : 2) : 0)));
}
