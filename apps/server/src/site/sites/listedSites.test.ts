import Fastify from 'fastify';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repoRoot } from '../../kernel/repoRoot.ts';
import { siteEntry } from '../../composition/siteEntry.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { OPERATOR } from '../../testing/opsApp.ts';
import { installSites } from './installSites.ts';
import { loadSites } from './sites.ts';

const themes = join(repoRoot, 'themes');

/** Returns the path of a list of sites. */
function listed(...sites: readonly unknown[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sites-')), 'sites.json');
  writeFileSync(file, JSON.stringify({ sites }));
  return file;
}

const house = { id: 'house', brand: 'touchline', hosts: ['localhost'] };
const acme = { id: 'acme', brand: 'merlot', hosts: ['acme.example'] };

/** Loads a sound site and one whose entry has other values. */
async function loadWith(changes: object) {
  const sites = await loadSites(siteEntry, listed(house, { ...acme, ...changes }), themes, {
    origin: 'http://{host}',
  });
  const { site } = sites.byHost('acme.example');
  expect(sites.byHost('localhost').site).toMatchObject({ id: 'house', faults: [] });
  return { sites, site };
}

describe('a fault in one entry', () => {
  test.each([
    ['a theme that is no name', { brand: 7 }, 'brand', { brand: 'touchline' }],
    ['a brand without a folder', { brand: 'no-such-brand' }, '"no-such-brand"', { brand: 'touchline' }],
    ['languages that are no list', { languages: 'en' }, 'languages', { languages: ['en', 'ru', 'ar'] }],
    ['a language in capitals', { languages: ['EN'] }, 'languages.0', { defaultLanguage: 'en' }],
    [
      'a default language that isn’t offered',
      { languages: ['ru'] },
      'among languages',
      { defaultLanguage: 'en' },
    ],
    ['a part of home that is there twice', { homeParts: ['live', 'live'] }, 'homeParts', {}],
    ['an unknown part of home', { homeParts: ['news'] }, 'homeParts.0', {}],
    ['an unknown field', { colour: 'red' }, 'colour', { brand: 'merlot' }],
    [
      'a field that every object has',
      JSON.parse('{"__proto__":1,"constructor":2}'),
      'constructor',
      { brand: 'merlot' },
    ],
    ['a field with dots in its name', { 'a.b': 1 }, 'a.b', { brand: 'merlot' }],
    [
      'pairs that are no list',
      { partnerCssBrandBook: { '--ui-radius-card': '1px' } },
      'partnerCssBrandBook',
      {},
    ],
    [
      'a time zone in hours',
      { defaultTimeZone: 3 },
      'write "Etc/GMT-3" for 3',
      { defaultTimeZone: 'Europe/Moscow' },
    ],
    [
      'a time zone in hours and a half',
      { defaultTimeZone: 5.5 },
      'write "Asia/Kolkata" for 5.5',
      { defaultTimeZone: 'Europe/Moscow' },
    ],
    ['a time zone as an offset', { defaultTimeZone: '+03:00' }, 'Europe/Berlin', {}],
    ['a time zone that nobody has', { defaultTimeZone: 'Mars/Base' }, 'Europe/Berlin', {}],
  ])('gets the default: %s', async (_, changes, named, expected) => {
    const { site } = await loadWith(changes);
    expect(site).toMatchObject({ id: 'acme', config: expected });
    expect(site.state.block).toBeNull();
    expect(site.faults).not.toEqual([]);
    for (const fault of site.faults) {
      expect(fault).toContain('acme');
      expect(fault).toMatch(/correct|add it, or name another/);
    }
    expect(site.faults.join('\n')).toContain(named);
  });

  test('among its pairs leaves only that pair out', async () => {
    const pairs = [
      { css_prop: '--ui-color-accent-bg', css_value: '#ffb347' },
      { css_prop: '--ui-radius-card', css_value: 12 },
      null,
    ];
    const { site } = await loadWith({ partnerCssBrandBook: pairs });
    expect(site.look.css).toContain('#ffb347');
    expect(site.faults).toEqual([
      expect.stringContaining('partnerCssBrandBook.1'),
      expect.stringContaining('partnerCssBrandBook.2'),
    ]);
  });

  test.each([
    ['its rules of limits', { safety: { jurisdiction: 'nowhere' } }],
    ['a misspelt name of them', { safty: { jurisdiction: 'default' } }],
    ['its currency', { currency: 'XYZ' }],
    ['the switch of registrations', { isRegistrationAllowed: 'no' }],
  ])('closes the site, as no default may replace it: %s', async (_, changes) => {
    const { site } = await loadWith({ isDemoCashier: true, ...changes });
    expect(site.state.block).toBe(4);
    expect(site.config.isDemoCashier).toBe(false);
    expect(site.faults.join()).toContain('closed');
  });

  test.each([
    ['no id', { id: undefined }],
    ['the id of another', { id: 'house' }],
    ['no host', { hosts: [] }],
    ['hosts that are no list', { hosts: 'acme.example' }],
    ['only a host with a port', { hosts: ['acme.example:8443'] }],
    ['only the host of another', { hosts: ['localhost'] }],
  ])('that makes it impossible to serve leaves the site out: %s', async (_, changes) => {
    const sites = await loadSites(siteEntry, listed(house, { ...acme, ...changes }), themes);
    expect(sites.all.map(({ id }) => id)).not.toContain('acme');
    expect(sites.unservedEntries).toEqual([expect.stringMatching(/Entry 1.*correct it and restart/)]);
  });
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"sites":{}}'],
  ['nothing', ''],
])('a file with %s refuses to start', async (_, text) => {
  const file = join(mkdtempSync(join(tmpdir(), 'sites-')), 'sites.json');
  writeFileSync(file, text);
  await expect(loadSites(siteEntry, file, themes)).rejects.toThrow(/The list of sites .*SITES_FILE/);
});

test('thousands of faults of a site make one log record', async () => {
  const pairs = Array.from({ length: 3000 }, () => ({ css_prop: 1 }));
  const { sites } = await loadWith({ partnerCssBrandBook: pairs, descriptions: { en: 1, EN: 'x' } });
  const lines: string[] = [];
  installSites(Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } }), sites);
  const [record, ...others] = lines.map((line) => JSON.parse(line));
  expect(record).toMatchObject({ level: 50, site: 'acme', count: 3001 });
  expect([record.faults.length, others]).toEqual([20, []]);
});

test.each([
  [undefined, [['house']]],
  ['http://{host}:8080', []],
])('the origins %s of the public log the listed sites of this machine: %o', async (origin, warned) => {
  const own = { ...house, hosts: ['localhost', 'bet.example'] };
  const sites = await loadSites(siteEntry, listed(own, acme), themes, origin === undefined ? {} : { origin });
  const lines: string[] = [];
  installSites(Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } }), sites);
  const records = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(records.map(({ sites: ids }) => ids)).toEqual(warned);
});

describe('the operator of a site', () => {
  let app: TestApp;
  beforeAll(async () => {
    const pair = { css_prop: '--ui-no-such-token', css_value: '1px' };
    const entry = { ...acme, safety: 7, partnerCssBrandBook: [pair] };
    app = await createTestApp({ env: { SITES_FILE: listed(house, entry) } });
  });
  afterAll(() => app.close());

  test('sees the faults of its entry and its refused pairs', async () => {
    const { faults, state } = (await app.client().call('GET', '/ops/sites/acme', undefined, OPERATOR)).json();
    expect(faults).toEqual([
      expect.stringContaining('safety'),
      expect.stringContaining('--ui-no-such-token'),
    ]);
    expect(state.block).toBe(4);
    expect((await app.client().call('GET', '/ops/sites/house', undefined, OPERATOR)).json().faults).toEqual(
      [],
    );
  });

  test('can’t open a site that a fault closes', async () => {
    const body = { version: 0, reason: 'For a test', value: null };
    await app.client().call('PUT', '/ops/sites/acme/block', body, OPERATOR);
    const { state } = (await app.client().call('GET', '/ops/sites/acme', undefined, OPERATOR)).json();
    expect(state.block).toBe(4);
  });

  test('still has the other sites open', async () => {
    const house = await app.app.inject({ url: '/en', headers: { host: 'localhost' } });
    expect(house.statusCode).toBe(200);
    await expect(app.client('localhost').register()).resolves.toBeDefined();
    const body = { currency: 'EUR', language: 'en', isOfAge: true };
    const closed = await app.client('acme.example').call('POST', '/web-api/registration/fast', body);
    expect(closed.statusCode).toBe(403);
  });
});
