import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Coupon } from '../calls/coupons/schemas.ts';
import { Closed, Coefficient, Seconds as UtcSeconds } from '../schemas.ts';
import {
  Amount,
  AnyId,
  FoundMatch,
  Instant,
  Iso,
  Next,
  nullable,
  NumericId,
  PlayerParams,
  Reason,
  ReasonBody,
  WaitingAct,
} from './common.ts';

const OperatorBet = Type.Object({
  playerId: Type.String(),
  login: Type.String(),
  siteId: Type.String(),
  coupon: Coupon,
});
/** Bet with its player. */
export type OperatorBet = Readonly<Static<typeof OperatorBet>>;

const Status = Type.Integer({
  minimum: 1,
  maximum: 5,
  description: '1 not started, 2 in play, 3 in a break, 4 finished, 5 called off.',
});
const Score = nullable(Type.Tuple([Type.Integer(), Type.Integer()]));

const ListedMatch = Type.Object({
  ...FoundMatch.properties,
  sportId: Type.Integer(),
  status: Status,
  score: Score,
  markets: Type.Integer({ description: 'Number of open markets.' }),
});
export type ListedMatch = DeepReadonly<Static<typeof ListedMatch>>;

const MatchMarket = Type.Object({
  id: Type.String(),
  type: Type.String(),
  line: nullable(Type.String()),
  ordinal: nullable(Type.Integer()),
  kind: nullable(Type.Integer({ description: 'Kind that its source gave it; null for an ordinary one.' })),
  status: Type.Integer({
    minimum: -4,
    maximum: 1,
    description: '1 active, -1 suspended, 0 inactive, -2 handed over, -3 settled, -4 cancelled.',
  }),
  openLegs: Type.Integer({ description: 'Number of legs on the market without a result.' }),
  legs: Type.Integer({ description: 'Number of all legs on the market.' }),
  selections: Type.Array(
    Type.Object({
      key: Type.String(),
      price: nullable(Coefficient),
      result: nullable(
        Type.Integer({
          minimum: 0,
          maximum: 6,
          description: 'Result of the feed; null while there is none.',
        }),
      ),
    }),
  ),
});
export type MatchMarket = DeepReadonly<Static<typeof MatchMarket>>;

const MatchDetail = Type.Object({
  ...FoundMatch.properties,
  sportId: Type.Integer(),
  status: Status,
  score: Score,
  markets: Type.Array(MatchMarket),
});
/** Match with its markets and the number of bets on each. */
export type MatchDetail = DeepReadonly<Static<typeof MatchDetail>>;

const Review = Type.Object({
  playerId: Type.String(),
  coupon: Coupon,
  coefsNow: Type.Array(nullable(Coefficient), {
    description: 'Current price of each leg, in the order of the legs; null while it is suspended.',
  }),
});
/** Coupon that waits for an operator's decision. */
export type Review = Readonly<Static<typeof Review>>;

const ResultEvent = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['result', 'cancellation', 'lift']),
  marketId: Type.String(),
  reason: Type.String(),
  at: Instant,
  appliedAt: nullable(
    Type.Integer({
      description:
        'Time from which no bet is recomputed any more, UTC milliseconds; null for the first minute.',
    }),
  ),
  isLifted: Type.Boolean({
    description: 'True if a published result or a cancellation was lifted: it holds no longer.',
  }),
});
/** Results, a cancellation or the lift of one, as published by an operator. */
export type ResultEvent = DeepReadonly<Static<typeof ResultEvent>>;

const Cancellation = Type.Object(
  {
    eventId: Type.String(),
    marketId: Type.String(),
    start: nullable(Type.Integer({ description: 'UTC seconds; null from the market’s first bet.' })),
    end: UtcSeconds,
    reason: Type.String(),
    at: UtcSeconds,
    lifted: Type.Optional(
      Type.Object(
        { eventId: Type.String(), reason: Type.String(), at: UtcSeconds },
        { description: 'Absent while the cancellation is in force.' },
      ),
    ),
  },
  { description: 'Cancellation of the bets on a market.' },
);
export type Cancellation = DeepReadonly<Static<typeof Cancellation>>;

const ClosureScope = Type.Enum(['market', 'match', 'sport']);

const Closure = Type.Object({
  id: Type.String(),
  scope: ClosureScope,
  subject: Type.String({ description: 'Id of the market, match or sport.' }),
  cause: Type.Enum(['suspended', 'result', 'cancellation']),
  eventId: nullable(
    Type.String({
      description: 'The published result or cancellation that closed the market; null for a suspension.',
    }),
  ),
  reason: Type.String(),
  operator: Type.String({ description: 'Name of the operator.' }),
  at: Instant,
  match: nullable(
    Type.Object(
      { id: Type.Integer(), home: Type.String(), away: Type.String() },
      {
        description:
          'Match of a closed market, or the closed match; null for a sport, and once the match is removed.',
      },
    ),
  ),
});
/** Closure of a market, a match or a sport that is in force. */
export type Closure = DeepReadonly<Static<typeof Closure>>;

const Debt = Type.Object({
  id: Type.String(),
  accountId: Type.String(),
  playerId: Type.String(),
  couponId: Type.Optional(Type.String()),
  paymentId: Type.Optional(
    Type.String({ description: 'Deposit that its bank took back, instead of a coupon.' }),
  ),
  roundId: Type.Optional(Type.String({ description: 'Corrected round of a game, instead of a coupon.' })),
  iso: Iso,
  amount: Amount,
  open: Amount,
  balance: Amount,
  at: UtcSeconds,
});
/** Debt of a player from a correction, or from a deposit that its bank took back. */
export type Debt = DeepReadonly<Static<typeof Debt>>;

const Publication = Type.Object({
  eventId: Type.String(),
  coupons: Type.Integer({ description: 'Number of changed coupons.' }),
});

const MarketId = Type.String({ minLength: 1, maxLength: 80, description: '`<match>.<type>[.<line>]`' });
const Seconds = Type.Integer({ minimum: 0, maximum: 10_000_000_000, description: 'UTC seconds.' });
const Page = Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the page before.' }));
const CouponParams = Type.Object({ couponId: AnyId });
const EventParams = Type.Object({ eventId: AnyId });
const DebtParams = Type.Object({ debtId: AnyId });

/** Amounts, prices and ids are validated by the handler, which reports their faults. */
const Short = Type.String({ maxLength: 30 });
const ReviewAnswer = Type.Union([
  Type.Object({ kind: Type.Literal('accepted') }, Closed),
  Type.Object({ kind: Type.Literal('refused') }, Closed),
  Type.Object(
    {
      kind: Type.Literal('offer'),
      amount: Short,
      bets: Type.Array(Type.Object({ selectionId: Type.String({ maxLength: 120 }), coef: Short }, Closed), {
        maxItems: 40,
        description: 'New prices; legs that aren’t listed keep theirs.',
      }),
      seconds: Type.Integer({
        minimum: 10,
        maximum: 3600,
        description: 'Time for the player to accept the offer.',
      }),
    },
    Closed,
  ),
]);

const ClosureSubject = {
  scope: ClosureScope,
  subject: Type.String({ minLength: 1, maxLength: 80, description: 'Id of the market, match or sport.' }),
};
const ClosureChange = Type.Object({ ...ClosureSubject, reason: Reason }, Closed);

const common = { tag: 'operators: betting', session: 'operator', scope: 'results' } as const;

/** Calls about bets, matches, results and closures. */
export const bettingCalls = {
  listBets: defineCall({
    id: 'listBets',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/bets',
    summary: 'Returns the latest bets of all players, 30 at a time, newest first, by `state` or all.',
    query: Type.Object({
      state: Type.Optional(Type.Enum(['open', 'review', 'settled', 'refused'])),
      before: Page,
    }),
    answers: { 200: Type.Object({ bets: Type.Array(OperatorBet), next: Next }) },
    problems: [400, 401, 403],
  }),
  showBet: defineCall({
    id: 'showBet',
    sites: 'bet',
    ...common,
    method: 'get',
    path: '/ops/bets/{couponId}',
    summary: 'Returns a bet with its player.',
    params: CouponParams,
    answers: { 200: OperatorBet },
    problems: [400, 401, 403, 404],
  }),
  listBetsOfPlayer: defineCall({
    id: 'listBetsOfPlayer',
    sites: 'player',
    ...common,
    scope: 'players',
    method: 'get',
    path: '/ops/players/{playerId}/bets',
    summary:
      'Returns a player’s bets, newest first, all or those that are `open` or `settled`. Refused placements aren’t bets.',
    params: PlayerParams,
    query: Type.Object({
      state: Type.Optional(Type.Enum(['open', 'settled'])),
      before: Page,
    }),
    answers: { 200: Type.Object({ bets: Type.Array(Coupon), next: Next }) },
    problems: [400, 401, 403, 404],
  }),
  listMatches: defineCall({
    id: 'listMatches',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/matches',
    summary: 'Returns up to 200 matches of the feed, those that start next. The search finds the others.',
    query: Type.Object({ section: Type.Enum(['live', 'line']) }),
    answers: { 200: Type.Object({ matches: Type.Array(ListedMatch) }) },
    problems: [400, 401, 403],
  }),
  showMatch: defineCall({
    id: 'showMatch',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/matches/{matchId}',
    summary:
      'Returns a match with its markets, prices, results and the number of legs on each, also after its end.',
    params: Type.Object({ matchId: AnyId }),
    answers: { 200: MatchDetail },
    problems: [400, 401, 403, 404],
  }),
  listReviews: defineCall({
    id: 'listReviews',
    sites: 'list',
    ...common,
    scope: 'reviews',
    method: 'get',
    path: '/ops/reviews',
    summary:
      'Returns stakes above the maximum that wait for an answer, the oldest first, at most 100, with the current prices of their legs.',
    answers: { 200: Type.Object({ reviews: Type.Array(Review) }) },
    problems: [401, 403],
  }),
  answerReview: defineCall({
    id: 'answerReview',
    sites: 'bet',
    ...common,
    scope: 'reviews',
    audit: ['review.answer'],
    method: 'post',
    path: '/ops/reviews/{couponId}',
    summary:
      'Answers a stake above the maximum. `accepted` takes it at the requested prices and `refused` releases it; `offer` releases it and offers other terms for `seconds`.',
    params: CouponParams,
    body: ReviewAnswer,
    answers: {
      200: Type.Object({ couponId: Type.String(), answer: Type.Enum(['accepted', 'refused', 'offer']) }),
    },
    problems: [400, 401, 403, 404, 409],
  }),
  publishResults: defineCall({
    id: 'publishResults',
    sites: 'platform',
    ...common,
    audit: ['market.results'],
    method: 'post',
    path: '/ops/results',
    summary:
      'Publishes results and closes the market. `settledCoef` (`"2/3"`) is the factor of a leg if no result determines it.',
    body: Type.Object(
      {
        marketId: MarketId,
        results: Type.Array(
          Type.Object(
            {
              key: Type.String({ minLength: 1, maxLength: 40 }),
              result: Type.Enum([0, 1, 2, 3, 4, 5, 6]),
              settledCoef: Type.Optional(Type.String({ maxLength: 20 })),
            },
            Closed,
          ),
          { minItems: 1, maxItems: 100 },
        ),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: Publication },
    problems: [400, 401, 403, 404, 409],
  }),
  listResultEvents: defineCall({
    id: 'listResultEvents',
    sites: 'platform',
    ...common,
    method: 'get',
    path: '/ops/results',
    summary:
      'Returns published results, cancellations and lifts, newest first, 30 at a time. `isLifted` is true for those that hold no longer; `appliedAt` is null for the minute in which bets are looked for again.',
    query: Type.Object({ before: Page }, Closed),
    answers: { 200: Type.Object({ events: Type.Array(ResultEvent), next: Next }) },
    problems: [400, 401, 403],
  }),
  liftResult: defineCall({
    id: 'liftResult',
    sites: 'platform',
    ...common,
    audit: ['market.lift'],
    method: 'post',
    path: '/ops/results/{eventId}/lift',
    summary:
      'Lifts a published result: its bets count by the result published before it, else by the feed’s, and the market is open again if nothing else closes it. 404 `RESULT_NOT_FOUND`, 409 `RESULT_LIFTED`.',
    params: EventParams,
    body: ReasonBody,
    answers: { 200: Publication },
    problems: [400, 401, 403, 404, 409],
  }),
  cancelBets: defineCall({
    id: 'cancelBets',
    sites: 'platform',
    ...common,
    audit: ['market.cancel'],
    method: 'post',
    path: '/ops/cancellations',
    summary:
      'Voids the bets on a market that were accepted in a period: from the first bet without `start`, until now without `end`. Closes the market.',
    body: Type.Object(
      { marketId: MarketId, start: Type.Optional(Seconds), end: Type.Optional(Seconds), reason: Reason },
      Closed,
    ),
    answers: { 200: Publication },
    problems: [400, 401, 403, 404, 409],
  }),
  listCancellations: defineCall({
    id: 'listCancellations',
    sites: 'platform',
    ...common,
    method: 'get',
    path: '/ops/cancellations',
    summary: 'Returns the cancellations on a market with their `eventId`, including lifted ones.',
    query: Type.Object({ marketId: MarketId }, Closed),
    answers: { 200: Type.Object({ cancellations: Type.Array(Cancellation) }) },
    problems: [400, 401, 403],
  }),
  liftCancellation: defineCall({
    id: 'liftCancellation',
    sites: 'platform',
    ...common,
    audit: ['market.lift'],
    method: 'post',
    path: '/ops/cancellations/{eventId}/lift',
    summary:
      'Lifts a cancellation: its bets count again by their results, and the market is open again if nothing else closes it.',
    params: EventParams,
    body: ReasonBody,
    answers: { 200: Publication },
    problems: [400, 401, 403, 404, 409],
  }),
  listDebts: defineCall({
    id: 'listDebts',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/debts',
    summary:
      'Returns open debts, which corrections and returned deposits have left, the oldest first, at most 200.',
    answers: { 200: Type.Object({ debts: Type.Array(Debt) }) },
    problems: [401, 403],
  }),
  collectDebt: defineCall({
    id: 'collectDebt',
    sites: 'debt',
    ...common,
    audit: ['debt.collect'],
    method: 'post',
    path: '/ops/debts/{debtId}/collect',
    summary: 'Debits the part of a debt that the balance has now, and returns it.',
    params: DebtParams,
    answers: { 200: Type.Object({ taken: Amount }) },
    problems: [400, 401, 403, 404, 409],
  }),
  writeOffDebt: defineCall({
    id: 'writeOffDebt',
    sites: 'debt',
    ...common,
    audit: ['debt.write-off', 'approval.ask'],
    method: 'post',
    path: '/ops/debts/{debtId}/write-off',
    summary:
      'Writes off the rest of a debt. 202 if it exceeds the sum that one operator may move alone: it then waits for a second operator.',
    params: DebtParams,
    body: ReasonBody,
    answers: { 200: Type.Object({ debtId: Type.String() }), 202: WaitingAct },
    problems: [400, 401, 403, 404, 409],
  }),
  listClosures: defineCall({
    id: 'listClosures',
    sites: 'platform',
    ...common,
    method: 'get',
    path: '/ops/closures',
    summary:
      'Returns closed markets, matches and sports, newest first, 30 at a time, with the cause, the reason, the operator and the time: all of them, or with `matchId` those that close bets on a match, including its sport’s.',
    query: Type.Object({ before: Page, matchId: Type.Optional(NumericId) }, Closed),
    answers: { 200: Type.Object({ closures: Type.Array(Closure), next: Next }) },
    problems: [400, 401, 403],
  }),
  suspendBets: defineCall({
    id: 'suspendBets',
    sites: 'platform',
    ...common,
    audit: ['market.suspend', 'match.suspend', 'sport.suspend'],
    method: 'post',
    path: '/ops/closures',
    summary:
      'Suspends a market, a match or a sport until it is opened. 404 if it is unknown, 409 `ALREADY_SUSPENDED`.',
    body: ClosureChange,
    answers: { 200: Closure },
    problems: [400, 401, 403, 404, 409],
  }),
  openBets: defineCall({
    id: 'openBets',
    sites: 'platform',
    ...common,
    audit: ['market.open', 'match.open', 'sport.open'],
    method: 'post',
    path: '/ops/closures/open',
    summary:
      'Opens a suspended market, match or sport, or a market that a cancellation closed. 404 if it is unknown; 409 `NOT_CLOSED`, `CLOSED_BY_MATCH` or `CLOSED_BY_SPORT`, `RESULT_PUBLISHED` (lift the result first), `CANCELLATION_RUNS`.',
    body: ClosureChange,
    answers: { 200: Type.Object(ClosureSubject) },
    problems: [400, 401, 403, 404, 409],
  }),
};
