import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followScript } from '../sites/followDevice.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

const KEY = 'collector1';
const counter = {
  type: 'tag',
  code: 'T-1',
  src: 'https://counter.example/tag.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  origins: ['https://report.counter.example'],
};
const asking = {
  id: 'asking',
  brand: 'merlot',
  hosts: ['asking.localhost'],
  visit: {
    asksConsent: true,
    popups: ['cookies', 'age'],
    isPwa: true,
    collectorKey: KEY,
    counters: [counter, { ...counter, code: 'T-2', domain: 'other.example' }],
  },
};
const plain = { id: 'plain', brand: 'touchline', hosts: ['localhost'] };

let app: TestApp;
let folder: string;
let now = new Date('2026-05-16T15:00:00Z');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visits-'));
  const file = join(folder, 'sites.json');
  await writeFile(file, JSON.stringify({ sites: [plain, asking] }));
  app = await createTestApp({ env: { SITES_FILE: file }, now: () => now });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, host = 'asking.localhost', cookies: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers: { host }, cookies });
const post = (
  url: string,
  payload: object,
  host = 'asking.localhost',
  cookies: Record<string, string> = {},
) => app.app.inject({ method: 'POST', url, headers: { host }, payload, cookies });

test('a site without settings for visits sends none to its pages', async () => {
  expect((await get('/web-api/site', 'localhost')).json()).not.toHaveProperty('visit');
  expect((await get('/web-api/site')).json().visit).toEqual({
    popups: ['age', 'cookies'],
    asksConsent: true,
    isPwa: true,
    isSnow: false,
    hasCounters: true,
    collectorKey: KEY,
  });
});

describe('a partner’s link', () => {
  const LINK =
    '/en?ref=p-7&bf=b1&btag=t1&tag=t2&affid=a9&click_id=c3&utm_source=mail&aip=i4&pb=1&subid=s5&bwpromocode=PROMO';

  test('waits for the visitor’s consent if the site requires it', async () => {
    expect((await get(LINK)).cookies).toEqual([]);
    expect((await get(LINK, 'asking.localhost', { cookies_agree_type: '7' })).cookies).toEqual([]);
    expect((await get(LINK, 'asking.localhost', { cookies_agree_type: '17' })).cookies).toEqual([]);
    expect((await get(LINK, 'asking.localhost', { cookies_agree_type: '9' })).cookies).toHaveLength(6);
    const query = LINK.slice(LINK.indexOf('?') + 1);
    expect((await post('/web-api/referral', { query })).statusCode).toBe(403);
    const later = await post('/web-api/referral', { query }, 'asking.localhost', {
      cookies_agree_type: '15',
    });
    expect(later.json().kept).toHaveLength(6);
    expect(later.cookies.find(({ name }) => name === 'refererid')).toMatchObject({
      value: 'p-7',
      maxAge: 5_184_000,
    });
  });

  test('is stored with a later registration', async () => {
    const client = app.client('localhost');
    for (const [name, value] of [
      ['refererid', 'p-7'],
      ['subid', 's5'],
      ['reflinkid', 'not a name'],
    ] as const)
      client.cookies.set(name, value);
    const { playerId } = await client.register();
    const row = await app.db
      .selectFrom('player_referrals')
      .select('marks')
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    expect(row?.marks).toEqual({ refererid: 'p-7', subid: 's5' });
    const other = await app.client('localhost').register();
    const none = await app.db
      .selectFrom('player_referrals')
      .selectAll()
      .where('player_id', '=', other.playerId)
      .execute();
    expect(none).toEqual([]);
  });
});

test('consent to cookies is recorded once, and only for the available kinds', async () => {
  const client = app.client('asking.localhost');
  const { playerId } = await client.register();
  const body = { cookiesAgreeTime: 1_778_000_000, cookiesAgreeType: 5 };
  const first = await client.call('POST', '/web-api/user/cookies-agreement', body);
  expect([first.statusCode, first.json()]).toEqual([200, { recordedAt: 1_778_943_600 }]);
  expect((await client.call('POST', '/web-api/user/cookies-agreement', body)).statusCode).toBe(200);
  const rows = await app.db
    .selectFrom('cookie_agreements')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute();
  expect(rows).toMatchObject([{ agree_type: 5, agreed_at: new Date(1_778_000_000_000) }]);
  for (const cookiesAgreeType of [0, 2, 17, 4, -1])
    expect(
      (await client.call('POST', '/web-api/user/cookies-agreement', { ...body, cookiesAgreeType }))
        .statusCode,
    ).toBe(400);
  expect((await post('/web-api/user/cookies-agreement', body)).statusCode).toBe(401);
});

test('counters are those of the domain, and the policy allows their requests', async () => {
  const of = async (domain: string, projectId = 'mobile', host = 'asking.localhost') =>
    (await get(`/web-api/analytics/counters?domain=${domain}&projectId=${projectId}`, host)).json().counters;
  const { type, code, src, integrity } = counter;
  expect(await of('asking.localhost')).toEqual([{ type, code, src, integrity }]);
  expect((await of('OTHER.example')).map((one: { code: string }) => one.code)).toEqual(['T-1', 'T-2']);
  expect(await of('asking.localhost', 'another')).toEqual([]);
  expect(await of('localhost', 'mobile', 'localhost')).toEqual([]);
  const policyOf = async (host: string) =>
    String((await get('/en', host)).headers['content-security-policy']);
  expect(await policyOf('asking.localhost')).toMatch(/connect-src [^;]*https:\/\/report\.counter\.example/);
  expect(await policyOf('localhost')).not.toContain('counter.example');
});

test('events are counted by day and deleted after 90; an invalid event is refused', async () => {
  const collect = (events: object[], key = KEY, host = 'asking.localhost') =>
    post(`/fatman-api/${key}`, { events }, host);
  const asked = (day: string, site = 'asking') =>
    app.app.inject({
      url: `/ops/sites/${site}/analytics?day=${day}`,
      headers: { authorization: 'Bearer operator-token-of-tests' },
    });
  const counts = async (day: string) => (await asked(day)).json().counts;
  const signIn = { event: 'login_success', detail: 'password' };
  await Promise.all(Array.from({ length: 10 }, () => collect([signIn, signIn, { event: 'page_view' }])));
  expect(await counts('2026-05-16')).toEqual([
    { event: 'login_success', detail: 'password', count: 20 },
    { event: 'page_view', detail: '', count: 10 },
  ]);
  expect((await collect([{ event: 'made_up' }])).statusCode).toBe(400);
  expect((await collect([{ event: 'page_view', detail: 'Ann@example.com' }])).statusCode).toBe(400);
  expect((await collect([signIn], 'another1')).statusCode).toBe(404);
  expect((await collect([signIn], KEY, 'localhost')).statusCode).toBe(404);
  expect((await asked('2026-02-30')).statusCode).toBe(400);
  expect((await asked('2026-05-16', 'nobody')).statusCode).toBe(404);
  now = new Date('2026-08-20T00:00:00Z');
  await collect([signIn]);
  expect(await counts('2026-05-16')).toEqual([]);
});

describe('the installed app', () => {
  test('caches the build’s files and an offline page, in every language', async () => {
    const { body, headers } = await get('/pwa-sw.js');
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toMatch(
      /^const VERSION = "[\w-]+";\nconst FILES = \[.*\];\nconst LANGUAGES = \["en","ru","ar"\];\n/,
    );
    for (const [language, direction] of [
      ['en', 'ltr'],
      ['ru', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      const page = await get(`/offline-${language}.html`);
      expect([page.statusCode, page.body.includes(`<html lang="${language}" dir="${direction}"`)]).toEqual([
        200,
        true,
      ]);
      // Its only script sets the device's mode.
      expect(page.body.split('<script')).toHaveLength(2);
      expect(page.body).toContain(`>${followScript}</script>`);
      expect(page.body).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    }
    expect((await get('/offline-xx.html')).statusCode).toBe(404);
  });

  test('unregisters itself when the site no longer offers it', async () => {
    const { body } = await get('/pwa-sw.js', 'localhost');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain('VERSION');
  });

  test('is allowed by the page’s policy', async () => {
    expect(String((await get('/en')).headers['content-security-policy'])).toContain("worker-src 'self'");
  });
});
