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
};
