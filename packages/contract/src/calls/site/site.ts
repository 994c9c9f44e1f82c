import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { homeParts } from '../../pages/homeParts.ts';
import { loyaltyParts } from '../../pages/loyaltyParts.ts';
import { Currency, Milliseconds, Seconds } from '../../schemas.ts';

export const Block = Type.Object(
  {
    displayTypeId: Type.Integer({
      minimum: 0,
      maximum: 99,
      description:
        'Reason, which selects the page: 0 not closed; 1, 2, 3, 5, 14 `block`; 4 `site-updates`; 8 `coming-soon`; 13 `block-ua`; 16 `suspension`; 17 `block-ie`.',
    }),
    templateTypeId: Type.Integer({
      minimum: 0,
      maximum: 3,
      description: 'Scope of the block: 0 nobody, 1 everybody, 2 visitors from this country, 3 this player.',
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
    text: Type.Optional(Type.String({ description: 'The operator’s own message, plain text.' })),
  },
  {
    title: 'Maintenance',
    description:
      'A current or upcoming window: the site is closed from `startAt` until `finishAt`, and announces it from `notifyStartDate` until `notifyEndDate`.',
  },
);
export type Maintenance = Static<typeof Maintenance>;

const Visit = Type.Object(
  {
    popups: Type.Array(Type.String(), { description: 'Popups for visitors, in display order.' }),
    asksConsent: Type.Boolean({
      description: 'Cookies that aren’t necessary wait for the visitor’s consent.',
    }),
    isPwa: Type.Boolean({
      description: 'The site can be installed, and has an offline page.',
    }),
    isSnow: Type.Boolean(),
    hasCounters: Type.Boolean(),
    countryId: Type.Optional(Type.Integer()),
    collectorKey: Type.Optional(Type.String()),
  },
  { description: 'Settings around a visit; absent if all are off.' },
);

export const SiteConfig = Type.Object(
  {
    id: Type.String(),
    brand: Type.String({ description: 'The brand book’s folder.' }),
    companyName: Type.String(),
    licence: Type.Optional(
      Type.Object(
        { text: Type.String(), address: Type.Optional(Type.String({ format: 'uri' })) },
        { description: 'Company and licence behind the site, as its footer names them.' },
      ),
    ),
    minimumAge: Type.Integer({
      minimum: 16,
      maximum: 99,
      description: 'Age from which players may register.',
    }),
    wordmark: Type.String(),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), {
      description: 'Language segments of addresses.',
    }),
    defaultLanguage: Type.String({ pattern: '^[a-z]{2}$' }),
    currency: Currency,
    registrationCurrencies: Type.Array(Currency),
    oddsViews: Type.Array(Type.Integer(), { description: 'Ids of the available odds formats.' }),
    defaultOddsView: Type.Integer(),
    defaultMode: Type.Union(
      [Type.Literal('light'), Type.Literal('dark'), Type.Literal('contrast'), Type.Literal('system')],
      { description: 'Mode until the player chooses one; `system` follows the device’s light or dark mode.' },
    ),
    defaultDensity: Type.Union([Type.Literal('comfortable'), Type.Literal('compact')]),
    defaultTimeZone: Type.String({
      description: 'IANA name of the site’s time zone.',
      examples: ['Europe/Berlin'],
    }),
    availableRoutes: Type.Array(Type.String(), { description: 'Feature flags that routes require.' }),
    isRegistrationAllowed: Type.Boolean(),
    isRegistrationButtonDisabled: Type.Boolean({
      description: 'Links to registration are hidden; its page stays available for external links.',
    }),
    isVipDomain: Type.Boolean({ description: 'Players already have an account: registration is closed.' }),
    isOneTapAuthEnabled: Type.Boolean({
      description: 'Guests are offered one-tap sign-in with the account of another company in their browser.',
    }),
    langHiddenUnauthorized: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), {
      description: 'Languages that are available to players only.',
    }),
    show_one_click: Type.Boolean({ description: 'One-click registration is available.' }),
    isDemoCashier: Type.Boolean({ description: 'Play money: the cashier credits without a payment.' }),
    hasCashier: Type.Optional(Type.Literal(true, { description: 'Whether there are methods to pay in.' })),
    loyalty: Type.Optional(
      Type.Array(Type.Enum([...loyaltyParts]), {
        description: 'Parts of loyalty that the site has; absent without any.',
      }),
    ),
    isAutoLogoffEnable: Type.Boolean({ description: 'Inactive players are signed out.' }),
    autoLogoffInactiveMinutes: Type.Integer({
      minimum: 1,
      description: 'Minutes of inactivity before the sign-out.',
    }),
    autoLogoffMediaMinutes: Type.Integer({
      minimum: 0,
      description:
        'Minutes after the last input during which playing media counts as activity, if it is audible, visible and was started by the player, and so do rounds of games; 0: never.',
    }),
    isAvailableCouponBonusBet: Type.Boolean({ description: 'Expresses are offered a bonus row.' }),
    isHyperBonusWithBonusBet: Type.Boolean({
      description: 'An express with a bonus bet keeps its hyper bonus.',
    }),
    showVipBet: Type.Boolean({ description: 'A stake above the maximum may be requested.' }),
    couponTypesWithMinAmount: Type.Array(Type.Integer()),
    couponTypesWithMaxAmount: Type.Array(Type.Integer()),
    hostOrigins: Type.Array(Type.String(), {
      description: 'Origins of the pages that may embed this site and receive its events.',
    }),
    ref_id: Type.Optional(
      Type.String({
        description: 'Partner of bets of visitors who came without a partner’s link.',
      }),
    ),
    topSportIds: Type.Array(Type.Integer(), { description: 'Sports in the site’s display order.' }),
    homeParts: Type.Optional(
      Type.Array(Type.Enum([...homeParts]), {
        description:
          'Parts of the home page, in display order; each at most once. Absent: all of them in the order of this list.',
      }),
    ),
    visit: Type.Optional(Visit),
    stateVersion: Type.Integer({ description: 'Increases with each change by an operator.' }),
    isAccountMiddleware: Type.Boolean({ description: 'Another app manages accounts and sign-in.' }),
    isShowIdentification: Type.Boolean(),
    isAvailableConfirmTerms: Type.Boolean({ description: 'Changed terms have to be accepted.' }),
    termsVersion: Type.Integer({ description: 'Version of the terms that players accept; 0 is the first.' }),
    urlsToRedirectTo404: Type.Array(Type.String(), {
      description:
        'Paths without language that are not found; one that ends in `/*` includes all descendants.',
    }),
    redirectedPaths: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Paths without language that an operator redirects, to be asked of the redirect service before they are shown; one that ends in `/*` includes all descendants. Absent while redirects don’t apply.',
      }),
    ),
    partnerHasTaxes: Type.Optional(
      Type.Literal(true, { description: 'The site withholds a tax from the winnings of bets.' }),
    ),
    hasBrands: Type.Optional(
      Type.Literal(true, {
        description: 'The site shows brands of game makers; the group `brands` lists them.',
      }),
    ),
    countryCode: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{2}$',
        description: 'The visitor’s country, ISO 3166-1 alpha-2; absent if unknown.',
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
  summary: 'Returns the configuration of the host’s site; also inlined in every page.',
  session: 'anyone',
  answers: { 200: SiteConfig },
  problems: [],
});
