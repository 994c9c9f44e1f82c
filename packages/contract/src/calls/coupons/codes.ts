import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Coefficient, Currency, Money, Seconds } from '../../schemas.ts';
import { CouponPlace, CouponSelection, CouponShape, CouponTypeId, UnpricedBets } from './schemas.ts';

/** Selection of a coupon before placement. */
const SlipBet = Type.Object(
  {
    ...CouponSelection,
    coef: Type.Optional(Coefficient),
    isBlocked: Type.Boolean({ description: 'The leg is no longer available.' }),
    ...CouponPlace,
  },
  { title: 'SlipBet' },
);

const Slip = Type.Object(
  {
    typeId: CouponTypeId,
    systemValue: CouponShape.systemValue,
    bets: Type.Array(SlipBet),
  },
  { title: 'Slip' },
);

const CouponCode = Type.String({ pattern: '^[A-Z0-9]{6,12}$', examples: ['K7P2QX'] });

export const saveCouponCode = defineCall({
  id: 'saveCouponCode',
  method: 'post',
  path: '/web-api/coupon-codes',
  tag: 'coupons',
  summary: 'Stores a coupon’s legs, type, bankers and blocks under a code; never amounts or an account.',
  session: 'anyone',
  body: Type.Object(
    {
      typeId: CouponTypeId,
      systemValue: CouponShape.systemValue,
      bets: UnpricedBets,
    },
    Closed,
  ),
  answers: { 200: Type.Object({ code: CouponCode }) },
  problems: [400, 422, 429],
});

export const couponOfCode = defineCall({
  id: 'couponOfCode',
  method: 'get',
  path: '/web-api/coupon-codes/{code}',
  tag: 'coupons',
  summary: 'Returns the coupon of a code with current prices; unavailable legs are marked.',
  session: 'anyone',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 32 }) }),
  answers: { 200: Type.Object({ slip: Slip }) },
  problems: [400, 404, 429],
});

export const promoCodes = defineCall({
  id: 'promoCodes',
  method: 'get',
  path: '/web-api/promo-codes',
  tag: 'coupons',
  summary: 'Lists the player’s own codes that can be staked now.',
  session: 'player',
  answers: {
    200: Type.Object({
      promoCodes: Type.Array(
        Type.Object({ code: Type.String(), amount: Money, iso: Currency, expiresAt: Type.Optional(Seconds) }),
      ),
    }),
  },
  problems: [401],
});

export const promoCode = defineCall({
  id: 'promoCode',
  method: 'get',
  path: '/web-api/promo-codes/{code}',
  tag: 'coupons',
  summary: 'Returns the value of a code, also of one that the player got elsewhere.',
  session: 'player',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 32 }) }),
  answers: {
    200: Type.Object({
      code: Type.String(),
      amount: Money,
      iso: Currency,
      state: Type.Enum(['usable', 'used', 'expired']),
      expiresAt: Type.Optional(Seconds),
    }),
  },
  problems: [401, 404, 429],
});

export const expressesOfDay = defineCall({
  id: 'expressesOfDay',
  method: 'get',
  path: '/web-api/expresses-of-day',
  tag: 'coupons',
  summary: 'Lists ready-made expresses with a boost, pre-match and live.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      expresses: Type.Array(
        Type.Object({
          expressId: Type.String(),
          isLive: Type.Boolean(),
          boostPercent: Type.Integer(),
          coef: Type.String({ description: 'Combined price with the boost, rounded for display.' }),
          bets: Type.Array(SlipBet),
        }),
      ),
    }),
  },
  problems: [],
});
