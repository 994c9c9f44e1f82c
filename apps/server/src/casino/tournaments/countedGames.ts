import type { CountedGames } from '@touchline/contract/operators';

/** A game, as far as it decides whether its rounds count. */
export interface CountedGame {
  readonly id: bigint;
  /** Slug of its provider. */
  readonly provider: string;
  /** Slugs of its categories and sub-categories. */
  readonly categories: readonly string[];
}

/** Returns whether the rounds of a game count: every game does if none is named. */
export function isCounted({ gameIds, providers, categories }: CountedGames, game: CountedGame): boolean {
  if (gameIds.length + providers.length + categories.length === 0) return true;
  return (
    gameIds.includes(Number(game.id)) ||
    providers.includes(game.provider) ||
    game.categories.some((category) => categories.includes(category))
  );
}
