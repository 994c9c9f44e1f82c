import { matchPath } from 'react-router';
import { bonusGames } from '../../platform/links/bonusGames.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import type { Guard, Visit } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';

/** Where an old address leads: the row's new path with the parameters of the old one, and its query. */
export function newAddress({ url, lang, row }: Pick<Visit, 'url' | 'lang' | 'row'>): string | undefined {
  if (row?.redirect === undefined || lang === undefined) return undefined;
  // Not by the table's own function: what it imports would leave the first screen's file.
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
  /** Last segment of its address. */
  readonly route: string;
  /** The one that it once had. */
  readonly old?: string | undefined;
}

/**
 * Which game an address means.
 * @returns its route; the asked one itself when it is right, undefined when no game has or had it
 */
export function gameRoute(asked: string, games: readonly Game[] = bonusGames): string | undefined {
  const game = games.find(({ route }) => route === asked) ?? games.find(({ old }) => old === asked);
  return game?.route;
}

/** A game's old address leads to the new one; an unknown game doesn't exist. */
export const oldGame: Guard = ({ url, lang, row }) => {
  if (row?.id !== 'games-gameRoute' || lang === undefined) return undefined;
  const asked = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const route = gameRoute(asked);
  if (route === undefined) throw new NotFoundError();
  return route === asked ? undefined : `${pathsIn(lang).home}/games/${route}${url.search}`;
};
