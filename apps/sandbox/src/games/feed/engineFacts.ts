import type { GameId } from '@touchline/games/wire';

/** Figures of an engine that the feed shows. */
interface EngineFacts {
  /** Per cent with two decimals, never rounded up; a range where it depends on what the player does. */
  readonly rtp: string;
  /** Class 1 to 5; null where the player chooses it with every round. */
  readonly volatility: number | null;
  /** Greatest return as a multiple of the stake. */
  readonly maxWin: number | null;
  readonly features: readonly string[];
  /** Least time between two stakes, ms. */
  readonly minCycleMs: number;
}

const fair = 'provablyFair';

/** Figures of the engines that the maker's titles play. */
export const engineFacts: Readonly<Record<GameId, EngineFacts>> = {
  slot: {
    rtp: '96.31',
    volatility: 3,
    maxWin: null,
    features: ['freeSpins', 'multiplier', fair],
    minCycleMs: 2500,
  },
  roulette: { rtp: '97.29', volatility: null, maxWin: 36, features: [fair], minCycleMs: 0 },
  blackjack: { rtp: '99.42', volatility: 1, maxWin: 8, features: [fair], minCycleMs: 0 },
  crash: {
    rtp: '99.00',
    volatility: null,
    maxWin: 10_000,
    features: ['cashOut', 'autoCashOut', fair],
    minCycleMs: 0,
  },
  mines: {
    rtp: '98.99-99.00',
    volatility: null,
    maxWin: 10_000,
    features: ['cashOut', fair],
    minCycleMs: 0,
  },
  climb: { rtp: '98.99-99.00', volatility: null, maxWin: 9, features: ['cashOut', fair], minCycleMs: 0 },
  plinko: { rtp: '98.90-99.11', volatility: null, maxWin: 1000, features: [fair], minCycleMs: 0 },
  dice: { rtp: '98.99-99.00', volatility: null, maxWin: 9900, features: [fair], minCycleMs: 0 },
  limbo: { rtp: '99.00', volatility: null, maxWin: 10_000, features: [fair], minCycleMs: 0 },
  hilo: { rtp: '99.00', volatility: null, maxWin: 10_000, features: ['cashOut', fair], minCycleMs: 0 },
  keno: { rtp: '92.07-93.31', volatility: null, maxWin: 100_000, features: [fair], minCycleMs: 0 },
  scratch: { rtp: '87.00', volatility: null, maxWin: 10_000, features: [fair], minCycleMs: 0 },
};
