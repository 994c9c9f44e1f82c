import { matchPath } from 'react-router';
import { bonusGames } from '@touchline/contract/sitePages';
import { pathsIn } from '../../../platform/links/paths.ts';
import type { Guard, Visit } from '../guard.ts';
import { NotFoundError } from '../NotFoundError.ts';

/** Returns the new address for an old one: the row's redirect with the old parameters and query. */
export function newAddress({ url, lang, row }: Pick<Visit, 'url' | 'lang' | 'row'>): string | undefined {
  if (row?.redirect === undefined || lang === undefined) return undefined;
  // The table's own match function isn't used: its imports would move out of the first screen's chunk.
  const old = matchPath({ path: `/:lang/${row.path}`, end: true }, url.pathname);
  if (!old) return undefined;
  const values: Readonly<Record<string, string | undefined>> = old.params;
  const path = row.redirect.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  return `/${lang}/${path}${url.search}${url.hash}`;
}

interface Game {
  /** Last segment of the game's address. */
  readonly route: string;
  /** Former last segment. */
  readonly old?: string | undefined;
}

/**
 * Finds the game that an address means.
 * @returns its route: the requested one if it is current, undefined if no game has or had it
 */
export function gameRoute(asked: string, games: readonly Game[] = bonusGames): string | undefined {
  const game = games.find(({ route }) => route === asked) ?? games.find(({ old }) => old === asked);
  return game?.route;
}

/** Redirects a game's old address to the new one; throws for an unknown game. */
export const oldGame: Guard = ({ url, lang, row }) => {
  if (row?.id !== 'games-gameRoute' || lang === undefined) return undefined;
  const asked = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const route = gameRoute(asked);
  if (route === undefined) throw new NotFoundError();
  return route === asked ? undefined : `${pathsIn(lang).home}/games/${route}${url.search}`;
};
