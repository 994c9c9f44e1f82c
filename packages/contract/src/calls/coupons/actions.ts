import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, IdempotencyKey, Money, Seconds } from '../../schemas.ts';
import { Coupon } from './schemas.ts';

const OneCoupon = Type.Object({ couponId: Type.String() });
const Percent = Type.Integer({ minimum: 1, maximum: 100 });

/** Reasons why there is no cash-out or insurance. */
export const actionRefusals = [
  'UNDECIDED',
  'SUSPENDED',
  'SALE_PENDING',
  'IN_PLAY',
  'TOO_MANY_OPEN',
  'NO_VALUE',
  'OVER',
  'ADVANCE',
  'PROMO_CODE',
  'BONUS_ACCOUNT',
  'BONUS_BET',
  'HYPER_BONUS',
  'INSURED',
  'CHANGED',
] as const;
export type ActionRefusal = (typeof actionRefusals)[number];

const Availability = Type.Union([Type.Literal(1), Type.Literal(-1), Type.Literal(-2)], {
  description: '1 available, -1 not at the moment, -2 no longer.',
});

/** Reason why no action is possible on an accepted coupon, temporarily or by a rule. */
const Lack = Type.Optional(
  Type.Enum(actionRefusals, {
    description:
      'Reason why it is unavailable. Temporary: UNDECIDED not accepted yet, SUSPENDED, SALE_PENDING, IN_PLAY, TOO_MANY_OPEN a chain or conditional coupon with too many open legs, NO_VALUE. By a rule: OVER, ADVANCE, PROMO_CODE, BONUS_ACCOUNT staked from a bonus, BONUS_BET, HYPER_BONUS, INSURED, CHANGED sold in part or put on better terms.',
  }),
);

export const couponSale = defineCall({
  id: 'couponSale',
  method: 'get',
  path: '/web-api/coupons/{couponId}/sale',
  tag: 'coupon actions',
  summary: 'Returns the cash-out price of a whole open coupon now; a part pays its share, rounded down.',
  session: 'player',
  params: OneCoupon,
  answers: {
    200: Type.Object({
      availability: Availability,
      lack: Lack,
      amount: Type.Optional(Money),
      expiresAt: Type.Optional(Seconds),
      minPercent: Type.Optional(Percent),
      delaySeconds: Type.Integer(),
    }),
  },
  problems: [401, 404],
});

export const sellCoupon = defineCall({
  id: 'sellCoupon',
  method: 'post',
  path: '/web-api/coupons/{couponId}/sale',
  tag: 'coupon actions',
  summary:
    'Cashes out a coupon or a part of it, at the offered amount or better; live ones after their delay.',
  session: 'player',
  params: OneCoupon,
  headers: IdempotencyKey,
  body: Type.Object(
    {
      percent: Percent,
      amount: Type.String({ description: 'Amount for this part that the player saw.' }),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 404, 409, 422],
});

export const couponInsurance = defineCall({
  id: 'couponInsurance',
  method: 'get',
  path: '/web-api/coupons/{couponId}/insurance',
  tag: 'coupon actions',
  summary: 'Returns the premium for insuring a share of the stake, which is refunded if the coupon is lost.',
  session: 'player',
  params: OneCoupon,
  query: Type.Object({ percent: Percent }),
  answers: {
    200: Type.Object({
      availability: Availability,
      lack: Lack,
      percent: Percent,
      premium: Type.Optional(Money),
      refund: Type.Optional(Money),
      expiresAt: Type.Optional(Seconds),
    }),
  },
  problems: [400, 401, 404],
});

export const insureCoupon = defineCall({
  id: 'insureCoupon',
  method: 'post',
  path: '/web-api/coupons/{couponId}/insurance',
  tag: 'coupon actions',
  summary: 'Insures a share of the stake; the premium is debited at once and never refunded.',
  session: 'player',
  params: OneCoupon,
  headers: IdempotencyKey,
  body: Type.Object({ percent: Percent, premium: Money }, Closed),
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 404, 409, 422, 451],
});

export const couponPowerBet = defineCall({
  id: 'couponPowerBet',
  method: 'get',
  path: '/web-api/coupons/{couponId}/power-bet',
  tag: 'coupon actions',
  summary: 'Returns better terms for an open coupon against an extra stake, if the platform offers them.',
  session: 'player',
  params: OneCoupon,
  answers: {
    200: Type.Object({
      availability: Availability,
      offer: Type.Optional(
        Type.Object({
          newCoef: Type.String(),
          extraStake: Money,
          newPossiblePayout: Money,
          expiresAt: Seconds,
        }),
      ),
    }),
  },
  problems: [401, 404],
});

export const takePowerBet = defineCall({
  id: 'takePowerBet',
  method: 'post',
  path: '/web-api/coupons/{couponId}/power-bet',
  tag: 'coupon actions',
  summary: 'Applies the better terms once; the extra stake is debited.',
  session: 'player',
  params: OneCoupon,
  headers: IdempotencyKey,
  body: Type.Object({ newCoef: Type.String(), extraStake: Money }, Closed),
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 404, 409, 422, 451],
});
