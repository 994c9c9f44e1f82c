import type { RouteMeta, RouteRow } from './row.ts';
import { unavailableRows } from './unavailable.ts';

const meta = {
  section: 'casino',
  layout: 'third-party',
  who: 'anyone',
  isGated: true,
  isRestricted: true,
  namespaces: ['titles', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

const games = { ...meta, section: 'games' } satisfies RouteMeta;

export const casinoRoutes: readonly RouteRow[] = [
  ...unavailableRows(meta, {
    'slots/vulkan': 'vulkan',
    'slots/:subcategory?': 'slots',
    'casino/:subcategory?': 'casino',
    'keno/:subcategory?': 'keno',
    'casino-lobby': 'casinoLobby',
    'casino-search': 'casinoSearch',
    virtualsports: 'virtualSports',
    'fast-bet': 'fastBet',
    'fast-games': 'fastGames',
    scratchcards: 'scratchCards',
    tvgames: 'tvGames',
    fishinghunting: 'fishing',
    'crash-games': 'crashGames',
    'asian-games': 'asianGames',
    'card-games': 'cardGames',
    'skill-games': 'skillGames',
    'poker/:game?': 'poker',
    providers: 'providers',
    'providers/:provider': 'provider',
    othergames: 'otherGames',
    bingo: 'bingo',
  }),
  ...unavailableRows(
    { ...meta, who: 'player' },
    {
      'my-casino': 'myCasino',
      'my-casino/favorites': 'myFavorites',
      'my-casino/recommended': 'myRecommended',
    },
  ),
  ...unavailableRows(
    { ...meta, who: 'guest', needsRegistration: true },
    { 'my-casino/authorization': 'myCasino' },
  ),
  ...unavailableRows({ ...meta, isGame: true }, { 'game/:gameId/:gameName': 'game' }),
  ...unavailableRows(games, { games: 'games' }),
  ...unavailableRows({ ...games, isGame: true }, { 'games/:gameRoute': 'game' }),
  ...unavailableRows(
    { ...games, layout: 'headless', namespaces: ['titles'] },
    { 'games-landing/:landingRoute': 'games' },
  ),
];
