import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Coefficient, Currency, Money, SelectionId } from '../../schemas.ts';
import { CouponShape, CouponTypeId, TaxTerms, UnpricedBets } from './schemas.ts';

export const couponTerms = defineCall({
  id: 'couponTerms',
  method: 'post',
  path: '/web-api/coupons/terms',
  tag: 'coupons',
  summary:
    'Returns the current terms of a coupon: minimum and maximum stake, payout cap, system options, available bonuses, blocking legs.',
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
      tax: Type.Optional(
        Type.Object(TaxTerms, { description: 'Tax on the winnings; absent if they aren’t taxed.' }),
      ),
      delaySeconds: Type.Integer(),
      systemOptions: Type.Array(
        Type.Object({
          value: Type.Integer({ description: 'Number of selections or blocks per combination.' }),
          offset: Type.Integer({ description: 'Number of bankers in every combination.' }),
          minBetAmount: Money,
          combo: Type.Integer({ description: 'Number of combinations.' }),
        }),
        { description: 'System options of types 2 and 4; empty for the others.' },
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
        Type.Integer({ description: 'Boost of the express of the day, while it is unchanged.' }),
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
  summary: 'Returns the advance available on an account against its open coupons.',
  session: 'player',
  params: Type.Object({ accountId: Type.String() }),
  answers: { 200: Type.Object({ availablePrepaidAmount: Money }) },
  problems: [401, 404],
});
