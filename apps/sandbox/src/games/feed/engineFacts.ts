import { bestPrize, shownReturn } from '@touchline/games';
import type { TitleEngine } from './titles.ts';

/** Figures of an engine that the feed shows. */
interface EngineFacts {
  /** Per cent with two decimals; a range where it depends on what the player chooses. */
  readonly rtp: string;
  /** Class 1 to 5; null where the player chooses it with every round. */
  readonly volatility: number | null;
  /** Greatest return as a multiple of the stake; null for the slot, whose free spins have no cap. */
  readonly maxWin: number | null;
  readonly features: readonly string[];
  /** Least time between two stakes, ms. */
  readonly minCycleMs: number;
}

const fair = 'provablyFair';

const chosenBy: Readonly<Record<TitleEngine, Pick<EngineFacts, 'volatility' | 'features'>>> = {
  slot: { volatility: 3, features: ['freeSpins', 'multiplier', fair] },
  roulette: { volatility: null, features: [fair] },
  blackjack: { volatility: 1, features: [fair] },
  crash: { volatility: null, features: ['cashOut', 'autoCashOut', fair] },
  mines: { volatility: null, features: ['cashOut', fair] },
  plinko: { volatility: null, features: [fair] },
  dice: { volatility: null, features: [fair] },
  hilo: { volatility: null, features: ['cashOut', fair] },
};

const factsOf = (engine: TitleEngine): EngineFacts => ({
  ...chosenBy[engine],
  rtp: shownReturn(engine),
  maxWin: engine === 'slot' ? null : bestPrize(engine),
  minCycleMs: engine === 'slot' ? 2500 : 0,
});

/** Figures of the engines, from their exact rules. */
export const engineFacts: Readonly<Record<TitleEngine, EngineFacts>> = {
  slot: factsOf('slot'),
  roulette: factsOf('roulette'),
  blackjack: factsOf('blackjack'),
  crash: factsOf('crash'),
  mines: factsOf('mines'),
  plinko: factsOf('plinko'),
  dice: factsOf('dice'),
  hilo: factsOf('hilo'),
};
