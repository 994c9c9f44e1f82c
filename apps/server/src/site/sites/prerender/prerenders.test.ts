import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings, repoRoot } from '../../../kernel/settings/settings.ts';
import { siteEntry } from '../../../composition/siteEntry.ts';
import { loadSites } from '../sites.ts';
import { createPrerenders, type PageOrder, type Prerenders, type PrerendersOptions } from './prerenders.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-prerenders-'));
});
afterAll(() => rm(folder, { recursive: true }));

const opened: Prerenders[] = [];
afterEach(async () => {
  for (const prerenders of opened.splice(0)) await prerenders.close();
});

async function houseSite() {
  const { SITES_FILE } = readSettings({ NODE_ENV: 'test' });
  return (await loadSites(siteEntry, SITES_FILE, join(repoRoot, 'themes'))).byHost('localhost').site;
}

/** Returns the order of a guest's phone. */
async function orderOf(url: string, more: Partial<PageOrder> = {}): Promise<PageOrder> {
  const site = await houseSite();
  const config = { ...site.config, serverTime: 0 };
  return { site, url, config, cookies: {}, isPhone: true, hasSession: false, ...more };
}

/** Creates the renderer with a program of these lines, whose calls are answered with their own address. */
async function prerendersBy(body: string, more: Partial<PrerendersOptions> = {}) {
  const program = join(folder, `${opened.length}-${Math.random()}.mjs`);
  await writeFile(
    program,
    `let drawn = 0;
const page = (html) => ({ root: {}, html, css: '', script: '', state: '', chunks: [], bundles: [], missing: [] });
export async function prerender({ path, site, logo, isPhone, hasSession, cookies }, skeleton) {
${body}
}`,
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
  const look = async (order: PageOrder) => (await prerenders.of(order))?.html;
  return { prerenders, look, inject, log };
}

/** Waits for a rendering: starting the worker on a busy machine takes longer than a page waits. */
async function awaitRendered(look: () => Promise<string | undefined>): Promise<string | undefined> {
  return vi.waitFor(async () => (await look()) ?? Promise.reject(new Error('nothing is rendered')), {
    timeout: 45_000,
  });
}

describe('rendered pages', () => {
  test('come from the built program, whose calls the platform answers itself', async () => {
    const { look, inject } = await prerendersBy(
      "const answer = await (await fetch('/web-api/line/sports?a=1'.replace(/^/, location.origin))).json();\nreturn page(`${path} ${site.id} ${logo.slice(0, 4)} ${answer.url}`);",
    );
    const order = await orderOf('/en/live');
    expect(await awaitRendered(() => look(order))).toBe('/en/live house <svg /web-api/line/sports?a=1');
    expect(inject).toHaveBeenCalledWith({
      url: '/web-api/line/sports?a=1',
      headers: { host: order.site.hosts[0] },
    });
  });

  test('are used for two seconds, and for ten while the next one is rendered', async () => {
    let now = 0;
    const { look } = await prerendersBy('drawn += 1;\nreturn page(`${path} ${drawn}`);', { now: () => now });
    const order = await orderOf('/en');
    expect(await awaitRendered(() => look(order))).toBe('/en 1');
    now += 1999;
    expect(await look(order)).toBe('/en 1');
    now += 2;
    expect(await look(order)).toBe('/en 1');
    await vi.waitFor(async () => expect(await look(order)).toBe('/en 2'), { timeout: 45_000 });
    now += 10_001;
    expect(await awaitRendered(async () => ((await look(order)) === '/en 3' ? 'anew' : undefined))).toBe(
      'anew',
    );
  });

  test('are shared only by visitors whose page looks alike', async () => {
    const { look } = await prerendersBy(
      'return page(JSON.stringify([isPhone, hasSession, cookies, site.countryCode]));',
    );
    for (const more of [
      {},
      { isPhone: false },
      { hasSession: true },
      { cookies: { view: 'm1' } },
      { config: { ...(await orderOf('/en')).config, countryCode: 'DE' } },
    ] satisfies Partial<PageOrder>[]) {
      const order = await orderOf('/en', more);
      const { isPhone, hasSession, cookies, config } = order;
      expect(await awaitRendered(() => look(order))).toBe(
        JSON.stringify([isPhone, hasSession, cookies, config.countryCode]),
      );
    }
  });

  test('come as their skeleton if their data takes too long', async () => {
    const { look } = await prerendersBy("skeleton(page('skeleton'));\nreturn new Promise(() => {});");
    const order = await orderOf('/en');
    expect(await awaitRendered(() => look(order))).toBe('skeleton');
  });

  test('that fail come as their skeleton or not at all, and the reason is logged once an address', async () => {
    let now = 0;
    const { look, log } = await prerendersBy(
      "if (path === '/en') skeleton(page('skeleton'));\nthrow new Error('no letters');",
      { now: () => now },
    );
    const order = await orderOf('/en?secret=1');
    const [home, live] = [await orderOf('/en'), order];
    await vi.waitFor(async () => expect(await look(home)).toBe('skeleton'), { timeout: 45_000 });
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), { timeout: 45_000 });
    now += 20_000;
    expect(await look(live)).toBeUndefined();
    now += 20_000;
    expect(await look(live)).toBeUndefined();
    expect(String(log.warn.mock.calls[0]?.[0].err)).toContain('no letters');
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret');
  });

  test('are absent while the worker rests after it ended, half a minute', async () => {
    let now = 0;
    const { look, log } = await prerendersBy(
      "if (path === '/ru') setTimeout(() => { throw new Error('fell over'); });\nreturn path === '/ru' ? new Promise(() => {}) : page(path);",
      { now: () => now },
    );
    const at = async (url: string) => look(await orderOf(url));
    await awaitRendered(() => at('/en'));
    await vi.waitFor(
      async () => {
        expect(await at('/ru')).toBeUndefined();
        expect(log.error).toHaveBeenCalled();
      },
      { timeout: 45_000 },
    );
    expect(await at('/ar')).toBeUndefined();
    now += 30_001;
    expect(await awaitRendered(() => at('/ar'))).toBe('/ar');
  });

  test('are absent for further addresses while twenty wait', async () => {
    const { look } = await prerendersBy("skeleton(page('skeleton'));\nreturn new Promise(() => {});");
    await Promise.all(Array.from({ length: 20 }, async (_, index) => look(await orderOf(`/en/${index}`))));
    expect(await look(await orderOf('/en/one-more'))).toBeUndefined();
  });

  test('are absent if the app is not built', async () => {
    const { look } = await prerendersBy('return page(path);', { program: join(folder, 'nothing.mjs') });
    expect(await look(await orderOf('/en'))).toBeUndefined();
  });
});
