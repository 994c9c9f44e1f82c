import type { ListedGame } from '@touchline/contract';

/** Returns a list of favourites with a game added at its end, or without it. */
export function withFavourite(
  favourites: readonly ListedGame[],
  game: ListedGame,
  isFavourite: boolean,
): ListedGame[] {
  const others = favourites.filter(({ id }) => id !== game.id);
  if (!isFavourite) return others;
  return others.length < favourites.length ? [...favourites] : [...others, game];
}
