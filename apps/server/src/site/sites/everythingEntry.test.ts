import { featureNames } from '@touchline/contract/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { repoRoot } from '../../kernel/repoRoot.ts';
import { jurisdictions } from '../../accounts/jurisdictions.ts';
import { safetyEntry } from '../../protection/limits/rules/safetyEntry.ts';
import { siteEntry } from '../../composition/siteEntry.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { accessEntry } from './accessEntry.ts';
import { everythingEntry } from './everythingEntry.ts';
import { loadSites } from './sites.ts';
import { defaultEntry } from './sitesFile.ts';
import { visitEntry } from './visitEntry.ts';
import { withdrawalsEntry } from './withdrawalsEntry.ts';

/** Fields that are no features, or that would take a feature away; each with its reason. */
const asUsual: Readonly<Record<string, string>> = {
  brand: 'the first site’s',
  languages: 'all that the app has',
  defaultLanguage: 'a choice',
  currency: 'a choice',
  registrationCurrencies: 'a choice',
  oddsViews: 'all that there are',
  defaultOddsView: 'a choice',
  defaultMode: 'a choice of the player',
  defaultDensity: 'a choice of the player',
  defaultTimeZone: 'a choice',
  homeParts: 'all by default',
  paymentMethods: 'all by default',
  'withdrawals.identityAbove': 'a choice',
  'withdrawals.codeAbove': 'a choice',
  'withdrawals.automaticUpTo': 'a choice',
  'withdrawals.needsVerification': 'on by default',
  'withdrawals.secondOperatorAbove': 'a choice',
  'withdrawals.reviewHours': 'a choice',
  operators: 'a choice; a second person is always asked for',
  isRegistrationAllowed: 'on by default',
  isRegistrationButtonDisabled: 'takes the way to registration away',
  isVipDomain: 'closes registration',
  isAccountMiddleware: 'needs another app for accounts',
  'access.hasPasskeys': 'on by default',
  show_one_click: 'on by default',
  isDemoCashier: 'on by default',
  isAutoLogoffEnable: 'on by default',
  autoLogoffInactiveMinutes: 'a length',
  autoLogoffMediaMinutes: 'a length',
  isAvailableCouponBonusBet: 'on by default',
  showVipBet: 'on by default',
  isAvailableConfirmTerms: 'on by default',
  couponTypesWithMinAmount: 'all by default',
  couponTypesWithMaxAmount: 'all by default',
  consultant: 'a choice; every country has it',
  exchange: 'a choice; exchanges are on',
  personalData: 'a choice; the jurisdictions’ rules are on',
  games: 'a choice; the jurisdictions’ rules are on',
  hostOrigins: 'needs a page of a partner around the site',
  remoteParts: 'needs a partner’s server; the demonstration part is on every site',
  'visit.seoHosts': 'needs another host',
  'visit.counters': 'needs a partner’s script',
  'safety.jurisdiction': 'a choice; the countries’ are on',
  'access.loginModes': 'all by default',
  'access.registrationTypes': 'all by default',
  'access.minimumAge': 'a choice',
};

const groups = {
  visit: visitEntry,
  safety: safetyEntry,
  access: accessEntry,
  withdrawals: withdrawalsEntry,
} as const;

/** Paths of all fields of an entry. */
const paths = Object.keys(siteEntry.entries).flatMap((name) => {
  const group = Object.entries(groups).find(([key]) => key === name)?.[1];
  return group ? Object.keys(group.entries).map((field) => `${name}.${field}`) : [name];
});

function valueAt(entry: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => Object(at)[key], entry);
}

const everything = everythingEntry(siteEntry, 'touchline');
const usual = defaultEntry(siteEntry, 'touchline', true);

/** Serialises a value; amounts are bigints. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

describe('the demonstration site', () => {
  test.each(paths)('has %s on, unless there is a reason', (path) => {
    const isUsual = textOf(valueAt(everything, path)) === textOf(valueAt(usual, path));
    expect([path, isUsual]).toEqual([path, path in asUsual]);
  });

  test('offers every feature, and the rules of every jurisdiction that has its own', () => {
    expect(everything.availableRoutes).toEqual(featureNames);
    expect(Object.values(everything.safety.jurisdictionOfCountry).toSorted()).toEqual(
      jurisdictions.filter((name) => name !== 'default').toSorted(),
    );
  });

  test('has all its pairs of the brand accepted', async () => {
    const sites = await loadSites(
      siteEntry,
      join(repoRoot, 'apps/server/sites.json'),
      join(repoRoot, 'themes'),
      {
        hasDemoSite: true,
      },
    );
    const { site, isKnown } = sites.byHost('everything.localhost');
    expect([isKnown, site.look.refused]).toEqual([true, []]);
  });
});

describe('of a platform in development', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { NODE_ENV: 'development' } });
  });
  afterAll(() => app.close());

  test('the demonstration site answers at its host, and every feature’s switch is part of its page', async () => {
    const { statusCode, body } = await app.app.inject({
      url: '/en',
      headers: { host: 'everything.localhost:4000' },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('"isShowIdentification":true');
  });
});

test('a platform in production has no demonstration site', async () => {
  const sites = await loadSites(
    siteEntry,
    join(repoRoot, 'apps/server/sites.json'),
    join(repoRoot, 'themes'),
  );
  expect(sites.byHost('everything.localhost').isKnown).toBe(false);
});
