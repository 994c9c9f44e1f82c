import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Amount, Instant, Iso, nullable } from './common.ts';

const Counted = Type.Object({ count: Type.Integer(), sum: Amount });

const figures = {
  deposits: Type.Unsafe<Static<typeof Counted>>({
    ...Counted,
    description: 'Credited deposits with their fees, without voided ones; refunds aren’t subtracted.',
  }),
  payouts: Type.Unsafe<Static<typeof Counted>>({
    ...Counted,
    description: 'Payments of withdrawals that arrived, without fees and without those that were sent back.',
  }),
  sport: Type.Object({
    turnover: Type.String({ description: 'Stakes of accepted bets by the time of placement.' }),
    payouts: Type.String({
      description: 'Payouts of settled bets, insurances and sales, by their time, before tax.',
    }),
  }),
  casino: Type.Object({
    turnover: Type.String({ description: 'Stakes and tips, without those that were returned.' }),
    payouts: Type.String({
      description: 'Payouts, jackpots, prizes and corrections; with a minus if corrections took more.',
    }),
  }),
};

const CurrencyMoney = Type.Object({ iso: Iso, ...figures });
/** Money that moved in one currency; amounts as decimal text. Bets and rounds of bonus money count too. */
export type CurrencyMoney = DeepReadonly<Static<typeof CurrencyMoney>>;

const MoneyTotal = Type.Object(figures);
/** Money that moved in all currencies, in euros. */
export type MoneyTotal = DeepReadonly<Static<typeof MoneyTotal>>;

const HourTurnover = Type.Object({
  sport: nullable(Amount),
  casino: nullable(Amount),
});
/** Turnover of an hour in euros; null if a currency has no rate. */
export type HourTurnover = DeepReadonly<Static<typeof HourTurnover>>;

const MoneyFigures = Type.Object({
  at: Type.Unsafe<number>({ ...Instant, description: 'Time at which the figures were read, UTC ms.' }),
  days: Type.Array(
    Type.Object({
      at: Type.Unsafe<number>({ ...Instant, description: 'Beginning of the day, UTC ms.' }),
      currencies: Type.Array(CurrencyMoney),
      total: Type.Union([MoneyTotal, Type.Null()], {
        description: 'Sums in euros at the last known rates; null if a currency has no rate.',
      }),
    }),
    { description: 'The seven days before today and today, oldest first.' },
  ),
  hours: Type.Array(
    Type.Object({
      at: Type.Unsafe<number>({ ...Instant, description: 'Beginning of the hour of today, UTC ms.' }),
      today: Type.Union([HourTurnover, Type.Null()], { description: 'Null for an hour that hasn’t begun.' }),
      before: HourTurnover,
    }),
    { description: 'The 24 hours of today, each with the hour of seven days before.' },
  ),
});
/** Money that moved on a site or on all of them. Days are UTC days. */
export type MoneyFigures = DeepReadonly<Static<typeof MoneyFigures>>;

const LiabilitySum = Type.Object({
  bets: Type.Integer(),
  stakes: Amount,
  payouts: Type.Unsafe<string>({ ...Amount, description: 'Sum of the possible payouts.' }),
});
/** Sum of open bets, in euros. */
export type LiabilitySum = DeepReadonly<Static<typeof LiabilitySum>>;

const MarketLiability = Type.Object({
  match: Type.Object({ id: Type.Integer(), home: Type.String(), away: Type.String() }),
  marketId: Type.String(),
  type: Type.String(),
  line: nullable(Type.String()),
  ordinal: nullable(Type.Integer()),
  bets: Type.Integer({ description: 'Number of open singles on the market.' }),
  stakes: Amount,
  worst: Type.Object(
    { key: Type.String(), payouts: Amount },
    { description: 'Selection with the largest sum of possible payouts.' },
  ),
  loss: Type.String({
    description:
      'Payouts of that selection less the stakes of all singles on the market; with a minus if the market wins in every case.',
  }),
});
/** Largest loss of a market by its open singles, if one selection wins; amounts in euros. */
export type MarketLiability = DeepReadonly<Static<typeof MarketLiability>>;

const LiabilityFigures = Type.Object({
  at: Type.Unsafe<number>({ ...Instant, description: 'Time at which the figures were read, UTC ms.' }),
  markets: Type.Array(MarketLiability, {
    description: 'Markets with the largest losses by singles, the largest first.',
  }),
  accumulators: Type.Array(Type.Object({ openLegs: Type.Integer(), ...LiabilitySum.properties }), {
    description: 'Open accumulators by the number of legs without a result, the fewest first.',
  }),
  others: Type.Unsafe<Static<typeof LiabilitySum>>({
    ...LiabilitySum,
    description: 'Open bets of all other types.',
  }),
  unrated: Type.Array(Iso, {
    description: 'Currencies without a rate, whose bets aren’t counted.',
  }),
});
/** Possible losses of one site or all by open bets, in euros at the last known rates. */
export type LiabilityFigures = DeepReadonly<Static<typeof LiabilityFigures>>;

export const dashboardCalls = {
  showMoneyFigures: defineCall({
    id: 'showMoneyFigures',
    sites: 'list',
    tag: 'operators: desk',
    session: 'operator',
    scope: 'payments',
    method: 'get',
    path: '/ops/dashboard/money',
    summary:
      'Returns deposits, payouts, and turnover and payouts of bets and games, of one site (`siteId`) or of all, for today and each of the seven days before, by currency and in euros, and the turnover of each hour of today and of seven days before. Days are UTC days.',
    query: Type.Object({ siteId: Type.Optional(Type.String({ maxLength: 60 })) }),
    answers: { 200: MoneyFigures },
    problems: [400, 401, 403, 404],
  }),
  showLiability: defineCall({
    id: 'showLiability',
    sites: 'list',
    tag: 'operators: desk',
    session: 'operator',
    scope: 'results',
    method: 'get',
    path: '/ops/dashboard/liability',
    summary:
      'Returns what one site (`siteId`) or all of them can lose by open bets, in euros: the 20 markets with the largest losses by singles, the possible payouts of accumulators by the number of open legs, and those of other bets.',
    query: Type.Object({ siteId: Type.Optional(Type.String({ maxLength: 60 })) }),
    answers: { 200: LiabilityFigures },
    problems: [400, 401, 403, 404],
  }),
};
