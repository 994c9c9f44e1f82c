import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed, Coefficient, Currency, Money, SelectionId } from '../schemas.ts';
import { CouponShape, CouponTypeId, UnpricedBets } from './couponSchemas.ts';

export const couponTerms = defineCall({
  id: 'couponTerms',
  method: 'post',
  path: '/web-api/coupons/terms',
  tag: 'coupons',
  summary:
    'What a coupon may stake now: least and most, payout cap, system options, bonuses on offer, legs that stand in the way.',
  session: 'anyone',
  body: Type.Object(
    {
      typeId: CouponTypeId,
      iso: Currency,
      ...CouponShape,
      isBonusAccount: Type.Optional(Type.Boolean({ description: 'The bonus account has no maximum.' })),
      bets: UnpricedBets,
    },
    Closed,
  ),
  answers: {
    200: Type.Object({
      minBetAmount: Money,
      maxBetAmount: Type.Optional(Money),
      maxPayout: Money,
      delaySeconds: Type.Integer(),
      systemOptions: Type.Array(
        Type.Object({
          value: Type.Integer({ description: 'How many selections or blocks make a line.' }),
          offset: Type.Integer({ description: 'How many bankers stand in every line.' }),
          minBetAmount: Money,
          combo: Type.Integer({ description: 'How many lines.' }),
        }),
        { description: 'Of types 2 and 4; empty for the others.' },
      ),
      antiExpressCoef: Type.Optional(Coefficient),
      bonusBetCoef: Type.Optional(Coefficient),
      hyperBonus: Type.Optional(
        Type.Object({
          hyperBonusPercent: Type.Integer(),
          minHyperBonusBetLimit: Money,
          maxHyperBonusLimit: Money,
        }),
      ),
      boostPercent: Type.Optional(
        Type.Integer({ description: 'Of the express of the day, while it is as it was.' }),
      ),
      isVipBetAvailable: Type.Boolean(),
      legs: Type.Array(
        Type.Object({
          selectionId: SelectionId,
          coef: Type.Optional(Coefficient),
          maxBetAmount: Type.Optional(Money),
          isBlocked: Type.Boolean(),
          isDepend: Type.Boolean(),
          isBannedExpress: Type.Boolean(),
          isDisabledBanker: Type.Boolean(),
        }),
      ),
    }),
  },
  problems: [400],
});

export const prepaidTerms = defineCall({
  id: 'prepaidTerms',
  method: 'get',
  path: '/web-api/accounts/{accountId}/prepaid',
  tag: 'coupons',
  summary: 'What the platform advances on an account against its open coupons.',
  session: 'player',
  params: Type.Object({ accountId: Type.String() }),
  answers: { 200: Type.Object({ availablePrepaidAmount: Money }) },
  problems: [401, 404],
});
