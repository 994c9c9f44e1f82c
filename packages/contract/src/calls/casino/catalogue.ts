import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  gameFeatures,
  gameFilterWords,
  gameOrders,
  MOST_FAVOURITE_GAMES,
  MOST_GAMES,
  type GameFilterWord,
  type GameOrder,
} from '../../casino.ts';
import { Closed, Currency, Id, Money, Seconds } from '../../schemas.ts';
import { Device, FeatureOf, GamePreview, Jackpot, ListedGame, Slug } from './schemas.ts';

/** Reader for whom a list is made: it is the same for all visitors of a site with equal values. */
const reader = {
  device: Device,
  lang: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$', description: 'Language of names.' }),
  iso: Type.Optional({
    ...Currency,
    description:
      'Currency of the player’s active account: stakes are in it, and games without it are closed. Absent for guests, who see stakes in the site’s currency.',
  }),
};

const slugs = (what: string, most: number) =>
  Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9-]+(,[A-Za-z0-9-]+)*$',
      maxLength: 400,
      description: `${what}, joined by commas; at most ${most}.`,
    }),
  );

const Category = Type.Object(
  {
    id: Id,
    slug: Slug,
    name: Type.String(),
    path: Type.String({
      description: 'Address of its page after the language.',
      examples: ['slots', 'slots/megaways'],
    }),
    icon: Type.String(),
    games: Type.Integer({ description: 'Number of listed games.' }),
    subcategories: Type.Array(
      Type.Object({ id: Id, slug: Slug, name: Type.String(), path: Type.String(), games: Type.Integer() }),
    ),
  },
  { title: 'CasinoCategory' },
);
export type CasinoCategory = Static<typeof Category>;

const Provider = Type.Object(
  {
    slug: Slug,
    name: Type.String(),
    logo: Type.Union([Type.String(), Type.Null()]),
    games: Type.Integer(),
  },
  { title: 'GameProvider' },
);
export type GameProvider = Static<typeof Provider>;

const Banner = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(['tournament', 'game', 'promotion']),
    title: Type.String(),
    text: Type.String(),
    path: Type.String({ description: 'Address within the site, after the language.' }),
    game: Type.Union([ListedGame, Type.Null()], { description: 'Game whose art it shows.' }),
    until: Type.Union([Seconds, Type.Null()]),
  },
  { title: 'CasinoBanner' },
);
export type CasinoBanner = Static<typeof Banner>;

const option = Type.Object({ value: Type.String(), label: Type.String(), games: Type.Integer() });

export const casinoCategories = defineCall({
  id: 'casinoCategories',
  method: 'get',
  path: '/web-api/casino/categories',
  tag: 'casino',
  summary: 'Lists the categories of the casino that have listed games, and all of its games’ number.',
  session: 'anyone',
  query: Type.Object(reader),
  answers: { 200: Type.Object({ total: Type.Integer(), categories: Type.Array(Category) }) },
  problems: [400, 404],
});

export const casinoLobby = defineCall({
  id: 'casinoLobby',
  method: 'get',
  path: '/web-api/casino/lobby',
  tag: 'casino',
  summary:
    'Returns the lobby’s rows: banners, jackpots, and rows of games by kind. The same for all visitors of a site, country, device and language.',
  session: 'anyone',
  query: Type.Object(reader),
  answers: {
    200: Type.Object({
      banners: Type.Array(Banner, { description: 'Valid now, in the operator’s order.' }),
      jackpots: Type.Array(Jackpot),
      rows: Type.Array(
        Type.Object({
          kind: Type.Enum(['popular', 'new', 'own', 'jackpots', 'category', 'collection']),
          title: Type.Union([Type.String(), Type.Null()], {
            description: 'Title of a category or collection.',
          }),
          path: Type.Union([Type.String(), Type.Null()], { description: 'Address of all its games.' }),
          total: Type.Integer(),
          games: Type.Array(ListedGame, { description: 'At most 20.' }),
        }),
      ),
    }),
  },
  problems: [400, 404],
});

export const casinoGames = defineCall({
  id: 'casinoGames',
  method: 'get',
  path: '/web-api/casino/games',
  tag: 'casino',
  summary:
    'Lists games by category, text and filters, with the number of games of every filter’s option under the other filters. A text of two letters or more forgives typing errors.',
  session: 'anyone',
  query: Type.Object({
    ...reader,
    category: Type.Optional(Slug),
    subcategory: Type.Optional(Slug),
    provider: slugs('Slugs of providers', 20),
    feature: slugs(`Features: ${gameFeatures.join(', ')}`, 12),
    volatility: slugs('Classes 1 to 5', 5),
    filter: Type.Optional(Type.Unsafe<GameFilterWord>({ type: 'string', enum: [...gameFilterWords] })),
    tag: Type.Optional(Type.String({ maxLength: 20 })),
    maxLeastStake: Type.Optional({ ...Money, description: 'Games that can be played from this stake.' }),
    text: Type.Optional(Type.String({ minLength: 2, maxLength: 60 })),
    order: Type.Optional(
      Type.Unsafe<GameOrder>({ type: 'string', enum: [...gameOrders], default: 'operator' }),
    ),
    next: Type.Optional(Type.String({ maxLength: 200, description: 'Cursor of the previous page.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_GAMES, default: MOST_GAMES })),
  }),
  answers: {
    200: Type.Object({
      total: Type.Integer(),
      games: Type.Array(ListedGame),
      next: Type.Union([Type.String(), Type.Null()]),
      options: Type.Object(
        {
          providers: Type.Array(option),
          features: Type.Array(option),
          volatility: Type.Array(option),
          tags: Type.Array(option),
        },
        { description: 'Options of the filters; on the first page only, else empty.' },
      ),
      suggestions: Type.Array(ListedGame, { description: 'Three near games if nothing matches a text.' }),
    }),
  },
  problems: [400, 404],
});

export const casinoGame = defineCall({
  id: 'casinoGame',
  method: 'get',
  path: '/web-api/casino/games/{gameId}',
  tag: 'casino',
  summary:
    'Returns what a player can know of a game before the first stake. 404 if it isn’t offered here, 410 if it is no longer offered.',
  session: 'anyone',
  params: Type.Object({ gameId: Id }),
  query: Type.Object(reader),
  answers: {
    200: Type.Object({
      game: ListedGame,
      features: Type.Array(FeatureOf),
      categories: Type.Array(Type.Object({ slug: Slug, name: Type.String(), path: Type.String() })),
      maxWin: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Most that a round pays, in multiples of its stake.',
      }),
      rtpVersion: Type.Union([Type.String(), Type.Null()]),
      orientation: Type.Enum(['any', 'portrait', 'landscape']),
      rulesUrl: Type.Union([Type.String({ format: 'uri' }), Type.Null()], {
        description: 'The maker’s page of rules and odds.',
      }),
      similar: Type.Array(ListedGame),
    }),
  },
  problems: [400, 404, 410],
});

export const gameOfRoute = defineCall({
  id: 'gameOfRoute',
  method: 'get',
  path: '/web-api/casino/routes/{route}',
  tag: 'casino',
  summary: 'Returns the game of a route; `isOld` if it is a former one, which redirects.',
  session: 'anyone',
  params: Type.Object({ route: Slug }),
  answers: { 200: Type.Object({ game: GamePreview, isOld: Type.Boolean() }) },
  problems: [404],
});

export const gamesPreview = defineCall({
  id: 'gamesPreview',
  method: 'get',
  path: '/web-api/casino/preview',
  tag: 'casino',
  summary:
    'Lists previews of all games, or of those of a group, which is a category or a tag; none for an unknown group or for another partner than the site’s.',
  session: 'player',
  query: Type.Object({
    whence: Type.Optional(
      Type.Union([Type.Literal(1), Type.Literal(2)], {
        description: 'Device that the games must support: 1 a phone, 2 a desktop; any if absent.',
      }),
    ),
    groupId: Type.Optional(Id),
    ref: Type.Optional(
      Type.String({ pattern: '^[\\w.-]{1,64}$', description: 'Partner whose site is meant: its `ref_id`.' }),
    ),
    lng: Type.String({ maxLength: 12 }),
    fcountry: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 676,
        description:
          'Country whose blocked games are left out too, by its id in the list of phone countries; those of the player’s own country always are.',
      }),
    ),
    includeCategories: Type.Optional(Type.Boolean({ default: false })),
  }),
  answers: {
    200: Type.Object({
      games: Type.Array(GamePreview),
      categories: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  },
  problems: [400, 401, 404],
});

export const gameProviders = defineCall({
  id: 'gameProviders',
  method: 'get',
  path: '/web-api/casino/providers',
  tag: 'casino',
  summary: 'Lists the providers that have listed games.',
  session: 'anyone',
  query: Type.Object(reader),
  answers: { 200: Type.Object({ providers: Type.Array(Provider) }) },
  problems: [400, 404],
});

export const casinoJackpots = defineCall({
  id: 'casinoJackpots',
  method: 'get',
  path: '/web-api/casino/jackpots',
  tag: 'casino',
  summary: 'Returns the jackpots with their amounts, at most 30 s old.',
  session: 'anyone',
  answers: { 200: Type.Object({ jackpots: Type.Array(Jackpot) }) },
  problems: [404],
});

const Mine = Type.Object(
  {
    unfinished: Type.Array(Type.Object({ game: ListedGame, stake: Money, iso: Currency, since: Seconds }), {
      description: 'Games with an open round of the player.',
    }),
    recent: Type.Array(ListedGame, { description: 'The last 24 games, the latest first.' }),
    favourites: Type.Array(ListedGame, {
      description: `In order of adding, at most ${MOST_FAVOURITE_GAMES}.`,
    }),
    recommended: Type.Array(
      Type.Object({
        game: ListedGame,
        because: Type.Object(
          { name: Type.String() },
          { description: 'The favourite or recent game that shares its tags.' },
        ),
      }),
      { description: 'None during a break or with little left of a loss limit.' },
    ),
  },
  { title: 'MyCasino' },
);
export type MyCasino = Static<typeof Mine>;

export const myCasino = defineCall({
  id: 'myCasino',
  method: 'get',
  path: '/web-api/casino/mine',
  tag: 'casino',
  summary: 'Returns the player’s unfinished, recent, favourite and recommended games.',
  session: 'player',
  query: Type.Object(reader),
  answers: { 200: Mine },
  problems: [400, 401, 404],
});

export const changeFavouriteGame = defineCall({
  id: 'changeFavouriteGame',
  method: 'put',
  path: '/web-api/casino/favourites/{gameId}',
  tag: 'casino',
  summary: `Adds a game to the player’s favourites or removes it. 409 with \`TOO_MANY\` beyond ${MOST_FAVOURITE_GAMES}.`,
  session: 'player',
  params: Type.Object({ gameId: Id }),
  body: Type.Object({ isFavourite: Type.Boolean() }, Closed),
  answers: { 200: Type.Object({ favourites: Type.Array(Id) }) },
  problems: [400, 401, 404, 409],
});
