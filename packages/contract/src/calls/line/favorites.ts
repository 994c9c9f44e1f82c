import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Id, Seconds } from '../../schemas.ts';

const FavoriteKind = Type.Union([Type.Literal('competition'), Type.Literal('team'), Type.Literal('match')]);

const FavoriteRef = Type.Object({ kind: FavoriteKind, id: Id }, Closed);

const FavoriteItem = Type.Object(
  {
    kind: FavoriteKind,
    id: Id,
    sportId: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Name in the line; shown while it has no match.',
    }),
    place: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Country of a competition, competition of a team or a match.',
      }),
    ),
    startsAt: Type.Optional(Seconds),
  },
  { ...Closed, title: 'Favorite' },
);

const Favorites = Type.Object({
  items: Type.Array(FavoriteItem, { description: 'Most recently added first.' }),
});

/** Maximum number of favourites that one call adds or removes. */
const MOST = 300;

export const favorites = defineCall({
  id: 'favorites',
  method: 'get',
  path: '/web-api/favorites',
  tag: 'favorites',
  summary: 'Lists the competitions, teams and matches that the player follows.',
  session: 'player',
  answers: { 200: Favorites },
  problems: [401],
});

export const changeFavorites = defineCall({
  id: 'changeFavorites',
  method: 'post',
  path: '/web-api/favorites',
  tag: 'favorites',
  summary: 'Adds favourites and removes others; existing additions and unknown removals are no errors.',
  session: 'player',
  body: Type.Object(
    {
      add: Type.Array(FavoriteItem, { maxItems: MOST }),
      remove: Type.Array(FavoriteRef, { maxItems: MOST }),
    },
    Closed,
  ),
  answers: { 200: Favorites },
  problems: [400, 401, 422, 429],
});
