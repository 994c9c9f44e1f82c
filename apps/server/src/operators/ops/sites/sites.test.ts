import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configFor } from '../../../site/siteState/visit.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createOpsApp, OPERATOR, type OpsApp } from '../../../testing/opsApp.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

const HOST = 'localhost:4401';
const site = async () => (await ops.call('GET', '/ops/sites/house')).json();

/** Changes a part of the site `house` in its current version. */
async function change(part: string, value: unknown, reason = 'For a test') {
  const { version } = await site();
  return ops.call('PUT', `/ops/sites/house/${part}`, { version, reason, value });
}

const page = (url: string, headers: Record<string, string> = {}) =>
  ops.app.app.inject({ url, headers: { host: HOST, ...headers } });
const asks = async (url: string, body: object, headers: Record<string, string> = {}) =>
  (await ops.app.client().call('POST', url, body, headers)).json().data;
const block = (url = '/en', headers = {}) => asks('/blocks-api/api/v2/block', { auth: false, url }, headers);
const config = async () => (await page('/bff-api/config/all.json?lang=en')).json();
const nowSeconds = () => Math.floor(Date.now() / 1000);
const window = (changes = {}) => ({
  startAt: nowSeconds() - 10,
  finishAt: nowSeconds() + 600,
  notifyStartDate: null,
  notifyEndDate: null,
  texts: { en: 'New tables', ar: 'جداول جديدة' },
  ...changes,
});

describe('an operator changes a site, and', () => {
  test('its switches apply to the pages and calls that follow', async () => {
    const before = await config();
    expect(before).toMatchObject({ isRegistrationAllowed: true, termsVersion: 0 });
    expect((await change('flags', { isRegistrationAllowed: false })).statusCode).toBe(200);
    await change('terms', 3);
    await change('routes', ['live', 'line']);
    const after = await config();
    expect(after).toMatchObject({
      isRegistrationAllowed: false,
      termsVersion: 3,
      availableRoutes: ['live', 'line'],
      stateVersion: before.stateVersion + 3,
    });
    expect((await page('/en')).body).toContain('"isRegistrationAllowed":false');
    await expect(ops.app.client().register()).rejects.toThrow(/account/);
    // Otherwise the new terms would have to be accepted before every bet below.
    await change('flags', { isAvailableConfirmTerms: false });
    await change('routes', null);
    expect((await config()).availableRoutes).toEqual(before.availableRoutes);
    expect((await change('terms', 2)).json().code).toBe('TERMS_VERSION');
  });

  test('its parts of the home page reach the page, in their order', async () => {
    const usual = (await config()).homeParts;
    expect(usual[0]).toBe('featured');
    const changed = await change('homeParts', ['upcoming', 'live']);
    expect(changed.json()).toMatchObject({ homeParts: ['upcoming', 'live'] });
    expect((await config()).homeParts).toEqual(['upcoming', 'live']);
    expect((await page('/en')).body).toContain('"homeParts":["upcoming","live"]');
    await change('homeParts', null);
    expect((await config()).homeParts).toEqual(usual);
  });

  test('maintenance closes pages with 503, and refuses sign-ins', async () => {
    await change('maintenance', window());
    const shown = await page('/ar/live');
    expect(shown.statusCode).toBe(503);
    expect(Number(shown.headers['retry-after'])).toBeGreaterThan(500);
    expect(shown.body).toContain('جداول جديدة');
    expect(await block('/ar')).toMatchObject({ displayTypeId: 0, maintenance: { text: 'جداول جديدة' } });
    const ticket = 'a'.repeat(43);
    const ways = {
      'session/sign-in': { login: 'a@b.example', password: 'password-1', save: false },
      'social/start': { provider: 'local', language: 'en' },
      'social/enter': { ticket, save: false },
      'registration/social': { ticket, currency: 'EUR', language: 'en', isOfAge: true },
    };
    for (const [way, body] of Object.entries(ways)) {
      const refused = await ops.app.client().call('POST', `/web-api/${way}`, body);
      expect([refused.statusCode, refused.json().code], way).toEqual([503, 'MAINTENANCE']);
    }
    await change('maintenance', null);
    expect((await page('/ar/live')).statusCode).toBe(200);
  });

  test('bets and payments are refused meanwhile, but earlier ones are found', async () => {
    const player = await ops.bettor('100.00');
    const key = { 'idempotency-key': 'before-the-window' };
    const { accounts } = (await player.client.call('GET', '/web-api/accounts')).json();
    const pay = { accountId: accounts[0].id, amount: '5.00' };
    const paid = await player.client.call('POST', '/web-api/cashier/demo-credit', pay, key);
    expect(paid.statusCode).toBe(200);
    await change('maintenance', window());
    expect(await player.place()).toMatchObject({ state: 'rejected', refusal: { code: 'SITE_CLOSED' } });
    const again = await player.client.call('POST', '/web-api/cashier/demo-credit', pay, key);
    expect(again.json()).toEqual(paid.json());
    const other = { 'idempotency-key': 'within-the-window' };
    const late = await player.client.call('POST', '/web-api/cashier/demo-credit', pay, other);
    expect([late.statusCode, late.json().code]).toEqual([503, 'MAINTENANCE']);
    await change('maintenance', null);
    expect((await player.client.call('POST', '/web-api/cashier/demo-credit', pay, other)).statusCode).toBe(
      200,
    );
    expect(await player.place()).toMatchObject({ state: 'accepted' });
  });

  test('a block has its reason, by site and by country, and the page its status', async () => {
    await change('countryBlocks', [{ country: 'UA', reason: 13 }]);
    const inUkraine = { 'cf-ipcountry': 'ua' };
    expect(await block('/en', inUkraine)).toMatchObject({ displayTypeId: 13, templateTypeId: 2 });
    expect(await block('/en/user/accountverify', inUkraine)).toMatchObject({ displayTypeId: 0 });
    expect((await page('/en', inUkraine)).statusCode).toBe(451);
    expect((await page('/en')).statusCode).toBe(200);
    // A header that only the visitor sends.
    expect((await page('/en', { 'x-country-code': 'ua' })).statusCode).toBe(200);
    expect(await block()).toMatchObject({ displayTypeId: 0, templateTypeId: 0 });
    await change('block', 16);
    expect(await block('/en', inUkraine)).toMatchObject({ displayTypeId: 16, templateTypeId: 1 });
    expect((await page('/en')).statusCode).toBe(503);
    await change('block', 1);
    expect((await page('/en')).statusCode).toBe(403);
    await change('block', null);
    await change('countryBlocks', []);
  });

  test('a player’s pages are closed to that player alone', async () => {
    const player = await ops.bettor();
    const own = async () =>
      (await player.client.call('POST', '/blocks-api/api/v2/block', { auth: true, url: '/en' })).json().data;
    expect(await own()).toMatchObject({ displayTypeId: 0 });
    await ops.call('POST', `/ops/players/${player.playerId}/blocks`, { blockReason: 5, reason: 'Asked to' });
    expect(await own()).toMatchObject({ displayTypeId: 5, templateTypeId: 3 });
    expect(await block()).toMatchObject({ displayTypeId: 0 });
    expect((await player.place()).refusal).toMatchObject({ code: 'BETTING_CLOSED' });
  });

  test('closed paths are not found, and redirects answer over HTTP when requested', async () => {
    await change('notFound', ['/promotions/*']);
    expect((await page('/en/promotions/x')).statusCode).toBe(404);
    expect((await config()).urlsToRedirectTo404).toEqual(['/promotions/*']);
    await change('redirects', [{ from: '/old', to: { path: '/live' }, code: 301, reason: 'Renamed' }]);
    expect(await asks('/redirects-api/api/v1/redirect-light', { url: '/ar/old?a=1' })).toEqual({
      redirect: true,
      code: 301,
      url: '/ar/live?a=1',
      reasons: ['Renamed'],
      breadcrumbs: ['/old', '/live'],
    });
    const sent = await page('/ar/old?redirect-service');
    expect([sent.statusCode, sent.headers.location]).toEqual([301, '/ar/live?redirect-service']);
    // Outside production only the query applies redirects; there the page lists them for the app.
    const pageVisit = { language: 'en', country: undefined, now: new Date() };
    const { site: changed } = ops.app.sites.byHost('localhost');
    expect(configFor(changed, { ...pageVisit, hasRedirects: true }).redirectedPaths).toEqual(['/old']);
    expect(configFor(changed, { ...pageVisit, hasRedirects: false }).redirectedPaths).toBeUndefined();
    expect((await page('/ar/old')).statusCode).toBe(404);
    await change('redirects', []);
    await change('notFound', []);
  });

  test('only normalized brand pairs reach the page', async () => {
    const good = { css_prop: '--ui-color-action-primary-rest', css_value: '#FFB347' };
    const evil = { css_prop: '--ui-color-canvas', css_value: 'red}body{display:none' };
    const judged = (
      await ops.call('POST', '/ops/brand-pairs/judge', {
        siteId: 'house',
        pairs: [good, evil],
      })
    ).json();
    expect(judged.refused).toMatchObject([{ index: 1, css_prop: '--ui-color-canvas' }]);
    const refused = await change('brandPairs', [good, evil]);
    expect(refused.json()).toMatchObject({
      code: 'BRAND_PAIR_REFUSED',
      fields: [{ path: '/value/1' }],
    });
    const { state } = (await change('brandPairs', [good])).json();
    expect(state.brandPairs).toEqual(judged.accepted);
    expect((await page('/en')).body).toContain(`${good.css_prop}:${judged.accepted[0].css_value}`);
    await change('brandPairs', null);
    expect((await page('/en')).body).not.toContain(judged.accepted[0].css_value);
  });

  test('brand pairs are judged with the whole theme: a refusal names the pair, its reason and a preview', async () => {
    const faint = { css_prop: '--ui-color-surface', css_value: '#ffffff' };
    const flat = { css_prop: '--ui-size-header', css_value: '0px' };
    const good = { css_prop: '--ui-radius-card', css_value: '4px' };
    const asked = await ops.call('POST', '/ops/brand-pairs/judge', {
      siteId: 'merlot',
      pairs: [good, faint, flat],
    });
    const { accepted, refused: unfit, preview } = asked.json();
    expect(accepted).toEqual([good]);
    expect(unfit).toMatchObject([
      { ...flat, index: 2, kind: 'range' },
      { ...faint, index: 1, kind: 'contrast', reason: expect.stringContaining('in dark mode') },
    ]);
    expect(preview.map(({ mode }: { mode: string }) => mode)).toEqual(['light', 'dark', 'contrast']);
    expect(preview[1].tokens).toMatchObject({ '--ui-radius-card': '4px', '--ui-color-canvas': '#180A10' });
    const refused = await change('brandPairs', [good, faint]);
    expect(refused.json()).toMatchObject({
      code: 'BRAND_PAIR_REFUSED',
      message: expect.stringContaining('--ui-color-surface: #ffffff. With it in dark mode'),
      fields: [{ path: '/value/1', code: 'contrast' }],
    });
  });

  test('groups of the configuration have a different cache lifetime each time', async () => {
    const { headers, json } = await page('/bff-api/config/group/get?groups=terms,routes,nothing&lang=en');
    const kept = Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]);
    expect(kept).toBeGreaterThanOrEqual(600);
    expect(kept).toBeLessThanOrEqual(900);
    const { groups } = json();
    expect(Object.keys(groups)).toEqual(['terms', 'routes']);
    expect(groups.terms).toEqual({ isAvailableConfirmTerms: false, termsVersion: 3 });
  });
});

describe('a change', () => {
  test('is refused to operators who have not seen the last one, and the audit log distinguishes both', async () => {
    const { version } = await site();
    const put = (value: number, from: number) =>
      ops.call('PUT', '/ops/sites/house/terms', { version: from, reason: 'New terms', value });
    expect((await put(10, version)).json().version).toBe(version + 1);
    const late = await put(11, version);
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await site()).state.terms).toBe(10);
    const { actions } = (await ops.call('GET', '/ops/audit?subject=site:house')).json();
    expect(actions[0]).toMatchObject({
      operator: 'operator',
      action: 'site.terms',
      subject: 'site:house',
      before: 3,
      after: 10,
      reason: 'New terms',
    });
  });

  test('succeeds once of many made simultaneously from the same version', async () => {
    const { version, state } = await site();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        ops.call('PUT', '/ops/sites/house/terms', {
          version,
          reason: 'A race',
          value: state.terms + turn + 1,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect((await site()).version).toBe(version + 1);
    const { actions } = (await ops.call('GET', '/ops/audit?subject=site:house')).json();
    expect(actions.filter(({ reason }: { reason: string }) => reason === 'A race')).toHaveLength(1);
  });

  test('from an earlier version is a conflict, also where the newer state refuses its value', async () => {
    const { version, state } = await site();
    await change('terms', state.terms + 10);
    const body = { version, reason: 'Not up to date', value: state.terms + 1 };
    const late = await ops.call('PUT', '/ops/sites/house/terms', body);
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  test('without a difference is not recorded', async () => {
    const { version, state } = await site();
    expect((await change('terms', state.terms)).json().version).toBe(version);
  });

  test.each([
    ['maintenance', window({ finishAt: 5 }), 'BAD_WINDOW'],
    ['maintenance', window({ texts: { de: 'Nein' } }), 'BAD_LANGUAGE'],
    ['countryBlocks', [1, 1].map(() => ({ country: 'UA', reason: 1 })), 'COUNTRY_TWICE'],
    ['notFound', ['https://evil.example'], 'BAD_PATH'],
    ['notFound', ['/en/live'], 'BAD_PATH'],
    ['notFound', ['/'], 'BAD_PATH'],
    ['redirects', [{ from: '/a', to: { path: '//evil.example' }, code: 301, reason: 'x' }], 'BAD_REDIRECT'],
    ['redirects', [{ from: '/a', to: { outside: 'nowhere' }, code: 301, reason: 'x' }], 'BAD_REDIRECT'],
    [
      'redirects',
      [
        { from: '/a', to: { path: '/b' }, code: 301, reason: 'x' },
        { from: '/b', to: { path: '/a' }, code: 301, reason: 'x' },
      ],
      'REDIRECT_CYCLE',
    ],
    ['homeParts', [], 'HOME_EMPTY'],
    ['homeParts', ['live', 'news'], 'NO_SUCH_HOME_PART'],
    ['homeParts', ['live', 'express', 'live'], 'HOME_PART_TWICE'],
    ['flags', { isDemoCashier: true }, 'INVALID_REQUEST'],
    ['block', 99, 'INVALID_REQUEST'],
  ])('of %s to %j is refused: %s', async (part, value, code) => {
    const { version } = await site();
    const answer = await change(part, value);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
    expect((await site()).version).toBe(version);
  });

  test('can’t be removed from the audit log', async () => {
    await expect(ops.app.db.deleteFrom('operator_actions').execute()).rejects.toThrow(
      /append-only|permission denied/,
    );
    await expect(
      ops.app.db.updateTable('operator_actions').set({ operator: 'nobody' }).execute(),
    ).rejects.toThrow(/append-only|permission denied/);
  });

  test('reaches other processes', async () => {
    const { version } = await site();
    await ops.app.db
      .updateTable('site_states')
      .set({ version: version + 1, state: JSON.stringify({ terms: 77 }) })
      .where('site_id', '=', 'house')
      .execute();
    await expect.poll(async () => (await config()).termsVersion, { interval: 50 }).toBe(77);
  });
});

describe('named operators', () => {
  const anna = { authorization: 'Bearer token-of-anna-0123' };
  let named: TestApp;
  beforeAll(async () => {
    named = await createTestApp({ env: { DEVELOPMENT_OPERATORS: 'anna=reviews+mail:token-of-anna-0123' } });
  });
  afterAll(() => named.close());

  test('do what their scopes permit, and no more', async () => {
    const call = (url: string, headers: Record<string, string>) =>
      named.client().call('GET', url, undefined, headers);
    expect((await call('/ops/me', anna)).json()).toMatchObject({
      name: 'anna',
      person: 'anna',
      scopes: ['reviews', 'mail'],
      everywhere: ['reviews', 'mail'],
      environment: 'test',
      siteName: 'Touchline',
    });
    expect((await call('/ops/reviews', anna)).statusCode).toBe(200);
    expect((await call('/ops/audit', anna)).statusCode).toBe(200);
    const sites = await call('/ops/sites', anna);
    expect([sites.statusCode, sites.json().code]).toEqual([403, 'OUT_OF_SCOPE']);
    expect((await call('/ops/sites', OPERATOR)).statusCode).toBe(200);
    expect((await call('/ops/sites', { authorization: 'Bearer token-of-anna-0124' })).statusCode).toBe(401);
  });
});
