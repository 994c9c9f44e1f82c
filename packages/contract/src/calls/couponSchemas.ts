import { Type, type Static } from 'typebox';
import { MatchScore } from '../line.ts';
import { Closed, Coefficient, Currency, MarketId, MatchId, Money, Seconds, SelectionId } from '../schemas.ts';

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
  'SITE_CLOSED',
  'COUPON_SHAPE',
  'PROMO_CODE',
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
  isBanker: Type.Optional(Type.Boolean({ description: 'Stands in every line of a system.' })),
  blockId: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 40,
      description: 'The block of types 4 and 5, from 1 on in their order; 0 is the lobby.',
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
      description: 'Of types 2 and 4: how many selections or blocks make a line.',
    }),
  ),
  hasBonusBet: Type.Optional(
    Type.Boolean({ description: 'An express takes the bonus row that its terms offer.' }),
  ),
  expressId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, description: 'The express of the day, taken as it is.' }),
  ),
} as const;

export const CouponPlacement = Type.Object(
  {
    accountId: Type.String(),
    typeId: CouponTypeId,
    amount: Money,
    amountByBlockId: Type.Optional(
      Type.Record(Type.String({ pattern: '^[0-9]{1,2}$' }), Money, {
        description: 'Stakes of the blocks of type 5; a block without one stakes all that is there.',
      }),
    ),
    ...CouponShape,
    promoCode: Type.Optional(
      Type.String({ minLength: 4, maxLength: 32, description: 'Stakes the code instead of money.' }),
    ),
    prepaidAmount: Type.Optional(Money),
    isVipBet: Type.Optional(
      Type.Boolean({ description: 'A stake above the maximum is asked for; an operator answers.' }),
    ),
    offerOf: Type.Optional(
      Type.String({ description: 'The coupon whose offer by an operator the player takes.' }),
    ),
    refId: Type.Optional(
      Type.String({ maxLength: 64, description: 'The partner that the player came from.' }),
    ),
    changeCoefAction: ChangeCoefAction,
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
          'The amount that BELOW_MIN, ABOVE_MAX or MAX_PAYOUT is about, or what LIMIT_WAGER or LIMIT_LOSS leaves.',
      }),
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
    ...CouponSelection,
    coef: Coefficient,
    shownCoef: Type.Optional(Coefficient),
    scoreAtPlacement: Type.Optional(MatchScore),
    finalScore: Type.Optional(MatchScore),
    ...CouponPlace,
    settledCoef: Type.Optional(
      Type.String({ description: 'What the leg counts when no result says it: a decimal or a fraction.' }),
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
    lines: Type.Integer({ description: 'How many lines the stake is divided over.' }),
    accountId: Type.String(),
    iso: Currency,
    amount: Money,
    openStake: Type.Optional(
      Type.String({
        description:
          'The stake that still plays, once better terms were taken or a part was sold; `possiblePayout` is of it.',
      }),
    ),
    amountByBlockId: Type.Optional(Type.Record(Type.String(), Money)),
    coef: Type.String({
      description:
        'The combined coefficient, rounded for display; of a type without one, what a unit of the stake comes to at most.',
    }),
    possiblePayout: Money,
    payout: Type.Optional(
      Type.String({
        description:
          'What the settlement paid; of a sold coupon what its sales paid. Sold parts and the refund of an insurance come beside it.',
      }),
    ),
    bonus: Type.Optional(
      Type.Object(
        {
          hyperBonusPercent: Type.Optional(Type.Integer()),
          hyperBonusAmount: Type.Optional(Money),
          boostPercent: Type.Optional(Type.Integer({ description: 'Of an express of the day.' })),
          bonusBetCoef: Type.Optional(Coefficient),
        },
        { description: 'What is paid above the legs; the amount is part of the possible payout.' },
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
          takenBy: Type.Optional(Type.String({ description: 'The coupon that took it.' })),
          declinedAt: Type.Optional(Seconds),
        },
        { description: 'What an operator offers instead; placing with `offerOf` takes it, once.' },
      ),
    ),
    sales: Type.Optional(
      Type.Array(
        Type.Object({
          percent: Type.Integer(),
          stake: Money,
          amount: Type.String({
            description: 'What was paid; what the player saw while pending or refused.',
          }),
          amountNow: Type.Optional(
            Type.String({
              description: 'Of a refused sale: what the part was worth instead, if it had a price.',
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
        description: 'Settlements that a later result replaced.',
      }),
    ),
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
