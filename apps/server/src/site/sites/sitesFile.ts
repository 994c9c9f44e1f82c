import { COUPON_TYPE, isCurrencyCode } from '@touchline/betting';
import type { LoyaltyPlan, VerificationPlan } from '@touchline/contract';
import { featureNames, features, homeParts } from '@touchline/contract/pages';
import {
  array,
  boolean,
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { hasRate } from '../../ledger/index.ts';
import { accessEntry } from './accessEntry.ts';
import { brandsEntry } from './brandsEntry.ts';
import { personalDataEntry } from './personalDataEntry.ts';
import { consultantEntry } from './consultantEntry.ts';
import type { EntryParsers } from './entryParsers.ts';
import { exchangeEntry } from './exchangeEntry.ts';
import { siteTimeZone } from './siteTimeZone.ts';
import { gamesEntry } from './gamesEntry.ts';
import { partsEntry } from './partsEntry.ts';
import { visitEntry } from './visitEntry.ts';
import { winningsTaxEntry } from './winningsTaxEntry.ts';
import { operatorsEntry } from './operatorsEntry.ts';
import { depositsEntry } from './depositsEntry.ts';
import { withdrawalsEntry } from './withdrawalsEntry.ts';

const language = pipe(string(), regex(/^[a-z]{2}$/, 'a language is two lower-case letters, as in addresses'));
const currency = pipe(
  string(),
  check(isCurrencyCode, 'a currency is three to ten capital letters, or a prefix and capitals as in mBTC'),
  check(hasRate, 'there is no rate for this currency: add it to the rates, or take it out'),
);
const hasHost = (address: string, host: string): boolean =>
  URL.canParse(address) && new URL(address).hostname === host;
/** Name of a site in the database. */
export const siteId = pipe(
  string(),
  regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id is lower-case letters, digits and dashes'),
);
export const siteHost = pipe(
  string(),
  regex(/^[a-z0-9.:[\]-]+$/, 'a host is lower case, without port'),
  check((host) => hasHost(`http://${host}`, host), 'a host is lower case, without port'),
);
const anyWhole = pipe(number(), integer('a whole number'));
/** All types: by default a site checks the stakes of all. */
const couponTypes = Object.values(COUPON_TYPE);

const isWebAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

const licenceEntry = strictObject({
  text: pipe(string(), minLength(1, 'a line of text'), maxLength(400, 'at most 400 characters')),
  /** The licence in the regulator's register. */
  address: optional(pipe(string(), check(isWebAddress, 'an address elsewhere starts with https://'))),
});

/** Plan of a site whose entry has no loyalty. */
const NO_LOYALTY: LoyaltyPlan = { points: null, cashback: [], referral: null };
/** Plan of a site whose entry has no verification. */
const NO_GROUPS: VerificationPlan = { groups: [], defaultGroup: null, validDays: {} };

/** Creates the schema of a site's entry. The rules of its parts in `parsers` belong to higher domains. */
export function createSiteEntry(parsers: EntryParsers) {
  return pipe(
    strictObject({
      id: siteId,
      brand: string(),
      hosts: pipe(array(siteHost), minLength(1, 'a site needs a host')),
      companyName: optional(string()),
      licence: optional(licenceEntry),
      descriptions: optional(record(language, string()), {}),
      languages: optional(pipe(array(language), minLength(1, 'a site needs a language')), ['en', 'ru', 'ar']),
      defaultLanguage: optional(language, 'en'),
      currency: optional(currency, 'EUR'),
      registrationCurrencies: optional(pipe(array(currency), minLength(1, 'a site needs a currency')), [
        'EUR',
        'USD',
        'GBP',
        'RUB',
        'JPY',
      ]),
      oddsViews: optional(array(anyWhole), [0, 1, 2, 4, 5, 6]),
      defaultOddsView: optional(anyWhole, 0),
      defaultMode: optional(picklist(['light', 'dark', 'contrast', 'system'])),
      defaultDensity: optional(picklist(['comfortable', 'compact'])),
      defaultTimeZone: siteTimeZone,
      availableRoutes: optional(
        array(picklist(featureNames, `a feature is one of ${featureNames.join(', ')}`)),
        featureNames.filter((name) => features[name]),
      ),
      homeParts: optional(
        pipe(
          array(picklist(homeParts, `a part of the home page is one of ${homeParts.join(', ')}`)),
          minLength(1, 'the home page needs at least one part'),
          check((parts) => new Set(parts).size === parts.length, 'each part of the home page at most once'),
        ),
        [...homeParts],
      ),
      isRegistrationAllowed: optional(boolean(), true),
      isRegistrationButtonDisabled: optional(boolean(), false),
      isVipDomain: optional(boolean(), false),
      isOneTapAuthEnabled: optional(boolean(), false),
      langHiddenUnauthorized: optional(array(language), []),
      show_one_click: optional(boolean(), true),
      isDemoCashier: optional(boolean(), true),
      isAutoLogoffEnable: optional(boolean(), true),
      autoLogoffInactiveMinutes: optional(pipe(anyWhole, minValue(1, 'at least 1')), 30),
      autoLogoffMediaMinutes: optional(
        pipe(anyWhole, minValue(0, 'at least 0'), maxValue(1440, 'at most 1440, a day')),
        180,
      ),
      isAvailableCouponBonusBet: optional(boolean(), true),
      isHyperBonusWithBonusBet: optional(boolean(), false),
      showVipBet: optional(boolean(), true),
      isShowIdentification: optional(boolean(), false),
      isAvailableConfirmTerms: optional(boolean(), true),
      isAccountMiddleware: optional(boolean(), false),
      couponTypesWithMinAmount: optional(array(anyWhole), couponTypes),
      couponTypesWithMaxAmount: optional(array(anyWhole), couponTypes),
      topSportIds: optional(array(anyWhole), []),
      hostOrigins: optional(
        array(
          pipe(string(), regex(/^https?:\/\/[a-z0-9.:[\]-]+$/, 'an origin is https://host, without a path')),
        ),
        [],
      ),
      ref_id: optional(
        pipe(string(), regex(/^[\w.-]{1,64}$/, 'a partner is up to 64 letters, digits, dashes and dots')),
      ),
      outsideAddresses: optional(
        record(
          pipe(string(), regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id is lower-case letters, digits and dashes')),
          pipe(string(), check(isWebAddress, 'an address elsewhere starts with https://')),
        ),
        {},
      ),
      remoteParts: optional(partsEntry, []),
      visit: optional(visitEntry, {}),
      safety: optional(parsers.safety, {}),
      access: optional(accessEntry, {}),
      exchange: optional(exchangeEntry, {}),
      consultant: optional(consultantEntry, {}),
      personalData: optional(personalDataEntry, {}),
      // Validates only the form: each pair is validated later, so that a bad one costs a colour and not the site's
      // start.
      brands: optional(brandsEntry, []),
      loyalty: optional(parsers.loyalty, NO_LOYALTY),
      verification: optional(parsers.verification, NO_GROUPS),
      games: optional(gamesEntry, {}),
      paymentMethods: optional(array(string())),
      deposits: optional(depositsEntry, {}),
      withdrawals: optional(withdrawalsEntry, {}),
      operators: optional(operatorsEntry, {}),
      winningsTax: optional(nullable(winningsTaxEntry), null),
      partnerCssBrandBook: optional(array(object({ css_prop: string(), css_value: string() })), []),
    }),
    check(
      ({ languages, defaultLanguage }) => languages.includes(defaultLanguage),
      'defaultLanguage must be among languages',
    ),
    check(
      ({ langHiddenUnauthorized, defaultLanguage }) => !langHiddenUnauthorized.includes(defaultLanguage),
      'defaultLanguage must not be among langHiddenUnauthorized: guests are led to it',
    ),
    check(
      ({ oddsViews, defaultOddsView }) => oddsViews.includes(defaultOddsView),
      'defaultOddsView must be among oddsViews',
    ),
  );
}
/** Schema of a site's entry. */
export type SiteEntrySchema = ReturnType<typeof createSiteEntry>;
export type SiteEntry = InferOutput<SiteEntrySchema>;

/**
 * Creates an entry with every default, for a brand that the list doesn't name.
 * @param isDemoCashier whether its players may credit themselves play money
 */
export function defaultEntry(schema: SiteEntrySchema, brand: string, isDemoCashier: boolean): SiteEntry {
  return parse(schema, { id: brand, brand, hosts: [`${brand}.localhost`], isDemoCashier });
}
