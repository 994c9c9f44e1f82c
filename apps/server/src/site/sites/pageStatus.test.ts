import { allPages } from '@touchline/contract/allPages';
import { featureNames } from '@touchline/contract/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf } from '../../testing/testLine.ts';
import { checkedPatterns } from '../siteState/pageSubject.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { changePart } from '../../testing/siteFlags.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sources: [lineOf(4)] });
  await changePart(app, 'routes', featureNames);
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } });

/** Pages that the app says aren't available here, whatever the value, and pages with texts or tokens of sites. */
const ANY_VALUE = [
  'betting-alphabet/:block?/:category?/:slug?',
  'bonus/:id',
  'bonus/casino/:id',
  'bonus/landing/:landingId',
  'bonus/partners/:id',
  'bonus/rules/:id',
  'cricket-app/:token?',
  'desktop/instructions/:id',
  'desktop/qr-codes/:qrName',
  'football-champions-rules/:chapter?',
  'games-landing/:landingRoute',
  'information/rules-frame/:ruleGroup?/:chapter?',
  'information/rules/:ruleGroup?/:chapter?',
  'landing-page/:landingId',
  'lotto/:sectionName?/:lottoId?',
  'news/:slug?',
  'offers/:id',
  'offers/partners/:id',
  'offers/rules/:id',
  'ourpartners/:section?',
  'promotions/:promotionId',
  'toto/:totoSection/coupons',
  'toto/:totoSection/draw/:drawId?',
  'toto/:totoSection/draws',
  'toto/:totoSection/next',
  'toto/:totoSection/nonimees',
  'toto/:totoSection?',
];

/** Pages that anyone may open, by pattern. */
const open = Object.entries(allPages).filter(
  ([, page]) => !page.isPrivate && !page.loyalty && page.setting === undefined,
);
const shown = open.filter(([, page]) => page.redirect === undefined);
const isSection = (pattern: string) => /^(?:live|line)\//.test(pattern);

/** The address of a pattern with one value for all parameters, optional ones included. */
function addressOf(pattern: string, value: string): string {
  const segments = pattern.split('/').filter(Boolean);
  return `/en${segments.map((part) => `/${part.startsWith(':') ? value : part}`).join('')}`;
}

/** An address of a section whose sport exists, and nothing else in it. */
const inFootball = (pattern: string, value: string) =>
  addressOf(pattern.replace(/:sport\??/, 'football'), value);

describe('an address that nobody has', () => {
  const known = shown.filter(
    ([pattern, page]) => checkedPatterns.has(pattern) || isSection(pattern) || page.values !== undefined,
  );

  test.each(known.map(([pattern]) => pattern))(
    'is answered with 404 and the site’s page: %s',
    async (pattern) => {
      for (const value of ['987654321', '987654321-any-name', 'nobody-has-this', '%E0%A4%A', '100%', '%2F']) {
        for (const address of new Set([addressOf(pattern, value), inFootball(pattern, value)])) {
          const { statusCode, headers, body } = await get(address);
          expect([address, statusCode]).toEqual([address, 404]);
          expect(headers['content-type'], address).toContain('text/html');
          expect(body, address).toMatch(/<html[^>]* data-missing=""/);
        }
      }
    },
  );

  test('is checked for every page but those that the app doesn’t show yet, and those with texts of sites', () => {
    const others = shown
      .map(([pattern]) => pattern)
      .filter((pattern) => pattern.includes(':') && !known.some(([name]) => name === pattern));
    expect(others.toSorted()).toEqual(ANY_VALUE.toSorted());
  });
});

test.each(shown.filter(([pattern]) => !pattern.includes(':')).map(([pattern]) => pattern))(
  'an address that can’t be read is answered with 404 and the site’s page: %s',
  async (pattern) => {
    const address = `${addressOf(pattern, '')}/%E0%A4%A`;
    const { statusCode, headers } = await get(address);
    expect([address, statusCode, headers['content-type']]).toEqual([
      address,
      404,
      'text/html; charset=utf-8',
    ]);
  },
);

describe('an address in another spelling', () => {
  test.each([
    ['//live', '/live'],
    ['///en/live', '/en/live'],
    ['/en//live', '/en/live'],
    ['/en/live//football?a=1&b=%2F', '/en/live/football?a=1&b=%2F'],
    ['/EN/live', '/en/live'],
    ['/en/Live', '/en/live'],
    ['/Ar//RESULTS/live', '/ar/results/live'],
    ['/en/champ/10-Premiere//', '/en/champ/10-Premiere/'],
  ])('%s is redirected once to %s', async (asked, location) => {
    const { statusCode, headers } = await get(asked);
    expect([statusCode, headers['location']]).toEqual([301, location]);
    expect([200, 404]).toContain((await get(location)).statusCode);
  });

  test.each(['//', '///?a=1'])('%s leads to the home page in the visitor’s language', async (asked) => {
    const { statusCode, headers } = await get(asked);
    expect([statusCode, headers['location']]).toEqual([302, `/en${asked.replace(/^\/+/, '')}`]);
  });

  test.each(['/en//nobody-has-this', '//nobody-has-this', '/EN/nobody-has-this', '//evil.example/live'])(
    '%s is answered with 404, as there is no such page',
    async (asked) => expect((await get(asked)).statusCode).toBe(404),
  );
});

test.each(open.filter(([, page]) => page.redirect !== undefined).map(([pattern]) => pattern))(
  'the former address %s is redirected to its page',
  async (pattern) => {
    const { statusCode, headers } = await get(`${addressOf(pattern, 'chest-bonus')}?a=1`);
    expect(statusCode).toBe(301);
    expect(headers['location']).toMatch(/^\/en\/[\w/-]+\?a=1$/);
    const to = String(headers['location']);
    expect([to, (await get(to)).statusCode]).not.toEqual([to, 301]);
  },
);

test('what the line has is answered with 200', async () => {
  for (const path of [
    '/live/football/10-premiere-ligue/1-home',
    '/line/football/12',
    '/champ/10',
    '/champ/10/event/1',
    '/champs/football',
    '/results/live',
    '/broadcasts/zone',
  ])
    expect([path, (await get(`/en${path}`)).statusCode]).toEqual([path, 200]);
});
