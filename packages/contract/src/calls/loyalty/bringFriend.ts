import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Currency, Money, Seconds } from '../../schemas.ts';

export const ReferralState = Type.Union([
  Type.Literal('registered'),
  Type.Literal('deposited'),
  Type.Literal('qualified'),
  Type.Literal('held'),
  Type.Literal('paid'),
  Type.Literal('rejected'),
]);
export type ReferralState = Static<typeof ReferralState>;

export const BringFriend = Type.Object(
  {
    code: Type.String({ description: 'The player’s code: the parameter `ref` of their link.' }),
    iso: Currency,
    reward: Money,
    friendReward: Money,
    minDeposit: Money,
    minStakes: Money,
    minPrice: Type.String(),
    days: Type.Integer(),
    holdDays: Type.Integer(),
    monthCap: Type.Integer(),
    earned: Type.Unsafe<string>({ ...Money, description: 'Rewards paid so far.' }),
    waiting: Type.Unsafe<string>({ ...Money, description: 'Rewards of friends who qualified.' }),
    friends: Type.Array(
      Type.Object({
        id: Type.String(),
        state: ReferralState,
        at: Type.Unsafe<number>({ ...Seconds, description: 'Registration of the friend.' }),
        paysAt: Type.Optional(Type.Unsafe<number>({ ...Seconds, description: 'End of the hold.' })),
      }),
      { description: 'Friends without names and amounts, newest first, at most 100.' },
    ),
  },
  { title: 'BringFriend' },
);
export type BringFriend = Static<typeof BringFriend>;

export const bringFriend = defineCall({
  id: 'bringFriend',
  method: 'get',
  path: '/web-api/bring-friend',
  tag: 'loyalty',
  summary: 'Returns the player’s code for friends, the terms, and how far the friends are.',
  session: 'player',
  answers: { 200: BringFriend },
  problems: [401, 404],
});
