import { Type, type Static } from 'typebox';
import { gameFeatures, gameTags, type GameFeature, type GameTag } from '../../casino.ts';
import { Currency, Id, Money, Seconds } from '../../schemas.ts';

export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
export const FeatureOf = Type.Unsafe<GameFeature>({ type: 'string', enum: [...gameFeatures] });
export const TagOf = Type.Unsafe<GameTag>({ type: 'string', enum: gameTags.map(({ slug }) => slug) });
export const Device = Type.Enum(['phone', 'desktop'], { description: 'Device that the game must support.' });

export const GamePreview = Type.Object(
  {
    id: Id,
    name: Type.String(),
    route: Slug,
    oldRoute: Type.Union([Slug, Type.Null()], {
      description: 'Former route, which redirects to the present one.',
    }),
    categories: Type.Array(Id),
    tagId: Type.Union([Type.Integer(), Type.Null()], { description: 'The tag that the tile shows.' }),
  },
  { title: 'GamePreview' },
);
export type GamePreview = Static<typeof GamePreview>;

export const Thumbnails = Type.Object(
  {
    standard: Type.Optional(Type.String({ format: 'uri', description: '3 : 4.' })),
    wide: Type.Optional(Type.String({ format: 'uri', description: '16 : 9.' })),
  },
  { description: 'Addresses of the pictures; the app draws a missing one from the game’s id.' },
);

export const ListedGame = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String({ description: 'Last segment of the game’s address; the id decides.' }),
    provider: Type.Object({ slug: Slug, name: Type.String() }),
    thumbnails: Thumbnails,
    tag: Type.Union([TagOf, Type.Null()]),
    isOwn: Type.Boolean({ description: 'Whether it is a game of the platform itself.' }),
    hasDemo: Type.Boolean({ description: 'Whether it can be played with play money here.' }),
    rtp: Type.Union([Type.String(), Type.Null()], {
      description:
        'Return of the version that runs here, per cent with two decimals, or a range such as `97.30-99.43`.',
      examples: ['96.31'],
    }),
    volatility: Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()]),
    stake: Type.Union([Type.Object({ min: Money, max: Money, iso: Currency }), Type.Null()], {
      description:
        'Bounds of a stake in the currency of the account, or of the site for guests; null if unknown.',
    }),
    jackpot: Type.Union([Type.Object({ id: Type.String(), amount: Money, iso: Currency }), Type.Null()], {
      description: 'The greatest jackpot of the game.',
    }),
    closed: Type.Union([Type.Enum(['maintenance', 'currency']), Type.Null()], {
      description: 'Reason why it can’t be opened now.',
    }),
  },
  { title: 'ListedGame' },
);
export type ListedGame = Static<typeof ListedGame>;

export const JackpotLevel = Type.Object({
  id: Type.String(),
  level: Type.Enum(['mini', 'minor', 'major', 'grand']),
  amount: Money,
  iso: Currency,
  at: Seconds,
});

export const Jackpot = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    provider: Type.Union([Type.String(), Type.Null()], {
      description: 'Maker whose jackpot it is; null for the platform’s.',
    }),
    games: Type.Integer({ description: 'Number of games that pay it.' }),
    levels: Type.Array(JackpotLevel, { description: 'The greatest first.' }),
  },
  { title: 'Jackpot' },
);
export type Jackpot = Static<typeof Jackpot>;
