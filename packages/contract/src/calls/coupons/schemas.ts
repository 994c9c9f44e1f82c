import { Type, type Static } from 'typebox';
import { MatchScore } from '../../line.ts';
import {
  Closed,
  Coefficient,
  Currency,
  MarketId,
  MatchId,
  Money,
  Seconds,
  SelectionId,
} from '../../schemas.ts';

export const refusalCodes = [
  'ODDS_CHANGED',
  'SCORE_CHANGED',
  'MARKET_SUSPENDED',
  'GAME_FINISHED',
  'LEG_DEPENDENT',
  'LEG_BANNED_EXPRESS',
  'BELOW_MIN',
  'ABOVE_MAX',
  'ODDS_TOO_LOW',
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
  'SITE_CLOSED',
  'COUPON_SHAPE',
  'PROMO_CODE',
  'BONUS_ENDED',
  'BONUS_MAX_BET',
  'OFFER_EXPIRED',
  'OPERATOR',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

const RefusalCodeSchema = Type.Enum(refusalCodes);

const ChangeCoefAction = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)], {
  description: '0 ask on any change, 1 accept any change, 2 accept unchanged or better only.',
});

export const CouponTypeId = Type.Integer({
  minimum: 0,
  maximum: 9,
  description:
    '0 single, 1 express, 2 system, 3 chain, 4 multi-bet, 5 conditional, 6 anti-express, 7 lucky, 8 patent, 9 multiple singles.',
});

/** Position of a selection in its coupon. */
export const CouponPlace = {
  isBanker: Type.Optional(
    Type.Boolean({ description: 'A banker, which is in every combination of a system.' }),
  ),
  blockId: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 40,
      description: 'Block of types 4 and 5, numbered from 1; 0 is the lobby.',
    }),
  ),
} as const;

/** Selection with its match, in coupons before and after placement. */
export const CouponSelection = {
  gameId: MatchId,
  marketId: MarketId,
  selectionId: SelectionId,
  selectionKey: Type.String(),
  marketType: Type.String(),
  line: Type.Optional(Type.String()),
  ordinal: Type.Optional(Type.Integer()),
  kind: Type.Optional(
    Type.Integer({
      description: 'Kind of the market; ordinary if absent. An express with kind 7 has no bonus bet.',
    }),
  ),
  isLive: Type.Boolean(),
  sportId: Type.Integer(),
  competition: Type.String(),
  country: Type.String(),
  home: Type.String(),
  away: Type.String(),
  startsAt: Seconds,
} as const;

/** Selections of a coupon without prices, which the platform adds, and their positions. */
export const UnpricedBets = Type.Array(Type.Object({ selectionId: SelectionId, ...CouponPlace }, Closed), {
  minItems: 1,
  maxItems: 40,
});

/** Structure of a coupon, from which its combinations are formed. */
export const CouponShape = {
  systemValue: Type.Optional(
    Type.Integer({
      minimum: 2,
      maximum: 40,
      description: 'Types 2 and 4: number of selections or blocks per combination.',
    }),
  ),
  hasBonusBet: Type.Optional(
    Type.Boolean({ description: 'The express uses the bonus row that its terms offer.' }),
  ),
  expressId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, description: 'The express of the day, unchanged.' }),
  ),
} as const;

/** Terms of a tax on winnings. */
export const TaxTerms = {
  percent: Type.String({ description: 'Share of the taxed winnings, percent, such as `12.5`.' }),
  free: Type.Optional(
    Type.String({ description: 'Winnings of one bet that are free of tax; absent for none.' }),
  ),
} as const;

export const CouponPlacement = Type.Object(
  {
    accountId: Type.String(),
    typeId: CouponTypeId,
    amount: Money,
    amountByBlockId: Type.Optional(
      Type.Record(Type.String({ pattern: '^[0-9]{1,2}$' }), Money, {
        description: 'Stakes of the blocks of type 5; a block without one stakes the whole available amount.',
      }),
    ),
    ...CouponShape,
    promoCode: Type.Optional(
      Type.String({ minLength: 4, maxLength: 32, description: 'Stakes the code instead of money.' }),
    ),
    prepaidAmount: Type.Optional(Money),
    isVipBet: Type.Optional(
      Type.Boolean({ description: 'Requests a stake above the maximum; an operator answers.' }),
    ),
    offerOf: Type.Optional(Type.String({ description: 'Coupon whose operator’s offer the player accepts.' })),
    refId: Type.Optional(Type.String({ maxLength: 64, description: 'Partner who referred the player.' })),
    changeCoefAction: ChangeCoefAction,
    exactCoef: Type.Boolean({ description: 'Accept only the exact shown price of every leg.' }),
    isDropOnScoreChange: Type.Boolean({
      description: 'Requires exactCoef: refuse if the score changed in the meantime.',
    }),
    coefViewId: Type.Integer({
      minimum: 0,
      maximum: 32_767,
      description: 'Odds format that the player saw.',
    }),
    bets: Type.Array(
      Type.Object(
        {
          gameId: MatchId,
          marketId: MarketId,
          selectionId: SelectionId,
          coef: Coefficient,
          ...CouponPlace,
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
      Type.String({
        description:
          'The bound of BELOW_MIN, ABOVE_MAX or MAX_PAYOUT, or the remainder of LIMIT_WAGER or LIMIT_LOSS.',
      }),
    ),
    legs: Type.Array(
      Type.Object({
        selectionId: SelectionId,
        code: RefusalCodeSchema,
        coef: Type.Optional(Coefficient),
      }),
      { description: 'Every leg that blocks the placement, with its current price.' },
    ),
  },
  { title: 'CouponRefusal' },
);
export type CouponRefusal = Static<typeof CouponRefusal>;

export const CouponLeg = Type.Object(
  {
    ...CouponSelection,
    coef: Coefficient,
    shownCoef: Type.Optional(Coefficient),
    scoreAtPlacement: Type.Optional(MatchScore),
    clockAtPlacement: Type.Optional(
      Type.Object(
        {
          period: Type.String(),
          seconds: Type.Optional(
            Type.Integer({ description: 'Time played so far, in sports with a clock.' }),
          ),
        },
        {
          description:
            'Period and time of play at submission, then at acceptance. Absent before the start of the match.',
        },
      ),
    ),
    finalScore: Type.Optional(MatchScore),
    ...CouponPlace,
    settledCoef: Type.Optional(
      Type.String({
        description: 'Factor of the leg if the result doesn’t determine it: a decimal or a fraction.',
      }),
    ),
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
    state: Type.Enum([
      'pending',
      'review',
      'accepted',
      'rejected',
      'needsConfirm',
      'settled',
      'sold',
      'cancelled',
    ]),
    outcome: Type.Optional(Type.Enum(['won', 'lost', 'returned'])),
    typeId: CouponTypeId,
    ...CouponShape,
    lines: Type.Integer({ description: 'Number of combinations that the stake is divided over.' }),
    accountId: Type.String(),
    iso: Currency,
    amount: Money,
    openStake: Type.Optional(
      Type.String({
        description:
          'Remaining stake after better terms or a partial cash-out; `possiblePayout` is based on it.',
      }),
    ),
    amountByBlockId: Type.Optional(Type.Record(Type.String(), Money)),
    coef: Type.String({
      description:
        'Combined price, rounded for display; for a type without one, the maximum return of a staked unit.',
    }),
    possiblePayout: Money,
    payout: Type.Optional(
      Type.String({
        description:
          'Amount that the settlement paid; for a sold coupon, that its sales paid. Excludes sold parts and the refund of an insurance.',
      }),
    ),
    tax: Type.Optional(
      Type.Object(
        {
          ...TaxTerms,
          amount: Type.String({
            description: 'Tax on the payout; before there is one, on the possible payout.',
          }),
          withheld: Type.String({ description: 'Tax withheld so far from the payout and the sold parts.' }),
        },
        {
          description:
            'Tax on the winnings, as promised at placement: the payout and the sold parts less the stake and the free winnings. Amounts of payouts and sold parts are before tax.',
        },
      ),
    ),
    bonus: Type.Optional(
      Type.Object(
        {
          hyperBonusPercent: Type.Optional(Type.Integer()),
          hyperBonusAmount: Type.Optional(Money),
          boostPercent: Type.Optional(Type.Integer({ description: 'Boost of an express of the day.' })),
          bonusBetCoef: Type.Optional(Coefficient),
        },
        { description: 'Bonuses paid in addition to the legs; the amount is part of the possible payout.' },
      ),
    ),
    antiExpressCoef: Type.Optional(Coefficient),
    promoCode: Type.Optional(Type.String()),
    prepaidAmount: Type.Optional(Money),
    isVipBet: Type.Optional(Type.Boolean()),
    offer: Type.Optional(
      Type.Object(
        {
          amount: Money,
          bets: Type.Array(Type.Object({ selectionId: SelectionId, coef: Coefficient })),
          expiresAt: Seconds,
          takenBy: Type.Optional(Type.String({ description: 'Coupon that accepted the offer.' })),
          declinedAt: Type.Optional(Seconds),
        },
        { description: 'An operator’s counter-offer; placing with `offerOf` accepts it, once.' },
      ),
    ),
    sales: Type.Optional(
      Type.Array(
        Type.Object({
          percent: Type.Integer(),
          stake: Money,
          amount: Type.String({
            description: 'Amount paid; the amount that the player saw while pending or refused.',
          }),
          amountNow: Type.Optional(
            Type.String({
              description: 'Refused sale: the part’s actual price at that time, if it had one.',
            }),
          ),
          at: Seconds,
          state: Type.Enum(['pending', 'done', 'refused']),
          decidesAt: Type.Optional(Type.Integer({ description: 'UTC milliseconds.' })),
        }),
      ),
    ),
    insurance: Type.Optional(Type.Object({ percent: Type.Integer(), premium: Money, refund: Money })),
    powerBet: Type.Optional(
      Type.Object({ oldCoef: Type.String(), extraStake: Money, oldPossiblePayout: Money, at: Seconds }),
    ),
    corrections: Type.Optional(
      Type.Array(Type.Object({ at: Seconds, payoutBefore: Money, payoutAfter: Money }), {
        description: 'Number of settlements that a later result replaced.',
      }),
    ),
    placedAt: Seconds,
    acceptedAt: Type.Optional(Seconds),
    settledAt: Type.Optional(Seconds),
    delaySeconds: Type.Integer({ description: 'Live delay of this placement; 0 before the match.' }),
    decidesAt: Type.Optional(Type.Integer({ description: 'End of the live delay, UTC milliseconds.' })),
    refusal: Type.Optional(CouponRefusal),
    bets: Type.Array(CouponLeg),
  },
  { title: 'Coupon' },
);
export type Coupon = Static<typeof Coupon>;
