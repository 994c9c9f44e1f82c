import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteEntry } from '../../composition/siteEntry.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { bestLanguage } from './language.ts';
import { lookOf } from './look.ts';
import { barePage, renderPage } from './page.ts';
import { installSites } from './installSites.ts';
import { loadSites } from './sites.ts';
import { repoRoot } from '../../kernel/repoRoot.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('a site', () => {
  test.each([
    ['localhost:4401', 'house'],
    ['127.0.0.1', 'house'],
    ['northbank.localhost:4401', 'northbank'],
    ['MERLOT.localhost', 'merlot'],
    ['nobody.example', 'house'],
  ])('answers at %s: %s', async (host, id) => {
    expect((await get('/web-api/site', { host })).json().id).toBe(id);
  });

  test('inlines the answer of the call in its page', async () => {
    const { body } = await get('/en', { host: 'northbank.localhost' });
    const inlined =
      /<script type="application\/json" id="touchline-site">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const called = (await get('/web-api/site', { host: 'northbank.localhost' })).json();
    expect({ ...JSON.parse(inlined), serverTime: 0 }).toEqual({ ...called, serverTime: 0 });
  });

  test('has its own manifest, icon and logo', async () => {
    const [house, other] = await Promise.all(
      ['localhost', 'northbank.localhost'].map(async (host) => ({
        manifest: (await get('/manifest.json', { host })).json().name,
        icon: (await get('/icon.svg', { host })).body,
        logo: (await get('/logo.svg', { host })).body,
      })),
    );
    expect(house?.manifest).not.toBe(other?.manifest);
    expect(house?.icon).toMatch(/^<svg/);
    expect(house?.icon).not.toBe(other?.icon);
    expect(house?.logo).not.toBe(other?.logo);
  });
});

describe('the installed app', () => {
  const host = 'merlot.localhost';
  const manifest = async (query = '') => (await get(`/manifest.json${query}`, { host })).json();

  test('starts in the language of its page, and stays inside the site', async () => {
    expect(await manifest('?lang=ar')).toMatchObject({
      id: '/',
      name: 'Merlot Bet',
      short_name: 'Merlot',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/ar',
      scope: '/',
      display: 'standalone',
      theme_color: '#7A1236',
    });
    expect((await manifest('?lang=zz')).start_url).toBe('/en');
    expect((await manifest()).start_url).toBe('/en');
    expect((await get('/ru', { host })).body).toContain('href="/manifest.json?lang=ru"');
  });

  test('has an icon of every size, each a PNG of that size, cached permanently', async () => {
    const { icons } = await manifest();
    const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(pictures.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      ...[72, 96, 128, 144, 152, 192, 384, 512].map((side) => `${side}x${side} any`),
      '192x192 maskable',
      '512x512 maskable',
    ]);
    const apple = /rel="apple-touch-icon" sizes="(\d+x\d+)" href="([^"]+)"/.exec(
      (await get('/en', { host })).body,
    );
    for (const { src, sizes } of [...pictures, { sizes: apple?.[1], src: apple?.[2] }]) {
      const { rawPayload, headers, statusCode } = await get(src, { host });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cache-control']).toContain('immutable');
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test('has each site’s own icon; another name is not found', async () => {
    const [merlot, house] = await Promise.all(
      [host, 'localhost'].map(async (each) => (await get('/icons/icon-72.png', { host: each })).rawPayload),
    );
    expect(merlot?.equals(house ?? Buffer.alloc(0))).toBe(false);
    for (const name of ['icon-73.png', '..%2Fbrand.json', '__proto__'])
      expect((await get(`/icons/${name}`, { host })).statusCode).toBe(404);
  });
});

describe('the page', () => {
  test.each([
    ['/ar/live', 'ar', 'rtl'],
    ['/ru', 'ru', 'ltr'],
    ['/xx/live', 'en', 'ltr'],
  ])('at %s is in %s, %s', async (path, lang, dir) => {
    const { body, statusCode, headers } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).toContain(
      `<html lang="${lang}" dir="${dir}" data-brand="touchline" data-mode="light" data-follow="scheme" data-density="device">`,
    );
  });

  test.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', '/ru'],
    ['de, ar;q=0.3, en;q=0.2', '/ar'],
    ['de', '/en'],
  ])('without a language redirects Accept-Language %s to %s', async (accept, location) => {
    const answer = await get('/', { 'accept-language': accept });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, location]);
  });

  test.each([
    ['ar', '/ar'],
    ['xx', '/ru'],
  ])('redirects a device whose last language is %s to %s', async (last, location) => {
    const answer = await get('/', { 'accept-language': 'ru', cookie: `lng=${last}` });
    expect(answer.headers['location']).toBe(location);
  });

  test('keeps the query when it redirects to a language', async () => {
    expect((await get('/?ref=7')).headers['location']).toBe('/en?ref=7');
  });

  test('escapes its configuration, so that nothing closes the script element', () => {
    const [site] = app.sites.all;
    if (!site) throw new Error('There is no site.');
    const evil = '</script><script>alert(1)</script><!--';
    const html = renderPage(barePage, {
      site: { ...site, descriptions: { en: `"><script>${evil}` } },
      path: '/en',
      nonce: 'n',
      config: { ...site.config, companyName: evil, serverTime: 0 },
    });
    // The script that follows the device, and the configuration.
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script/g)).toHaveLength(2);
    const inlined = /id="touchline-site">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(inlined).companyName).toBe(evil);
  });

  test('has the nonce of its own policy, new each time', async () => {
    const pages = await Promise.all([get('/en'), get('/en')]);
    const nonces = pages.map(({ body, headers }) => {
      const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test('is no answer to an unknown file or call', async () => {
    for (const url of [
      '/assets/gone.js',
      '/en/picture.png',
      '/web-api/nothing',
      '/fonts/x.woff2',
      '/ops/feed',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'NOT_FOUND']);
    }
  });
});

test('a rendered page has its own look, styles and state, and the app waits in a template', () => {
  const [site] = app.sites.all;
  if (!site) throw new Error('There is no site.');
  const template = `<html lang="en"><head><!--touchline-head-->
    <script type="module" crossorigin src="/assets/a.js" nonce="NONCE-OF-THE-PAGE"></script>
    <link rel="modulepreload" crossorigin href="/assets/b.js" nonce="NONCE-OF-THE-PAGE">
    <link rel="stylesheet" crossorigin href="/assets/a.css"></head>
    <body><div id="app"></div></body></html>`;
  const page = { site, path: '/en', nonce: 'n', config: { ...site.config, serverTime: 0 } };
  const rendered = {
    root: { mode: 'dark' },
    html: '<div id="picture">$& NONCE-OF-THE-PAGE</div>',
    css: '[data-styled="0"]{width:1px}',
    script: 'start()',
    state: '{"name":"</script><b>"}',
    chunks: [],
    bundles: [],
    missing: [],
    styles: ['/assets/c.css'],
    scripts: ['/assets/c.js'],
  };
  const html = renderPage(template, { ...page, rendered });
  expect(html).toContain('data-mode="dark"');
  expect(html).toContain('[data-styled="0"]{width:1px}</style>');
  expect(html).toContain('<div id="app" data-waiting><div id="picture">$& NONCE-OF-THE-PAGE</div></div>');
  expect(html).toContain('id="touchline-state">{"name":"\\u003c/script>\\u003cb>"}</script>');
  expect(html).toContain('<script nonce="n">start()</script>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/c.css" nonce="n" />');
  expect(html).toContain(
    '<template id="touchline-app"><script type="module" crossorigin src="/assets/a.js" nonce="n"></script><link rel="modulepreload" crossorigin href="/assets/b.js" nonce="n"><link rel="modulepreload" crossorigin href="/assets/c.js" nonce="n" /></template></head>',
  );
  expect(html.match(/as="font"/g)).toHaveLength(2);
  const bare = renderPage(template, page);
  expect(bare).not.toMatch(/touchline-app|touchline-state|data-waiting/);
  expect(bare.match(/as="font"/g)?.length).toBeGreaterThan(1);
});

test('a partner’s pairs override the brand’s tokens; refused ones are omitted with a reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sites-'));
  const file = join(folder, 'sites.json');
  const pairs = [
    { css_prop: '--ui-color-accent-bg', css_value: '#ffb347' },
    { css_prop: '--ui-color-canvas', css_value: 'url(//evil.example)' },
    { css_prop: '--ui-size-touch', css_value: '10px' },
    { css_prop: '--ui-size-header', css_value: '0' },
    { css_prop: '--ui-color-surface', css_value: '#ffffff' },
    { css_prop: '--ui-font-heading', css_value: 'Oxanium' },
  ];
  const entry = { id: 'acme', brand: 'merlot', hosts: ['acme.localhost'], partnerCssBrandBook: pairs };
  await writeFile(file, JSON.stringify({ sites: [entry] }));
  const sites = await loadSites(
    siteEntry,
    file,
    fileURLToPath(new URL('../../../../../themes', import.meta.url)),
  );
  const [site] = sites.all;
  if (!site) throw new Error('There is no site.');
  const html = renderPage(barePage, {
    site,
    path: '/en',
    nonce: 'n',
    config: { ...site.config, serverTime: 0 },
  });
  expect(html).toContain('{--ui-color-accent-bg:#ffb347}');
  // The font of a pair is loaded, as a brand's own is.
  expect(html).toContain('/fonts/oxanium-latin-wght-normal.woff2');
  expect(html).not.toContain('evil');
  expect(site.look.refused.map(({ kind }) => kind)).toEqual([
    'forbidden-token',
    'locked-token',
    'range',
    'contrast',
  ]);
  expect(site.config).not.toHaveProperty('partnerCssBrandBook');
  await rm(folder, { recursive: true });
});

describe('brands of a themes folder', () => {
  const themes = fileURLToPath(new URL('../../../../../themes', import.meta.url));

  /** Loads sites of the brand `merlot` from a copy of the themes folder with a changed file. */
  async function loadWith(change: (folder: string) => Promise<void>, hosts = ['acme.example']) {
    const folder = await mkdtemp(join(tmpdir(), 'sites-'));
    await cp(themes, join(folder, 'themes'), { recursive: true });
    await change(join(folder, 'themes'));
    const file = join(folder, 'sites.json');
    await writeFile(file, JSON.stringify({ sites: [{ id: 'acme', brand: 'merlot', hosts }] }));
    try {
      return await loadSites(siteEntry, file, join(folder, 'themes'));
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test('a page shows the brand’s own icons', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>';
    const { all } = await loadWith(async (folder) => {
      await mkdir(join(folder, 'merlot/icons'));
      await writeFile(join(folder, 'merlot/icons/football.svg'), svg);
    });
    const [site] = all;
    if (!site) throw new Error('There is no site.');
    const config = { ...site.config, serverTime: 0 };
    const html = renderPage(barePage, { site, path: '/en', nonce: 'n', config });
    expect(html).toMatch(/svg\[data-icon='football'\]\{.*url\(\/brand-icons\/merlot-football-\w{8}\.svg\)/);
  });

  test('a faulty brand doesn’t stop a server whose listed sites don’t use it, nor the other brands', async () => {
    const sites = await loadWith(async (folder) => {
      await writeFile(join(folder, 'northbank/brand.json'), '{');
      await mkdir(join(folder, 'drafts'));
    });
    expect(sites.all.map(({ id }) => id)).toEqual(['acme', 'paloma', 'ricochet', 'touchline']);
    expect(sites.unserved.map(({ folder }) => basename(folder))).toEqual(['drafts', 'northbank']);
    expect(sites.unserved[1]?.faults[0]).toContain("can't be read");
  });

  test('a listed site whose brand is faulty has the default theme, and its faults say why', async () => {
    const sites = await loadWith((folder) => writeFile(join(folder, 'merlot/brand.json'), '{'));
    const { site } = sites.byHost('acme.example');
    expect([site.id, site.brand.book.name, site.config.brand]).toEqual(['acme', 'northbank', 'northbank']);
    expect(site.faults).toEqual([
      expect.stringMatching(
        /The site acme uses the brand "merlot", which has faults:\n- [^]*Mend[^]*northbank/,
      ),
    ]);
  });

  test('a brand whose host belongs to a listed site is left out', async () => {
    const sites = await loadWith(async () => {}, ['paloma.localhost']);
    expect(sites.all.map(({ id }) => id)).not.toContain('paloma');
    expect(sites.unserved[0]?.faults[0]).toContain('paloma.localhost');
  });
});

test('thousands of unknown pairs of a site make one log record', () => {
  const lines: string[] = [];
  const own = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  const all = app.sites.all.slice(0, 1).map((site) => {
    const pairs = Array.from({ length: 3000 }, (_, index) => ({
      css_prop: `--unknown-${index}`,
      css_value: '1px',
    }));
    return { ...site, look: lookOf(site.brand.theme, pairs) };
  });
  installSites(own, { ...app.sites, all });
  const [record, ...others] = lines.map((line) => JSON.parse(line));
  expect(record).toMatchObject({ site: 'house', count: 3000 });
  expect([record.pairs.length, others]).toEqual([20, []]);
});

test('fonts are cached permanently', async () => {
  const { headers, statusCode } = await get('/fonts/inter-latin-wght-normal.woff2');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ]);
});

test('the best language includes segments that are not tags', () => {
  expect(bestLanguage('uk-UA', ['en', 'ua'], 'en')).toBe('ua');
  expect(bestLanguage('en;q=0', ['en', 'ru'], 'ru')).toBe('ru');
});

test('the shipped house site has figures and questions that a demonstration meets', async () => {
  const shipped = join(repoRoot, 'apps', 'server', 'sites.json');
  const { all } = await loadSites(siteEntry, shipped, join(repoRoot, 'themes'));
  const house = all.find(({ id }) => id === 'house');
  expect(house?.faults).toEqual([]);
  expect(house?.config).toMatchObject({
    isShowIdentification: true,
    visit: { popups: ['age', 'cookies', 'first-deposit'], asksConsent: true },
  });
  // One deposit by card reaches the figures: its method takes 5,000.00.
  expect(house?.withdrawals.secondOperatorAbove).toBeLessThan(500_000n);
  expect(house?.withdrawals.identityAbove).toBeLessThan(500_000n);
  expect(house?.operators.messagePlayers).toBeLessThanOrEqual(5);
});
