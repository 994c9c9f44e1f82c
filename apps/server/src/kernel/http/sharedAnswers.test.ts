import { calls, type Call } from '@touchline/contract';
import { viewCookieNames } from '@touchline/contract/viewCookies';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { fittingRequestsOf } from '../../testing/fuzz/request.ts';
import { fewMatches } from '../../testing/opsApp.ts';
import { routesOf } from '../../testing/routes.ts';

/** Instant at which both processes stand: their answers can be compared as they are. */
const NOW = new Date('2026-03-10T12:00:00Z');
/** Requests of each call. */
const REQUESTS = 3;

let database: TestDatabase;
/** A process that only guests without anything special visit, and one in which others come first. */
let quiet: TestApp;
let busy: TestApp;
let player: TestClient;
beforeAll(async () => {
  database = await createTestDatabase();
  const start = () => createTestApp({ database, sources: [fewMatches().source], now: () => NOW });
  quiet = await start();
  busy = await start();
  player = busy.client();
  await player.register();
});
afterAll(async () => {
  await quiet.close();
  await busy.close();
  await database.close();
});

/** Headers in which visitors of one address may differ. */
const visitors: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  'a player': () => ({ cookie: cookiesOf(player), authorization: `Bearer ${player.bearer() ?? ''}` }),
  'a visitor from another country': () => ({ 'cf-ipcountry': 'DE' }),
  'a visitor with another language': () => ({ 'accept-language': 'ar,ru;q=0.5' }),
  'a visitor with settings': () => ({
    cookie: viewCookieNames.map((name) => `${name}=1`).join('; '),
  }),
  'a visitor behind a proxy': () => ({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'stranger.example',
    'x-forwarded-proto': 'https',
    origin: 'https://stranger.example',
    referer: 'https://stranger.example/',
  }),
  'a phone': () => ({
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'sec-ch-ua-mobile': '?1',
    'save-data': 'on',
  }),
  'a browser with compression': () => ({ 'accept-encoding': 'gzip, br' }),
};

const cookiesOf = ({ cookies }: TestClient): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const PLAIN = { 'accept-language': 'en' };

async function get(app: TestApp, url: string, headers: Readonly<Record<string, string>> = {}) {
  const {
    statusCode,
    body,
    headers: got,
  } = await app.app.inject({
    url,
    headers: { host: app.host, ...PLAIN, ...headers },
  });
  // Nonces are new in every page.
  const text = body.replaceAll(/nonce(?:="|-)[\w+/=-]+/g, 'nonce').replaceAll(/"requestId":"[^"]*"/g, '');
  return { statusCode, text, cache: String(got['cache-control'] ?? ''), vary: String(got['vary'] ?? '') };
}

/** Every address that is read without an id of somebody: calls of the contract, and all other routes. */
function addresses(): readonly string[] {
  const reading = Object.values<Call>(calls).filter(({ method }) => method === 'get');
  const known = { matchId: [1, 2], matchIds: [[1]], lng: ['en'], lang: ['en'], path: ['/en'], sportId: [1] };
  const ofCalls = reading.flatMap((call) =>
    fc.sample(fittingRequestsOf(call, known), { numRuns: REQUESTS, seed: 3 }).map(({ url }) => url),
  );
  const others = routesOf(quiet.app, ['GET'])
    .map((route) => route.slice('GET '.length))
    .filter((path) => !/[:*]/.test(path) && !/^\/(?:ops|dev|api|health|web-api\/feed\/socket)/.test(path));
  return [...new Set([...ofCalls, ...others, '/en', '/en/line/football', '/ru', '/sitemap-sections-en.xml'])];
}

/** Calls whose answer to a guest is new each time. */
const NEW_EACH_TIME = /^\/web-api\/(?:fingerprint|captcha)/;

test('what a visitor gets does not depend on who came before', async () => {
  const differing: string[] = [];
  for (const url of addresses().filter((one) => !NEW_EACH_TIME.test(one))) {
    const alone = await get(quiet, url);
    for (const [name, headersOf] of Object.entries(visitors)) {
      await get(busy, url, headersOf());
      const after = await get(busy, url);
      if (after.statusCode !== alone.statusCode || after.text !== alone.text)
        differing.push(`${url} after ${name}: ${after.text.slice(0, 200)} / ${alone.text.slice(0, 200)}`);
    }
  }
  expect(differing).toEqual([]);
});

/** Headers by which a shared store tells visitors apart, of those that differ here. */
const isToldApart = (vary: string, headers: Readonly<Record<string, string>>): boolean =>
  Object.keys(headers).some((name) => vary.toLowerCase().includes(name));

test('what a store between may share is the same for all visitors, or says what it depends on', async () => {
  const differing: string[] = [];
  for (const url of addresses().filter((one) => !NEW_EACH_TIME.test(one))) {
    const plain = await get(busy, url);
    if (/no-store|private/.test(plain.cache) || plain.statusCode >= 400) continue;
    for (const [name, headersOf] of Object.entries(visitors)) {
      const headers = headersOf();
      const other = await get(busy, url, headers);
      if (other.text !== plain.text && !isToldApart(`${plain.vary} ${other.vary}`, headers))
        differing.push(`${url} to ${name}: ${plain.cache}, vary ${plain.vary}`);
    }
  }
  expect(differing).toEqual([]);
});
