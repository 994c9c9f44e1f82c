import { gameStates, gameTags } from '@touchline/contract/casino';
import { Type, type Static } from 'typebox';
import { noSuch, Position, Reason } from './casinoDeps.ts';

const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
const tags = gameTags.map(({ slug: name }) => name);

export const GamesFilter = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 60 })),
  state: Type.Optional(Type.Enum([...gameStates])),
  category: Type.Optional(slug),
  provider: Type.Optional(slug),
  tag: Type.Optional(Type.Enum(tags)),
  before: Type.Optional(Type.String({ maxLength: 20 })),
});
export type GamesFilter = Static<typeof GamesFilter>;

export const GameChangeBody = Type.Object(
  {
    name: Type.Union([Type.String({ minLength: 1, maxLength: 120 }), Type.Null()]),
    state: Type.Union([Type.Enum(['active', 'maintenance', 'hidden']), Type.Null()]),
    tag: Type.Union([Type.Enum([...tags, 'none']), Type.Null()]),
    position: Type.Union([Position, Type.Null()]),
    route: slug,
    categories: Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,17}$' }), {
      maxItems: 60,
      uniqueItems: true,
    }),
    reason: Reason,
  },
  { additionalProperties: false },
);
export type GameChange = Omit<Static<typeof GameChangeBody>, 'reason'>;

export const noGame = () => noSuch('GAME_NOT_FOUND', 'There is no such game: go back to the list.');
