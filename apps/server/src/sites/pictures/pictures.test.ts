import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings, repoRoot } from '../../settings.ts';
import { loadSites } from '../sites.ts';
import { createPictures, type Pictures, type PicturesOptions } from './pictures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const opened: Pictures[] = [];
afterEach(async () => {
  for (const pictures of opened.splice(0)) await pictures.close();
});

async function siteOf() {
  const { SITES_FILE } = readSettings({ NODE_ENV: 'test' });
  return (await loadSites(SITES_FILE, join(repoRoot, 'themes'))).byHost('localhost').site;
}

/** Creates the prerenderer with a program of these lines, whose calls are answered with their own address. */
async function picturesBy(body: string, more: Partial<PicturesOptions> = {}) {
  const program = join(folder, `${opened.length}-${Math.random()}.mjs`);
  await writeFile(
    program,
    `let drawn = 0;\nexport async function drawPicture({ path, site, logo }) {\n${body}\n}`,
  );
  const inject = vi.fn(({ url }: { url: string }) =>
    Promise.resolve({ statusCode: 200, body: JSON.stringify({ url }) }),
  );
  const log = { warn: vi.fn(), error: vi.fn() };
  // The casts: only the listed members are used.
  const pictures = createPictures({
    program,
    app: { inject } as unknown as PicturesOptions['app'],
    log: log as unknown as PicturesOptions['log'],
    ...more,
  });
  opened.push(pictures);
  return { pictures, inject, log };
}

/**
 * Waits for the first prerendered screen: starting the worker on a busy machine takes longer than the timeout of a
 * page.
 */
async function awaitDrawn(look: () => Promise<string | undefined>): Promise<string | undefined> {
  return vi.waitFor(async () => (await look()) ?? Promise.reject(new Error('nothing is drawn')), {
    timeout: 45_000,
  });
}

describe('prerendered first screens', () => {
  test('are rendered by the built program, whose calls the platform answers itself', async () => {
    const { pictures, inject } = await picturesBy(
      "const answer = await (await fetch('/web-api/line/sports?a=1'.replace(/^/, location.origin))).json();\nreturn `${path} ${site.id} ${logo.slice(0, 4)} ${answer.url}`;",
    );
    const site = await siteOf();
    expect(await awaitDrawn(() => pictures.of(site, '/en'))).toBe('/en house <svg /web-api/line/sports?a=1');
    expect(inject).toHaveBeenCalledWith({
      url: '/web-api/line/sports?a=1',
      headers: { host: site.hosts[0] },
    });
  });

  test('are used for two seconds, and for ten while the next one is rendered', async () => {
    let now = 0;
    const { pictures } = await picturesBy('drawn += 1;\nreturn `${path} ${drawn}`;', { now: () => now });
    const site = await siteOf();
    const look = () => pictures.of(site, '/en');
    expect(await awaitDrawn(look)).toBe('/en 1');
    now += 1999;
    expect(await look()).toBe('/en 1');
    now += 2;
    expect(await look()).toBe('/en 1');
    await vi.waitFor(async () => expect(await look()).toBe('/en 2'), { timeout: 45_000 });
    now += 10_001;
    expect(await awaitDrawn(async () => ((await look()) === '/en 3' ? 'anew' : undefined))).toBe('anew');
  });

  test('exist for the home page only, in the languages of the site', async () => {
    const { pictures } = await picturesBy('return path;');
    const site = await siteOf();
    expect(await awaitDrawn(() => pictures.of(site, '/ar/'))).toBe('/ar');
    for (const path of ['/xx', '/en/live', '/', '/en/user/login'])
      expect(await pictures.of(site, path)).toBeUndefined();
  });

  test('that fail are omitted from pages, and the reason is logged', async () => {
    const { pictures, log } = await picturesBy("throw new Error('no letters');");
    const site = await siteOf();
    await vi.waitFor(
      async () => {
        expect(await pictures.of(site, '/en')).toBeUndefined();
        expect(log.warn).toHaveBeenCalled();
      },
      { timeout: 45_000 },
    );
    expect(String(log.warn.mock.calls[0]?.[0].err)).toContain('no letters');
  });

  test('are omitted when the worker ends, and rendered again half a minute later', async () => {
    let now = 0;
    const { pictures, log } = await picturesBy(
      "if (path === '/ru') setTimeout(() => { throw new Error('fell over'); });\nreturn path === '/ru' ? new Promise(() => {}) : path;",
      { now: () => now },
    );
    const site = await siteOf();
    await awaitDrawn(() => pictures.of(site, '/en'));
    await vi.waitFor(
      async () => {
        expect(await pictures.of(site, '/ru')).toBeUndefined();
        expect(log.error).toHaveBeenCalled();
      },
      { timeout: 45_000 },
    );
    expect(await pictures.of(site, '/ar')).toBeUndefined();
    now += 30_001;
    expect(await awaitDrawn(() => pictures.of(site, '/ar'))).toBe('/ar');
  });

  test('are absent if the app is not built', async () => {
    const { pictures } = await picturesBy('return path;', { program: join(folder, 'nothing.mjs') });
    expect(await pictures.of(await siteOf(), '/en')).toBeUndefined();
  });
});
