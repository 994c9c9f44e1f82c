import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, IdempotencyKey, Problem, Seconds, SportId } from '../../schemas.ts';
import { Coupon, CouponPlacement, CouponTypeId } from './schemas.ts';

export const placeCoupon = defineCall({
  id: 'placeCoupon',
  method: 'post',
  path: '/web-api/coupons',
  tag: 'coupons',
  summary: 'Places a coupon. Repeated calls with the same key and body return the same coupon.',
  session: 'player',
  headers: IdempotencyKey,
  body: CouponPlacement,
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 403, 404, 409, 422, 429, 451],
});

export const placeSingles = defineCall({
  id: 'placeSingles',
  method: 'post',
  path: '/web-api/coupons/singles',
  tag: 'coupons',
  summary:
    'Places each bet as a separate coupon, with its own key and outcome: some may be accepted while others fail.',
  session: 'player',
  body: Type.Object(
    {
      items: Type.Array(
        Type.Object(
          { key: IdempotencyKey.properties['idempotency-key'], placement: CouponPlacement },
          Closed,
        ),
        { minItems: 1, maxItems: 40 },
      ),
    },
    Closed,
  ),
  answers: {
    200: Type.Object({
      results: Type.Array(
        Type.Object({
          key: Type.String(),
          coupon: Type.Optional(Coupon),
          problem: Type.Optional(Problem),
        }),
      ),
    }),
  },
  problems: [400, 401, 403, 429, 451],
});

export const couponByKey = defineCall({
  id: 'couponByKey',
  method: 'get',
  path: '/web-api/coupon-keys/{key}',
  tag: 'coupons',
  summary: 'Returns the outcome of a placement whose answer was lost.',
  session: 'player',
  params: Type.Object({ key: Type.String({ minLength: 8, maxLength: 64 }) }),
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 404],
});

export const coupon = defineCall({
  id: 'coupon',
  method: 'get',
  path: '/web-api/coupons/{couponId}',
  tag: 'coupons',
  summary: 'Returns one coupon of the player.',
  session: 'player',
  params: Type.Object({ couponId: Type.String() }),
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 404],
});

export const declineOffer = defineCall({
  id: 'declineOffer',
  method: 'post',
  path: '/web-api/coupons/{couponId}/offer/decline',
  tag: 'coupons',
  summary: 'Declines an operator’s offer, which can’t be accepted afterwards. Repeated calls change nothing.',
  session: 'player',
  params: Type.Object({ couponId: Type.String() }),
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 404, 409],
});

export const couponHistory = defineCall({
  id: 'couponHistory',
  method: 'get',
  path: '/web-api/coupons',
  tag: 'coupons',
  summary: 'Lists the player’s coupons, newest first.',
  session: 'player',
  query: Type.Object({
    state: Type.Optional(Type.Enum(['open', 'settled', 'won', 'lost', 'returned', 'sold'])),
    typeId: Type.Optional(CouponTypeId),
    accountId: Type.Optional(Type.String()),
    sportId: Type.Optional(Type.Integer({ ...SportId, description: 'At least one leg is of this sport.' })),
    from: Type.Optional(Seconds),
    to: Type.Optional(Seconds),
    before: Type.Optional(Type.String({ description: 'Id of the last coupon of the previous page.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  answers: {
    200: Type.Object({
      coupons: Type.Array(Coupon),
      next: Type.Union([Type.String(), Type.Null()]),
      clearedAt: Type.Optional(Seconds),
    }),
  },
  problems: [400, 401],
});

export const clearCouponHistory = defineCall({
  id: 'clearCouponHistory',
  method: 'post',
  path: '/web-api/coupons/history-clear',
  tag: 'coupons',
  summary: 'Removes an account’s settled coupons from the list, or restores them; nothing is deleted.',
  session: 'player',
  body: Type.Object({ accountId: Type.String(), isCleared: Type.Boolean() }, Closed),
  answers: { 200: Type.Object({ clearedAt: Type.Optional(Seconds) }) },
  problems: [400, 401, 404],
});

export const mailCouponHistory = defineCall({
  id: 'mailCouponHistory',
  method: 'post',
  path: '/web-api/coupons/history-mail',
  tag: 'coupons',
  summary: 'Sends the coupons of an account and a period to the player’s own e-mail address.',
  session: 'player',
  headers: IdempotencyKey,
  body: Type.Object(
    {
      accountId: Type.String(),
      from: Seconds,
      to: Seconds,
      lng: Type.String({ pattern: '^[a-z]{2}$' }),
      timeZone: Type.Optional(
        Type.Number({
          minimum: -12,
          maximum: 14,
          multipleOf: 0.25,
          description: 'UTC offset of the player’s times, hours; the site’s when absent.',
        }),
      ),
      zone: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'IANA time zone of the player’s times; takes precedence over `timeZone`.',
        }),
      ),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ email: Type.String(), coupons: Type.Integer() }) },
  problems: [400, 401, 404, 409, 422],
});
