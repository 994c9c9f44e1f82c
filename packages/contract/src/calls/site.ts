import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Currency, Milliseconds, Seconds } from '../schemas.ts';

export const Block = Type.Object(
  {
    displayTypeId: Type.Integer({
      minimum: 0,
      maximum: 99,
      description:
        'Why, and so which page shows it: 0 not closed; 1, 2, 3, 5, 14 `block`; 4 `site-updates`; 8 `coming-soon`; 13 `block-ua`; 16 `suspension`; 17 `block-ie`.',
    }),
    templateTypeId: Type.Integer({
      minimum: 0,
      maximum: 3,
      description: 'Whom it is for: 0 nobody, 1 everybody, 2 visitors from this country, 3 this player.',
    }),
  },
  { title: 'Block' },
);
export type Block = Static<typeof Block>;

export const Maintenance = Type.Object(
  {
    startAt: Seconds,
    finishAt: Type.Optional(Seconds),
    notifyStartDate: Type.Optional(Seconds),
    notifyEndDate: Type.Optional(Seconds),
    text: Type.Optional(Type.String({ description: 'The operator’s own words, plain text.' })),
  },
  {
    title: 'Maintenance',
    description:
      'A window that has not ended: the site is closed from `startAt` until `finishAt`, and players are told of it from `notifyStartDate` until `notifyEndDate`.',
  },
);
export type Maintenance = Static<typeof Maintenance>;

const Visit = Type.Object(
  {
    popups: Type.Array(Type.String(), { description: 'What visitors are asked and told, in this order.' }),
    asksConsent: Type.Boolean({ description: 'Cookies that aren’t necessary wait for the visitor’s word.' }),
    isPwa: Type.Boolean({
      description: 'The site can be installed, and has a page for the time without a network.',
    }),
    isSnow: Type.Boolean(),
    hasCounters: Type.Boolean(),
    countryId: Type.Optional(Type.Integer()),
    collectorKey: Type.Optional(Type.String()),
  },
  { description: 'Everything around a visit; absent when the site has nothing of it.' },
);

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
    isRegistrationButtonDisabled: Type.Boolean({
      description: 'Nothing leads to registration by itself; its page is there for links from elsewhere.',
    }),
    isVipDomain: Type.Boolean({ description: 'Players come here with an account: nobody registers.' }),
    isOneTapAuthEnabled: Type.Boolean({
      description: 'Guests are offered the account that their browser is signed in to elsewhere.',
    }),
    langHiddenUnauthorized: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), {
      description: 'Of the languages those that only players have.',
    }),
    show_one_click: Type.Boolean({ description: 'One-click registration is on offer.' }),
    isDemoCashier: Type.Boolean({ description: 'Play money: the cashier credits without a payment.' }),
    isAutoLogoffEnable: Type.Boolean({ description: 'Players who do nothing are signed out.' }),
    autoLogoffInactiveMinutes: Type.Integer({ minimum: 1, description: 'How long that may last.' }),
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
    visit: Type.Optional(Visit),
    stateVersion: Type.Integer({ description: 'Rises with each change that an operator makes.' }),
    isAccountMiddleware: Type.Boolean({ description: 'Accounts are kept, and signed in, by another app.' }),
    isShowIdentification: Type.Boolean(),
    isAvailableConfirmTerms: Type.Boolean({ description: 'Changed terms have to be agreed to.' }),
    termsVersion: Type.Integer({ description: 'Of the terms that players agree to; 0 is the first.' }),
    urlsToRedirectTo404: Type.Array(Type.String(), {
      description: 'Paths without language that are not found; one that ends in `/*` stands for all beneath.',
    }),
    hasBrands: Type.Optional(
      Type.Literal(true, {
        description: 'The site shows brands of makers of games; the group `brands` names them.',
      }),
    ),
    countryCode: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{2}$',
        description: 'Where the visitor is, ISO 3166-1 alpha-2, where it is known.',
      }),
    ),
    block: Type.Optional(Block),
    maintenance: Type.Optional(Maintenance),
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
