import type { SeoPage } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casinoSites, insertGame } from '../../casino/catalogue/testing.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let gameId: bigint;
beforeAll(async () => {
  app = await createTestApp({ env: { SITES_FILE: await casinoSites() } });
  gameId = await insertGame(app.db, { name: 'Silk Fox', provider: 'Brass Otter', popularity: 5 });
  await insertGame(app.db, { name: 'Hidden Fox', state: 'hidden' });
  await insertGame(app.db, { name: 'Live Fox', provider: 'Brass Otter', category: 'live' });
});
afterAll(() => app.close());

async function pageOf(path: string): Promise<SeoPage> {
  const answer = await app.client().call('GET', `/web-api/seo/page-data?path=${encodeURIComponent(path)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('the head of a page of the casino', () => {
  test('names the lobby, categories, providers and games in each language, and lets search engines have them', async () => {
    const paths = ['casino-lobby', 'slots', 'casino', 'providers', 'providers/brass-otter'];
    for (const path of [...paths, `game/${gameId}/silk-fox`]) {
      const pages = await Promise.all(['en', 'ru', 'ar'].map((lang) => pageOf(`/${lang}/${path}`)));
      expect(new Set(pages.map(({ metaRobots }) => metaRobots)), path).toEqual(new Set(['index, follow']));
      expect(new Set(pages.map(({ title }) => title)).size, path).toBe(3);
      expect(new Set(pages.map(({ description }) => description)).size, path).toBe(3);
      const canonical = pages.map((page) => new URL(page.canonical ?? '').pathname);
      expect(canonical, path).toEqual(['en', 'ru', 'ar'].map((lang) => `/${lang}/${path}`));
    }
    expect((await pageOf(`/en/game/${gameId}/silk-fox`)).title).toMatch(/^Silk Fox by Brass Otter · /);
    expect((await pageOf('/en/providers/brass-otter')).title).toMatch(/^Brass Otter: /);
    expect((await pageOf('/en/slots')).title).toMatch(/^Slots: /);
  });

  test('has one canonical address for every name of a game', async () => {
    const { canonical } = await pageOf(`/en/game/${gameId}/another-name`);
    expect(canonical).toMatch(new RegExp(`/en/game/${gameId}/silk-fox$`));
  });

  test('keeps what search engines can’t use out of them: searches, unknown games, empty categories', async () => {
    for (const path of ['casino-search', 'game/999999/gone', 'providers/nobody', 'bingo', 'slots/unknown'])
      expect((await pageOf(`/en/${path}`)).metaRobots, path).toBe('noindex, follow');
  });

  test('leads from the lobby to a game', async () => {
    const [crumbs] = (await pageOf(`/en/game/${gameId}/silk-fox`)).structuredData;
    expect(crumbs).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Casino' }, { name: 'Silk Fox' }],
    });
  });
});

test('the sitemap has the games, categories and providers that the site lists', async () => {
  const { body: index } = await app.client().call('GET', '/sitemap.xml');
  expect(index).toContain('/sitemap-games-en.xml');
  const { body } = await app.client().call('GET', '/sitemap-games-en.xml');
  const paths = [...body.matchAll(/<loc>[^<]*\/en\/([^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['slots', 'casino', 'providers/brass-otter', `game/${gameId}/silk-fox`]),
  );
  expect(paths.filter((path) => path?.includes('hidden'))).toEqual([]);
  const { body: sections } = await app.client().call('GET', '/sitemap-sections-en.xml');
  expect(sections).toContain('/en/casino-lobby</loc>');
  expect(sections).toContain('/en/providers</loc>');
});
