import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings, repoRoot } from '../../settings.ts';
import { loadSites } from '../sites.ts';
import { createPrerenders, type Prerenders, type PrerendersOptions } from './prerenders.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-prerenders-'));
});
afterAll(() => rm(folder, { recursive: true }));

const opened: Prerenders[] = [];
afterEach(async () => {
  for (const prerenders of opened.splice(0)) await prerenders.close();
});

async function siteOf() {
  const { SITES_FILE } = readSettings({ NODE_ENV: 'test' });
  return (await loadSites(SITES_FILE, join(repoRoot, 'themes'))).byHost('localhost').site;
}

/** Creates the prerenderer with a program of these lines, whose calls are answered with their own address. */
async function prerendersBy(body: string, more: Partial<PrerendersOptions> = {}) {
  const program = join(folder, `${opened.length}-${Math.random()}.mjs`);
  await writeFile(
    program,
    `let drawn = 0;\nexport async function prerender({ path, site, logo }) {\n${body}\n}`,
  );
  const inject = vi.fn(({ url }: { url: string }) =>
    Promise.resolve({ statusCode: 200, body: JSON.stringify({ url }) }),
  );
  const log = { warn: vi.fn(), error: vi.fn() };
  // The casts: only the listed members are used.
  const prerenders = createPrerenders({
    program,
    app: { inject } as unknown as PrerendersOptions['app'],
    log: log as unknown as PrerendersOptions['log'],
    ...more,
  });
  opened.push(prerenders);
  return { prerenders, inject, log };
}

/**
 * Waits for the first prerendered screen: starting the worker on a busy machine takes longer than the timeout of a
 * page.
 */
async function awaitRendered(look: () => Promise<string | undefined>): Promise<string | undefined> {
  return vi.waitFor(async () => (await look()) ?? Promise.reject(new Error('nothing is drawn')), {
    timeout: 45_000,
  });
}

describe('prerendered first screens', () => {
  test('are rendered by the built program, whose calls the platform answers itself', async () => {
    const { prerenders, inject } = await prerendersBy(
      "const answer = await (await fetch('/web-api/line/sports?a=1'.replace(/^/, location.origin))).json();\nreturn `${path} ${site.id} ${logo.slice(0, 4)} ${answer.url}`;",
    );
    const site = await siteOf();
    expect(await awaitRendered(() => prerenders.of(site, '/en'))).toBe(
      '/en house <svg /web-api/line/sports?a=1',
    );
    expect(inject).toHaveBeenCalledWith({
      url: '/web-api/line/sports?a=1',
      headers: { host: site.hosts[0] },
    });
  });

  test('are used for two seconds, and for ten while the next one is rendered', async () => {
    let now = 0;
    const { prerenders } = await prerendersBy('drawn += 1;\nreturn `${path} ${drawn}`;', { now: () => now });
    const site = await siteOf();
    const look = () => prerenders.of(site, '/en');
    expect(await awaitRendered(look)).toBe('/en 1');
    now += 1999;
    expect(await look()).toBe('/en 1');
    now += 2;
    expect(await look()).toBe('/en 1');
    await vi.waitFor(async () => expect(await look()).toBe('/en 2'), { timeout: 45_000 });
    now += 10_001;
    expect(await awaitRendered(async () => ((await look()) === '/en 3' ? 'anew' : undefined))).toBe('anew');
  });

  test('exist for the home page only, in the languages of the site', async () => {
    const { prerenders } = await prerendersBy('return path;');
    const site = await siteOf();
    expect(await awaitRendered(() => prerenders.of(site, '/ar/'))).toBe('/ar');
    for (const path of ['/xx', '/en/live', '/', '/en/user/login'])
      expect(await prerenders.of(site, path)).toBeUndefined();
  });

  test('that fail are omitted from pages, and the reason is logged', async () => {
    const { prerenders, log } = await prerendersBy("throw new Error('no letters');");
    const site = await siteOf();
    await vi.waitFor(
      async () => {
        expect(await prerenders.of(site, '/en')).toBeUndefined();
        expect(log.warn).toHaveBeenCalled();
      },
      { timeout: 45_000 },
    );
    expect(String(log.warn.mock.calls[0]?.[0].err)).toContain('no letters');
  });

  test('are omitted when the worker ends, and rendered again half a minute later', async () => {
    let now = 0;
    const { prerenders, log } = await prerendersBy(
      "if (path === '/ru') setTimeout(() => { throw new Error('fell over'); });\nreturn path === '/ru' ? new Promise(() => {}) : path;",
      { now: () => now },
    );
    const site = await siteOf();
    await awaitRendered(() => prerenders.of(site, '/en'));
    await vi.waitFor(
      async () => {
        expect(await prerenders.of(site, '/ru')).toBeUndefined();
        expect(log.error).toHaveBeenCalled();
      },
      { timeout: 45_000 },
    );
    expect(await prerenders.of(site, '/ar')).toBeUndefined();
    now += 30_001;
    expect(await awaitRendered(() => prerenders.of(site, '/ar'))).toBe('/ar');
  });

  test('are absent if the app is not built', async () => {
    const { prerenders } = await prerendersBy('return path;', { program: join(folder, 'nothing.mjs') });
    expect(await prerenders.of(await siteOf(), '/en')).toBeUndefined();
  });
});
