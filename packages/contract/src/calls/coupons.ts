import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { MatchScore } from '../line.ts';
import {
  Closed,
  Coefficient,
  Currency,
  IdempotencyKey,
  MarketId,
  MatchId,
  Money,
  Seconds,
  SelectionId,
} from '../schemas.ts';

export const refusalCodes = [
  'ODDS_CHANGED',
  'SCORE_CHANGED',
  'MARKET_SUSPENDED',
  'GAME_FINISHED',
  'LEG_DEPENDENT',
  'LEG_BANNED_EXPRESS',
  'BELOW_MIN',
  'ABOVE_MAX',
  'MAX_PAYOUT',
  'INSUFFICIENT_FUNDS',
  'LIMIT_WAGER',
  'LIMIT_LOSS',
  'TIMEOUT_ACTIVE',
  'SELF_EXCLUDED',
  'SESSION_LIMIT',
  'VERIFICATION_REQUIRED',
  'SPORT_DISALLOWED',
  'DUPLICATE_KEY_MISMATCH',
  'BETTING_CLOSED',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

const RefusalCodeSchema = Type.Enum(refusalCodes);

export const CouponPlacement = Type.Object(
  {
    accountId: Type.String(),
    typeId: Type.Union([Type.Literal(0), Type.Literal(1)], { description: '0 single, 1 express.' }),
    amount: Money,
    changeCoefAction: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)], {
      description: '0 ask on any change, 1 accept any change, 2 accept unchanged or better only.',
    }),
    exactCoef: Type.Boolean({ description: 'Only the exact shown price of every leg.' }),
    isDropOnScoreChange: Type.Boolean({
      description: 'Needs exactCoef: refuse when the score changed on the way.',
    }),
    coefViewId: Type.Integer({ description: 'The odds format the player saw.' }),
    bets: Type.Array(
      Type.Object(
        {
          gameId: MatchId,
          marketId: MarketId,
          selectionId: SelectionId,
          coef: Coefficient,
        },
        Closed,
      ),
      { minItems: 1, maxItems: 40 },
    ),
  },
  { ...Closed, title: 'CouponPlacement' },
);
export type CouponPlacement = Static<typeof CouponPlacement>;

export const CouponRefusal = Type.Object(
  {
    code: RefusalCodeSchema,
    message: Type.String(),
    limit: Type.Optional(
      Type.String({ description: 'The amount that BELOW_MIN, ABOVE_MAX or MAX_PAYOUT is about.' }),
    ),
    legs: Type.Array(
      Type.Object({
        selectionId: SelectionId,
        code: RefusalCodeSchema,
        coef: Type.Optional(Coefficient),
      }),
      { description: 'Every leg that stands in the way, with its price now.' },
    ),
  },
  { title: 'CouponRefusal' },
);
export type CouponRefusal = Static<typeof CouponRefusal>;

export const CouponLeg = Type.Object(
  {
    gameId: MatchId,
    marketId: MarketId,
    selectionId: SelectionId,
    selectionKey: Type.String(),
    marketType: Type.String(),
    line: Type.Optional(Type.String()),
    ordinal: Type.Optional(Type.Integer()),
    coef: Coefficient,
    shownCoef: Type.Optional(Coefficient),
    isLive: Type.Boolean(),
    sportId: Type.Integer(),
    competition: Type.String(),
    country: Type.String(),
    home: Type.String(),
    away: Type.String(),
    startsAt: Seconds,
    scoreAtPlacement: Type.Optional(MatchScore),
    finalScore: Type.Optional(MatchScore),
    statusId: Type.Integer({
      minimum: -2,
      maximum: 6,
      description: 'Result of the leg; -2 and -1 are open.',
    }),
  },
  { title: 'CouponLeg' },
);

export const Coupon = Type.Object(
  {
    id: Type.String(),
    state: Type.Enum(['pending', 'accepted', 'rejected', 'needsConfirm', 'settled']),
    outcome: Type.Optional(Type.Enum(['won', 'lost', 'returned'])),
    typeId: Type.Integer(),
    accountId: Type.String(),
    iso: Currency,
    amount: Money,
    coef: Type.String({ description: 'The combined coefficient, rounded for display.' }),
    possiblePayout: Money,
    payout: Type.Optional(Money),
    placedAt: Seconds,
    acceptedAt: Type.Optional(Seconds),
    settledAt: Type.Optional(Seconds),
    delaySeconds: Type.Integer({ description: 'The live delay of this placement; 0 before the match.' }),
    decidesAt: Type.Optional(Type.Integer({ description: 'When the live delay ends, UTC milliseconds.' })),
    refusal: Type.Optional(CouponRefusal),
    bets: Type.Array(CouponLeg),
  },
  { title: 'Coupon' },
);
export type Coupon = Static<typeof Coupon>;

export const placeCoupon = defineCall({
  id: 'placeCoupon',
  method: 'post',
  path: '/web-api/coupons',
  tag: 'coupons',
  summary: 'Places a coupon. The same key and body answer the same coupon, however often they come.',
  session: 'player',
  headers: IdempotencyKey,
  body: CouponPlacement,
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 403, 404, 409, 422, 429],
});

export const couponByKey = defineCall({
  id: 'couponByKey',
  method: 'get',
  path: '/web-api/coupons/by-key/{key}',
  tag: 'coupons',
  summary: 'What became of a placement whose answer was lost.',
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
  summary: 'One coupon of the player.',
  session: 'player',
  params: Type.Object({ couponId: Type.String() }),
  answers: { 200: Type.Object({ coupon: Coupon }) },
  problems: [400, 401, 404],
});

export const couponHistory = defineCall({
  id: 'couponHistory',
  method: 'get',
  path: '/web-api/coupons',
  tag: 'coupons',
  summary: 'The player’s coupons, newest first.',
  session: 'player',
  query: Type.Object({
    state: Type.Optional(Type.Enum(['open', 'settled', 'won', 'lost', 'returned'])),
    before: Type.Optional(Type.String({ description: 'The id of the last coupon of the page before.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  answers: {
    200: Type.Object({ coupons: Type.Array(Coupon), next: Type.Union([Type.String(), Type.Null()]) }),
  },
  problems: [400, 401],
});

export const couponTerms = defineCall({
  id: 'couponTerms',
  method: 'post',
  path: '/web-api/coupons/terms',
  tag: 'coupons',
  summary: 'What a coupon may stake now: least and most, payout cap, legs that cannot be combined.',
  session: 'anyone',
  body: Type.Object(
    {
      typeId: Type.Integer(),
      iso: Currency,
      selectionIds: Type.Array(SelectionId, { minItems: 1, maxItems: 40 }),
    },
    Closed,
  ),
  answers: {
    200: Type.Object({
      minBetAmount: Money,
      maxBetAmount: Money,
      maxPayout: Money,
      delaySeconds: Type.Integer(),
      legs: Type.Array(
        Type.Object({
          selectionId: SelectionId,
          coef: Type.Optional(Coefficient),
          isBlocked: Type.Boolean(),
          isDepend: Type.Boolean(),
          isBannedExpress: Type.Boolean(),
        }),
      ),
    }),
  },
  problems: [400],
});
