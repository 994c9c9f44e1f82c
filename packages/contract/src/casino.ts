/** Closed lists of the casino, shared by server, app and console. */

/** Features of games, by which a player filters them. */
export const gameFeatures = [
  'freeSpins',
  'bonusBuy',
  'megaways',
  'cascades',
  'respins',
  'holdAndWin',
  'multiplier',
  'jackpot',
  'cashOut',
  'provablyFair',
  'sideBets',
  'autoCashOut',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** The one tag of a game that its tile shows, by the id in a game preview. */
export const gameTags = [
  { id: 1, slug: 'new' },
  { id: 2, slug: 'top' },
  { id: 3, slug: 'exclusive' },
  { id: 4, slug: 'jackpot' },
  { id: 5, slug: 'drops' },
] as const;
export type GameTag = (typeof gameTags)[number]['slug'];

/** States of a game: `maintenance` is listed and can't open, `retired` has its history only, `hidden` is the operator's. */
export const gameStates = ['active', 'maintenance', 'retired', 'hidden'] as const;
export type GameState = (typeof gameStates)[number];

/** Orders of a list of games. `operator` is the site's own order, then popularity. */
export const gameOrders = ['operator', 'popular', 'new', 'name', 'jackpot'] as const;
export type GameOrder = (typeof gameOrders)[number];

/** Filters of the specification by which a list of games is narrowed. */
export const gameFilterWords = [
  'lotteries',
  'slots',
  'climb-to-victory',
  'dice',
  'card-games',
  'other',
] as const;
export type GameFilterWord = (typeof gameFilterWords)[number];

/** Top-level categories, by slug, with the first segment of their address. A site's operators order and hide them. */
export const casinoCategories = [
  { slug: 'slots', path: 'slots' },
  { slug: 'live', path: 'casino' },
  { slug: 'crash', path: 'crash-games' },
  { slug: 'fast', path: 'fast-games' },
  { slug: 'scratch', path: 'scratchcards' },
  { slug: 'keno', path: 'keno' },
  { slug: 'bingo', path: 'bingo' },
  { slug: 'cards', path: 'card-games' },
  { slug: 'poker', path: 'poker' },
  { slug: 'tv', path: 'tvgames' },
  { slug: 'virtual', path: 'virtualsports' },
  { slug: 'skill', path: 'skill-games' },
  { slug: 'asian', path: 'asian-games' },
  { slug: 'fishing', path: 'fishinghunting' },
  { slug: 'other', path: 'othergames' },
] as const;
export type CasinoCategorySlug = (typeof casinoCategories)[number]['slug'];

const PARTITION = 'casino-';

/** Returns the name of a category in the list of a site's partitions, by which operators hide it. */
export const partitionOf = (category: CasinoCategorySlug): string => `${PARTITION}${category}`;

/** Returns whether a partition is a category of the casino and not a remote part of a partner. */
export const isCasinoPartition = (name: string): boolean => name.startsWith(PARTITION);

/** Modes of a game session. */
export const gameModes = ['real', 'demo'] as const;
export type GameMode = (typeof gameModes)[number];

/** States of a round of a game. */
export const roundStates = ['open', 'closed', 'rolledBack'] as const;
export type RoundState = (typeof roundStates)[number];

/** Placeholders of a list of games that loads. */
export const GAME_PLACEHOLDERS = 16;

/** Most games on a page of a list. */
export const MOST_GAMES = 48;

/** Most favourite games of a player. */
export const MOST_FAVOURITE_GAMES = 200;

/** Kinds of prizes of tournaments and daily challenges. */
export const prizeKinds = ['money', 'bonus', 'points'] as const;
export type PrizeKind = (typeof prizeKinds)[number];
