import type { Game } from '../shell/game.ts';

const LOADERS: ReadonlyMap<string, () => Promise<Game>> = new Map(
  Object.entries({
    blackjack: async () => (await import('./blackjack.tsx')).blackjack,
    crash: async () => (await import('./crash.tsx')).crash,
    dice: async () => (await import('./dice.tsx')).dice,
    hilo: async () => (await import('./hilo.tsx')).hilo,
    mines: async () => (await import('./mines.tsx')).mines,
    plinko: async () => (await import('./plinko.tsx')).plinko,
    roulette: async () => (await import('./roulette.tsx')).roulette,
    slot: async () => (await import('./slot.tsx')).slot,
  }),
);

/**
 * Loads the game of an engine.
 * @throws Error for an engine without a game
 */
export async function loadGame(engine: unknown): Promise<Game> {
  const load = LOADERS.get(String(engine));
  if (!load) throw new Error(`The engine "${String(engine)}" has no game in the frame.`);
  return load();
}
