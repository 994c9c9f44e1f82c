import type { PageTitle, RouteMeta, RouteRow, ScreenRow } from './row.ts';
import { idOfPath, unavailableRows } from './unavailable.ts';

const meta = {
  section: 'casino',
  layout: 'third-party',
  who: 'anyone',
  isGated: true,
  isRestricted: true,
  namespaces: ['titles', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

/** Pages of the catalogue. */
const shown = { ...meta, namespaces: ['casino', 'titles'] } satisfies RouteMeta;

const games = { ...meta, section: 'games' } satisfies RouteMeta;

/** A page of a category, whose games the server lists by the first segment of its address. */
const category = (path: string, title: PageTitle): ScreenRow => ({
  id: idOfPath(path),
  path,
  meta: { ...shown, title },
  load: async () => {
    const { categoryScreen } = await import('../../sections/casino/CategoryScreen.tsx');
    return { Component: categoryScreen(title) };
  },
});

export const casinoRoutes: readonly RouteRow[] = [
  category('slots/vulkan', 'vulkan'),
  category('slots/:subcategory?', 'slots'),
  category('casino/:subcategory?', 'casino'),
  category('keno/:subcategory?', 'keno'),
  {
    id: 'casino-lobby',
    path: 'casino-lobby',
    meta: { ...shown, title: 'casinoLobby' },
    load: () => import('../../sections/casino/LobbyScreen.tsx'),
  },
  {
    id: 'casino-search',
    path: 'casino-search',
    meta: { ...shown, title: 'casinoSearch' },
    load: () => import('../../sections/casino/SearchScreen.tsx'),
  },
  category('virtualsports', 'virtualSports'),
  category('fast-bet', 'fastBet'),
  category('fast-games', 'fastGames'),
  category('scratchcards', 'scratchCards'),
  category('tvgames', 'tvGames'),
  category('fishinghunting', 'fishing'),
  category('crash-games', 'crashGames'),
  category('asian-games', 'asianGames'),
  category('card-games', 'cardGames'),
  category('skill-games', 'skillGames'),
  category('poker/:game?', 'poker'),
  {
    id: 'providers',
    path: 'providers',
    meta: { ...shown, title: 'providers' },
    load: () => import('../../sections/casino/ProvidersScreen.tsx'),
  },
  {
    id: idOfPath('providers/:provider'),
    path: 'providers/:provider',
    meta: { ...shown, title: 'provider' },
    load: () => import('../../sections/casino/ProviderScreen.tsx'),
  },
  category('othergames', 'otherGames'),
  category('bingo', 'bingo'),
  {
    id: 'my-casino',
    path: 'my-casino',
    meta: { ...shown, who: 'player', title: 'myCasino' },
    load: () => import('../../sections/casino/MyCasinoScreen.tsx'),
  },
  {
    id: idOfPath('my-casino/favorites'),
    path: 'my-casino/favorites',
    meta: { ...shown, who: 'player', title: 'myFavorites' },
    load: () => import('../../sections/casino/FavouritesScreen.tsx'),
  },
  {
    id: idOfPath('my-casino/recommended'),
    path: 'my-casino/recommended',
    meta: { ...shown, who: 'player', title: 'myRecommended' },
    load: () => import('../../sections/casino/RecommendedScreen.tsx'),
  },
  {
    id: idOfPath('my-casino/authorization'),
    path: 'my-casino/authorization',
    meta: { ...shown, who: 'guest', needsRegistration: true, title: 'myCasino' },
    load: () => import('../../sections/casino/AuthorizationScreen.tsx'),
  },
  {
    id: 'game-gameId-gameName',
    path: 'game/:gameId/:gameName',
    meta: {
      ...meta,
      section: 'game',
      isGame: true,
      movesMoney: true,
      namespaces: ['game', 'limits', 'titles'],
    },
    load: () => import('../../sections/game/GameScreen.tsx'),
  },
  ...unavailableRows(games, { games: 'games' }),
  ...unavailableRows({ ...games, isGame: true }, { 'games/:gameRoute': 'game' }),
  ...unavailableRows(
    { ...games, layout: 'headless', namespaces: ['titles'] },
    { 'games-landing/:landingRoute': 'games' },
  ),
];
