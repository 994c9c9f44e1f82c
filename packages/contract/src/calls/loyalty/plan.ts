import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency } from '../../schemas.ts';

const Decimal = (decimals: number, description: string) =>
  Type.String({ pattern: `^[0-9]{1,9}(\\.[0-9]{1,${decimals}})?$`, description });
const Base = (description: string) => Decimal(2, `${description}, in the base currency.`);

const Product = Type.Union([Type.Literal('sport'), Type.Literal('slots'), Type.Literal('live-casino')]);
const Rate = Decimal(4, 'Points per unit of the base currency staked.');

const PointsPlan = Type.Object(
  {
    rates: Type.Object(
      { sport: Type.Optional(Rate), slots: Type.Optional(Rate), 'live-casino': Type.Optional(Rate) },
      Closed,
    ),
    levels: Type.Array(
      Type.Object(
        {
          from: Type.Integer({
            minimum: 0,
            maximum: 1_000_000_000,
            description: 'Points earned in 365 days from which a player has the level.',
          }),
          rate: Decimal(6, 'Value of a point in the base currency.'),
        },
        Closed,
      ),
      { minItems: 1, maxItems: 8 },
    ),
    least: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Fewest points of an exchange.' }),
    monthCap: Base('Value exchanged in a calendar month (UTC) at most'),
  },
  Closed,
);

export const CashbackPlanId = Type.Union(
  [Type.Literal('cashback'), Type.Literal('vipcashback'), Type.Literal('premiumcashback')],
  { description: 'Cashback of a site, by the last segment of its page.' },
);
export type CashbackPlanId = Static<typeof CashbackPlanId>;

export const CashbackLevel = Type.Object(
  {
    base: Type.Union([Type.Literal('losses'), Type.Literal('stakes')], {
      description: 'Amount that the percentage is taken of.',
    }),
    percent: Decimal(4, 'Percentage.'),
    days: Type.Integer({
      minimum: 1,
      maximum: 7,
      description: 'Length of a period; 7 runs from Monday to Sunday, UTC.',
    }),
  },
  Closed,
);

const CashbackPlan = Type.Object(
  {
    id: CashbackPlanId,
    products: Type.Array(Product, { minItems: 1, uniqueItems: true }),
    levels: Type.Array(CashbackLevel, {
      minItems: 1,
      maxItems: 8,
      description: 'One entry for all levels, or one for each.',
    }),
    least: Base('Lower amounts aren’t paid'),
    cap: Base('Highest amount of a period'),
    isAutomatic: Type.Boolean({
      description: 'Credited by itself at the end of the period; otherwise the player takes it.',
    }),
    takeDays: Type.Integer({ minimum: 1, maximum: 365, description: 'Days in which it can be taken.' }),
  },
  Closed,
);

const ReferralPlan = Type.Object(
  {
    reward: Base('Reward of the player who brings a friend'),
    friendReward: Base('Reward of the friend; 0 for none'),
    minDeposit: Base('Lowest deposit of a friend'),
    minStakes: Base('Settled own stakes of a friend'),
    minPrice: Decimal(3, 'Lowest price of a bet whose stake counts.'),
    days: Type.Integer({ minimum: 1, maximum: 365, description: 'Days in which a friend can qualify.' }),
    holdDays: Type.Integer({ minimum: 0, maximum: 90, description: 'Days until a reward is paid.' }),
    monthCap: Type.Integer({ minimum: 1, maximum: 1000, description: 'Friends accepted in a month.' }),
  },
  Closed,
);

/** Plans of a site; a part that it doesn't have is null or missing. */
export const LoyaltyPlan = Type.Object(
  {
    points: Type.Union([PointsPlan, Type.Null()]),
    cashback: Type.Array(CashbackPlan, { maxItems: 3 }),
    referral: Type.Union([ReferralPlan, Type.Null()]),
  },
  Closed,
);
export type LoyaltyPlan = Static<typeof LoyaltyPlan>;

export const loyaltyPlan = defineCall({
  id: 'loyaltyPlan',
  method: 'get',
  path: '/web-api/loyalty/plan',
  tag: 'loyalty',
  summary: 'Returns the site’s plans of points, cashback and bringing friends, for every visitor.',
  session: 'anyone',
  answers: {
    200: Type.Object({ iso: Currency, plan: LoyaltyPlan }),
  },
  problems: [],
});
