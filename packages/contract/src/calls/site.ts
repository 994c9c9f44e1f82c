import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Currency, Milliseconds } from '../schemas.ts';

export const SiteConfig = Type.Object(
  {
    id: Type.String(),
    brand: Type.String({ description: 'The brand book’s folder.' }),
    companyName: Type.String(),
    wordmark: Type.String(),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), {
      description: 'Language segments of addresses.',
    }),
    defaultLanguage: Type.String({ pattern: '^[a-z]{2}$' }),
    currency: Currency,
    registrationCurrencies: Type.Array(Currency),
    oddsViews: Type.Array(Type.Integer(), { description: 'Ids of the odds formats on offer.' }),
    defaultOddsView: Type.Integer(),
    defaultMode: Type.Union([Type.Literal('light'), Type.Literal('dark'), Type.Literal('contrast')]),
    defaultDensity: Type.Union([Type.Literal('comfortable'), Type.Literal('compact')]),
    defaultTimeZone: Type.Number({ description: 'Hours from UTC, -12 to 14; may be fractional.' }),
    availableRoutes: Type.Array(Type.String(), { description: 'Feature flags that routes ask for.' }),
    isRegistrationAllowed: Type.Boolean(),
    show_one_click: Type.Boolean({ description: 'One-click registration is on offer.' }),
    isDemoCashier: Type.Boolean({ description: 'Play money: the cashier credits without a payment.' }),
    isAvailableCouponBonusBet: Type.Boolean({ description: 'Expresses are offered a bonus row.' }),
    showVipBet: Type.Boolean({ description: 'A stake above the maximum may be asked for.' }),
    couponTypesWithMinAmount: Type.Array(Type.Integer()),
    couponTypesWithMaxAmount: Type.Array(Type.Integer()),
    hostOrigins: Type.Array(Type.String(), {
      description: 'Origins of the pages that may hold this site in a frame and hear its events.',
    }),
    ref_id: Type.Optional(
      Type.String({
        description: 'The partner that bets belong to when no partner’s link brought the visitor.',
      }),
    ),
    topSportIds: Type.Array(Type.Integer(), { description: 'Sports in the order this site shows them.' }),
    serverTime: Milliseconds,
  },
  { title: 'SiteConfig' },
);
export type SiteConfig = Static<typeof SiteConfig>;

export const siteConfig = defineCall({
  id: 'siteConfig',
  method: 'get',
  path: '/web-api/site',
  tag: 'site',
  summary: 'The configuration of the site that the host name stands for; also inlined in every page.',
  session: 'anyone',
  answers: { 200: SiteConfig },
  problems: [],
});
