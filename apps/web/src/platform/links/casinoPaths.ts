import type { GameMode } from '@touchline/contract/casino';
import { useMemo } from 'react';
import { pathsIn } from './paths.ts';
import { useLang } from './usePaths.ts';

interface AddressedGame {
  readonly id: number;
  /** Last segment of the address; the id decides. */
  readonly slug: string;
}

/** Addresses of the casino's pages in one language. */
export function casinoPathsIn(lang: string) {
  const { home, provider } = pathsIn(lang);
  const search = (query: Readonly<Record<string, string>> = {}) => {
    const text = new URLSearchParams(query).toString();
    return `${home}/casino-search${text && `?${text}`}`;
  };
  return {
    lobby: `${home}/casino-lobby`,
    search,
    /**
     * A page of the catalogue.
     * @param path of the server's answer, after the language
     */
    page: (path: string) => `${home}/${path.replace(/^\/+/, '')}`,
    providers: `${home}/providers`,
    provider,
    game: ({ id, slug }: AddressedGame, mode: GameMode = 'real') =>
      `${home}/game/${id}/${encodeURIComponent(slug)}${mode === 'demo' ? '?mode=demo' : ''}`,
    mine: `${home}/my-casino`,
    favourites: `${home}/my-casino/favorites`,
    recommended: `${home}/my-casino/recommended`,
    authorization: `${home}/my-casino/authorization`,
  };
}

/** Addresses of the casino's pages in this page's language. */
export function useCasinoPaths(): ReturnType<typeof casinoPathsIn> {
  const lang = useLang();
  return useMemo(() => casinoPathsIn(lang), [lang]);
}
