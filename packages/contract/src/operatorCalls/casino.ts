import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { gameStates, gameTags } from '../casino.ts';
import { Closed } from '../schemas.ts';
import { AnyId, Instant, Next, nullable, NumericId, Reason } from './common.ts';
import { gameRoundCalls } from './gameRounds.ts';

const tags = gameTags.map(({ slug }) => slug);
const Tag = Type.Enum(tags);
const Shown = Type.Enum(['active', 'hidden']);
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
const Position = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Place in an order, from the first on.',
});
const Time = Type.Integer({
  minimum: 0,
  maximum: 253_402_300_799_000,
  description: 'An instant, UTC milliseconds.',
});
const Language = Type.String({ pattern: '^[a-z]{2}$' });
const Names = Type.Record(Language, Type.String({ minLength: 1, maxLength: 60 }), {
  minProperties: 1,
  description: 'Names by language.',
});
const Before = Type.String({ maxLength: 20, description: 'The `next` of the page before.' });

const OperatorGame = Type.Object({
  id: Type.String(),
  name: Type.String(),
  makerId: Type.String(),
  provider: Type.String(),
  category: Type.String({ description: 'Main category of the maker, by its slug.' }),
  state: Type.Enum(gameStates),
  tag: nullable(Tag),
  position: nullable(Type.Integer({ description: 'The operator’s order over all games.' })),
  popularity: Type.String(),
  addedAt: Instant,
});
/** A game in the operators' list. */
export type OperatorGame = DeepReadonly<Static<typeof OperatorGame>>;

const OperatorGameDetail = Type.Object({
  ...OperatorGame.properties,
  makerGameId: Type.String(),
  fed: Type.Object(
    { name: Type.String(), state: Type.String(), tag: nullable(Tag) },
    { description: 'The maker’s values.' },
  ),
  own: Type.Object(
    {
      name: nullable(Type.String()),
      state: nullable(Type.Enum(['active', 'maintenance', 'hidden'])),
      tag: nullable(Type.Enum([...tags, 'none'], { description: '`none`: the tile shows no tag.' })),
    },
    { description: 'The operators’ own values; null: the maker’s apply.' },
  ),
  route: Type.String(),
  oldRoute: nullable(Type.String()),
  rtp: nullable(Type.String()),
  rtpVersion: nullable(Type.String()),
  currencies: Type.Array(Type.String()),
  blockedCountries: Type.Array(Type.String()),
  categories: Type.Array(Type.String(), { description: 'Ids of its categories and collections.' }),
});
/** One game with the maker's values beside the operators'. */
export type OperatorGameDetail = DeepReadonly<Static<typeof OperatorGameDetail>>;

const OperatorProvider = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  makerId: Type.String(),
  games: Type.Integer(),
  position: nullable(Type.Integer()),
  state: Shown,
});
/** Provider of games. */
export type OperatorProvider = DeepReadonly<Static<typeof OperatorProvider>>;

const OperatorCategory = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['category', 'collection']),
  slug: Type.String(),
  parentId: nullable(Type.String()),
  path: nullable(
    Type.String({ description: 'Address of its page after the language; null without a page.' }),
  ),
  names: Type.Record(Type.String(), Type.String(), { description: 'Names by language.' }),
  rule: nullable(Type.Enum(['leastStake', 'top'])),
  position: Type.Integer(),
  state: Shown,
  games: Type.Integer(),
});
/** A category, sub-category or collection. */
export type OperatorCategory = DeepReadonly<Static<typeof OperatorCategory>>;

const OperatorCollectionGame = Type.Object({
  gameId: Type.String(),
  name: Type.String(),
  position: nullable(Type.Integer()),
  from: nullable(Instant),
  until: nullable(Instant),
});
/** A game in a collection, with its period; null without an end of that side. */
export type OperatorCollectionGame = DeepReadonly<Static<typeof OperatorCollectionGame>>;

const bannerKinds = ['tournament', 'game', 'promotion'] as const;
const OperatorBanner = Type.Object({
  id: Type.String(),
  siteId: nullable(Type.String({ description: 'Null: on all sites.' })),
  kind: Type.Enum(bannerKinds),
  texts: Type.Record(Type.String(), Type.Object({ title: Type.String(), text: Type.String() }), {
    description: 'Texts by language.',
  }),
  path: Type.String({ description: 'Address within the site, after the language.' }),
  gameId: nullable(Type.String()),
  from: Instant,
  until: nullable(Instant),
  position: Type.Integer(),
  isHidden: Type.Boolean(),
});
/** Banner of the lobby, with its period. */
export type OperatorBanner = DeepReadonly<Static<typeof OperatorBanner>>;

const BannerBody = Type.Object(
  {
    siteId: nullable(Type.String({ maxLength: 64, description: 'Null: on all sites.' })),
    kind: Type.Enum(bannerKinds),
    texts: Type.Record(
      Language,
      Type.Object(
        { title: Type.String({ minLength: 1, maxLength: 80 }), text: Type.String({ maxLength: 200 }) },
        Closed,
      ),
      { minProperties: 1, description: 'Texts by language.' },
    ),
    path: Type.String({
      pattern: '^[a-z0-9][a-zA-Z0-9/_-]*$',
      maxLength: 200,
      description: 'Address within the site, after the language.',
    }),
    gameId: nullable(NumericId),
    from: Time,
    until: nullable(Time),
    position: Position,
    isHidden: Type.Boolean(),
    reason: Reason,
  },
  Closed,
);

const GameImport = Type.Object({
  id: Type.String(),
  makerId: Type.String(),
  state: Type.Enum(['running', 'done', 'failed']),
  operator: nullable(Type.String({ description: 'Operator who started it; null for the hourly job.' })),
  startedAt: Instant,
  endedAt: nullable(Instant),
  listed: Type.Integer(),
  added: Type.Integer(),
  changed: Type.Integer(),
  retired: Type.Integer(),
  faults: Type.Array(Type.Object({ gameId: Type.String(), reason: Type.String() })),
  message: nullable(Type.String()),
});
/** A run of the import of a maker's list. */
export type GameImport = DeepReadonly<Static<typeof GameImport>>;

const CategoryParams = Type.Object({ categoryId: AnyId });
const GameParams = Type.Object({ gameId: AnyId });
const Id = Type.Object({ id: Type.String() });
const common = { tag: 'operators: casino', session: 'operator', scope: 'casino' } as const;

/** Calls about the catalogue, rounds and notices. */
export const casinoCalls = {
  ...gameRoundCalls,
  listCasinoGames: defineCall({
    id: 'listCasinoGames',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/casino/games',
    summary:
      'Returns games of the casino, 50 at a time. A text is part of a name or alias, a game’s id, or its id at the maker.',
    query: Type.Object({
      text: Type.Optional(Type.String({ maxLength: 60 })),
      state: Type.Optional(Type.Enum(gameStates)),
      category: Type.Optional(Slug),
      provider: Type.Optional(Slug),
      tag: Type.Optional(Tag),
      before: Type.Optional(Before),
    }),
    answers: { 200: Type.Object({ games: Type.Array(OperatorGame), next: Next }) },
    problems: [400, 401, 403],
  }),
  showCasinoGame: defineCall({
    id: 'showCasinoGame',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/casino/games/{gameId}',
    summary: 'Returns a game with the maker’s and the operators’ values.',
    params: GameParams,
    answers: { 200: OperatorGameDetail },
    problems: [400, 401, 403, 404],
  }),
  changeCasinoGame: defineCall({
    id: 'changeCasinoGame',
    sites: 'platform',
    ...common,
    audit: ['casino.game'],
    method: 'put',
    path: '/ops/casino/games/{gameId}',
    summary:
      'Sets the operators’ values of a game; `null` gives the maker’s back. 409 `ROUTE_TAKEN` if another game has the route or had it before.',
    params: GameParams,
    body: Type.Object(
      {
        name: nullable(Type.String({ minLength: 1, maxLength: 120 })),
        state: nullable(Type.Enum(['active', 'maintenance', 'hidden'])),
        tag: nullable(Type.Enum([...tags, 'none'], { description: '`none`: the tile shows no tag.' })),
        position: nullable(Position),
        route: Slug,
        categories: Type.Array(NumericId, {
          maxItems: 60,
          uniqueItems: true,
          description: 'Ids of its categories and collections.',
        }),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: OperatorGameDetail },
    problems: [400, 401, 403, 404, 409],
  }),
  listCasinoProviders: defineCall({
    id: 'listCasinoProviders',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/casino/providers',
    summary: 'Lists the providers in the operators’ order.',
    answers: { 200: Type.Object({ providers: Type.Array(OperatorProvider) }) },
    problems: [401, 403],
  }),
  changeCasinoProvider: defineCall({
    id: 'changeCasinoProvider',
    sites: 'platform',
    ...common,
    audit: ['casino.provider'],
    method: 'put',
    path: '/ops/casino/providers/{slug}',
    summary: 'Orders, shows or hides a provider.',
    params: Type.Object({ slug: Type.String({ maxLength: 100 }) }),
    body: Type.Object({ state: Shown, position: nullable(Position), reason: Reason }, Closed),
    answers: { 200: OperatorProvider },
    problems: [400, 401, 403, 404],
  }),
  listCasinoCategories: defineCall({
    id: 'listCasinoCategories',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/casino/categories',
    summary: 'Lists categories and collections in the operators’ order, with their numbers of games.',
    answers: { 200: Type.Object({ categories: Type.Array(OperatorCategory) }) },
    problems: [401, 403],
  }),
  createCasinoCollection: defineCall({
    id: 'createCasinoCollection',
    sites: 'platform',
    ...common,
    audit: ['casino.category'],
    method: 'post',
    path: '/ops/casino/categories',
    summary: 'Creates a collection. 409 `SLUG_TAKEN` if a category has the slug.',
    body: Type.Object(
      {
        slug: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 40 }),
        names: Names,
        position: Position,
        reason: Reason,
      },
      Closed,
    ),
    answers: { 201: Id },
    problems: [400, 401, 403, 409],
  }),
  changeCasinoCategory: defineCall({
    id: 'changeCasinoCategory',
    sites: 'platform',
    ...common,
    audit: ['casino.category'],
    method: 'put',
    path: '/ops/casino/categories/{categoryId}',
    summary: 'Changes the names, the order and the state of a category or collection.',
    params: CategoryParams,
    body: Type.Object({ names: Names, state: Shown, position: Position, reason: Reason }, Closed),
    answers: { 200: Id },
    problems: [400, 401, 403, 404],
  }),
  listCategoryGames: defineCall({
    id: 'listCategoryGames',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/casino/categories/{categoryId}/games',
    summary: 'Lists the games of a category in its order, at most 500.',
    params: CategoryParams,
    answers: { 200: Type.Object({ games: Type.Array(OperatorCollectionGame) }) },
    problems: [400, 401, 403, 404],
  }),
  placeCategoryGame: defineCall({
    id: 'placeCategoryGame',
    sites: 'platform',
    ...common,
    audit: ['casino.placement'],
    method: 'put',
    path: '/ops/casino/categories/{categoryId}/games/{gameId}',
    summary: 'Puts a game into a category, in its order and period, or takes it out.',
    params: Type.Object({ ...CategoryParams.properties, ...GameParams.properties }),
    body: Type.Object(
      {
        isIn: Type.Boolean(),
        position: nullable(Position),
        from: nullable(Time),
        until: nullable(Time),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: Type.Object({ gameId: Type.String() }) },
    problems: [400, 401, 403, 404],
  }),
  listCasinoBanners: defineCall({
    id: 'listCasinoBanners',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/casino/banners',
    summary: 'Lists the lobby’s banners, with their site and period, and the sites with their languages.',
    answers: {
      200: Type.Object({
        banners: Type.Array(OperatorBanner),
        sites: Type.Array(Type.Object({ id: Type.String(), languages: Type.Array(Type.String()) })),
      }),
    },
    problems: [401, 403],
  }),
  addCasinoBanner: defineCall({
    id: 'addCasinoBanner',
    sites: 'site',
    ...common,
    audit: ['casino.banner'],
    method: 'post',
    path: '/ops/casino/banners',
    summary: 'Adds a banner to the lobby.',
    body: BannerBody,
    answers: { 201: OperatorBanner },
    problems: [400, 401, 403],
  }),
  changeCasinoBanner: defineCall({
    id: 'changeCasinoBanner',
    sites: 'banner',
    ...common,
    audit: ['casino.banner'],
    method: 'put',
    path: '/ops/casino/banners/{bannerId}',
    summary: 'Changes a banner of the lobby.',
    params: Type.Object({ bannerId: AnyId }),
    body: BannerBody,
    answers: { 200: OperatorBanner },
    problems: [400, 401, 403, 404],
  }),
  listGameImports: defineCall({
    id: 'listGameImports',
    sites: 'platform',
    ...common,
    method: 'get',
    path: '/ops/casino/imports',
    summary: 'Lists the makers, and the runs of imports with their results, newest first.',
    query: Type.Object({ before: Type.Optional(Before) }),
    answers: {
      200: Type.Object({
        makers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
        imports: Type.Array(GameImport),
        next: Next,
      }),
    },
    problems: [400, 401, 403],
  }),
  startGameImport: defineCall({
    id: 'startGameImport',
    sites: 'platform',
    ...common,
    audit: ['casino.import'],
    method: 'post',
    path: '/ops/casino/imports',
    summary:
      'Starts the import of a maker’s list, which goes on after the answer. 409 `IMPORT_RUNS` while one runs.',
    body: Type.Object({ makerId: Type.String({ maxLength: 32 }), reason: Reason }, Closed),
    answers: { 202: Id },
    problems: [400, 401, 403, 404, 409],
  }),
};
