import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency, IdempotencyKey, Money, Seconds } from '../../schemas.ts';

/** Points with two decimals. */
export const Points = Type.String({
  pattern: '^-?[0-9]{1,12}(\\.[0-9]{1,2})?$',
  description: 'Points as decimal text with at most two decimals.',
  examples: ['1234.50'],
});

const Level = Type.Object({
  level: Type.Integer({ minimum: 1, maximum: 8 }),
  from: Type.Integer({ description: 'Points earned in 365 days from which a player has the level.' }),
  rate: Type.String({ description: 'Value of a point in the account’s currency, exact decimal text.' }),
  cashback: Type.Optional(
    Type.String({ description: 'Percentage of the site’s cashback; absent if it has none.' }),
  ),
});

export const Rewards = Type.Object(
  {
    accountId: Type.String({ description: 'Account that exchanged points are paid to.' }),
    iso: Currency,
    balance: Points,
    earned: Type.String({ description: 'Points earned in the last 365 days.' }),
    level: Type.Integer({ minimum: 1, maximum: 8 }),
    levels: Type.Array(Level),
    next: Type.Optional(
      Type.Object({
        level: Type.Integer(),
        from: Type.Integer(),
        share: Type.Number({ minimum: 0, maximum: 1, description: 'Completed share of the step.' }),
      }),
    ),
    expiresAt: Type.Optional(Seconds),
    isExpiringSoon: Type.Boolean({ description: 'The points expire within 14 days.' }),
    least: Type.Integer({ description: 'Fewest points of an exchange.' }),
    monthRoom: Type.String({ description: 'Value that can still be exchanged in this month.' }),
    exchangeableAt: Type.Optional(
      Type.Unsafe<number>({ ...Seconds, description: 'Time of the next exchange, if one was just made.' }),
    ),
    rates: Type.Object(
      {
        sport: Type.Optional(Type.String()),
        slots: Type.Optional(Type.String()),
        'live-casino': Type.Optional(Type.String()),
      },
      { description: 'Points per unit of the base currency staked.' },
    ),
    base: Currency,
  },
  { title: 'Rewards' },
);
export type Rewards = Static<typeof Rewards>;

export const rewards = defineCall({
  id: 'rewards',
  method: 'get',
  path: '/web-api/rewards',
  tag: 'loyalty',
  summary: 'Returns the player’s points and level, and what they are worth.',
  session: 'player',
  answers: { 200: Rewards },
  problems: [401, 404],
});

export const exchangePoints = defineCall({
  id: 'exchangePoints',
  method: 'post',
  path: '/web-api/rewards/exchange',
  tag: 'loyalty',
  summary: 'Exchanges points for money of the main account; once a minute.',
  session: 'player',
  headers: IdempotencyKey,
  body: Type.Object({ points: Points }, Closed),
  answers: { 200: Type.Object({ points: Points, amount: Money, iso: Currency }) },
  problems: [400, 401, 403, 404, 409, 422],
});

export const PointsEntry = Type.Object(
  {
    id: Type.String(),
    at: Seconds,
    kind: Type.Union([
      Type.Literal('earned'),
      Type.Literal('corrected'),
      Type.Literal('exchanged'),
      Type.Literal('expired'),
      Type.Literal('goodwill'),
      Type.Literal('prize'),
    ]),
    points: Type.String({ description: 'With a minus if they left the account.' }),
    balance: Points,
    couponId: Type.Optional(Type.String({ description: 'Bet that earned them.' })),
  },
  { title: 'PointsEntry' },
);
export type PointsEntry = Static<typeof PointsEntry>;

export const pointsHistory = defineCall({
  id: 'pointsHistory',
  method: 'get',
  path: '/web-api/rewards/history',
  tag: 'loyalty',
  summary: 'Lists what moved the player’s points, newest first.',
  session: 'player',
  query: Type.Object({
    before: Type.Optional(Type.String({ maxLength: 20, description: '`next` of the page before.' })),
  }),
  answers: {
    200: Type.Object({
      entries: Type.Array(PointsEntry),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  problems: [401, 404],
});
