import type { Match } from '@touchline/contract';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { takeFavorites } from '../../features/favorites/favorites.store.ts';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import { sampleMarket, sampleMatch, sampleSite } from '../../testing/samples.ts';
import type { Answers } from '../../testing/screen/answers.ts';
import { expectNoOverflow } from '../../testing/screen/expectNoOverflow.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';

const at = sampleSite.serverTime;
const score: NonNullable<Match['score']> = { total: [1, 0], parts: [] };
const clock = { period: 'half2', seconds: 3780, running: true, at };

/** Six matches of a sport: two of one competition, each of the others of its own. */
function sixOf(sportId: number, changes: Partial<Match>): Match[] {
  return [0, 1, 2, 3, 4, 5].map((place) =>
    sampleMatch(sportId * 100 + place, {
      sportId,
      competitionId: sportId * 10 + Math.max(place, 1),
      competition: `League ${Math.max(place, 1)}`,
      home: ['Harbour City', 'Brackwater', 'Eastham', 'Puerto', 'Riverside', 'Old Town'][place] ?? '',
      away: ['Northgate', 'Wolverton', 'Dockside', 'Sierra', 'Fulbourne', 'Everley'][place] ?? '',
      homeId: sportId * 1000 + place,
      awayId: sportId * 1000 + 500 + place,
      media: true,
      ...changes,
    }),
  );
}

const live: Partial<Match> = { status: 2, producer: 'live', score, clock };
const ofLine = sixOf(1, {});
const inPlay = sixOf(1, live);
const cricket = sixOf(66, { ...live, clock: { ...clock, period: 'innings1' } });

const answersOf = (matches: readonly Match[]): Answers => ({
  lineSports: () => ({
    sports: [
      { id: 1, slug: 'football', live: 6, line: 6 },
      { id: 66, slug: 'cricket', live: 6, line: 6 },
    ],
  }),
  lineCompetitions: () => ({ competitions: [] }),
  lineMatches: ({ query: { wide } }) => ({
    at,
    matches: wide ? [] : [...matches],
    markets: wide
      ? []
      : matches.map(({ id, sportId }) =>
          sportId === 66
            ? sampleMarket(id, 'winner', ['home', 'away'], { main: true })
            : sampleMarket(id, 'match-result', ['home', 'draw', 'away'], { main: true }),
        ),
  }),
  pickedMatches: () => ({ at, matches: [...matches] }),
  broadcasts: () => ({ kind: 'stream', delay: 1, now: [...matches], next: [] }),
  search: () => ({ sports: [], competitions: [], teams: [], matches: [...matches] }),
  cricketLeaders: () => ({ since: at / 1000, batters: [], bowlers: [], teams: [] }),
});

interface List {
  readonly address: string;
  readonly screen: () => Promise<{ readonly Component: ComponentType }>;
  readonly namespaces?: readonly Namespace[];
  readonly matches: readonly Match[];
}

const section = () => import('../../sections/betting/SectionScreen.tsx');

/** Every kind of list with rows of matches. */
const lists: readonly List[] = [
  { address: 'live', screen: section, matches: inPlay },
  { address: 'line', screen: section, matches: ofLine },
  { address: 'live/football', screen: section, matches: inPlay },
  { address: 'line/football', screen: section, matches: ofLine },
  { address: 'line/favorites', screen: section, matches: ofLine },
  {
    address: 'favorites',
    screen: () => import('../../sections/betting/FavoritesScreen.tsx'),
    namespaces: ['favorites'],
    matches: inPlay,
  },
  {
    address: 'broadcasts',
    screen: () => import('../../sections/broadcasts/BroadcastsScreen.tsx'),
    namespaces: ['events'],
    matches: inPlay,
  },
  {
    address: 'search-events?text=har',
    screen: () => import('../../sections/search/SearchScreen.tsx'),
    namespaces: ['events'],
    matches: inPlay,
  },
  {
    address: 'cricket/all-events',
    screen: () => import('../../sections/cricket/AllEventsScreen.tsx'),
    namespaces: ['cricket'],
    matches: cricket,
  },
];

const open = async ({ address, screen, namespaces = [], matches }: List) => {
  takeFavorites(
    null,
    matches.map(({ id, sportId, home, away }) => ({
      kind: 'match' as const,
      id,
      sportId,
      name: `${home} – ${away}`,
    })),
  );
  return openScreen(await screen(), {
    address,
    namespaces: ['betting', 'markets', 'sports', ...namespaces],
    answers: answersOf(matches),
  });
};

const rows = () => page.getByRole('article').elements();
const pricesOf = (row: Element) => [...row.querySelectorAll('[data-boxed]')];

/** The lowest row of the design, and another line for each of two long names. */
const HIGHEST = 99;

test.each(lists)('the rows of $address have their prices beside the names at 390 px', async (list) => {
  await page.viewport(390, 844);
  await open(list);
  await expect.poll(() => rows().length).toBe(6);
  for (const row of rows()) {
    const prices = pricesOf(row);
    const names = row.querySelector('article > a:last-of-type')?.getBoundingClientRect();
    expect(prices.length).toBeGreaterThan(1);
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(HIGHEST);
    for (const price of prices) expect(price.getBoundingClientRect().top).toBeLessThan(names?.bottom ?? 0);
  }
  expectNoOverflow();
});

test.each(lists)('the rows of $address are those of a table at 1366 px', async (list) => {
  await page.viewport(1366, 768);
  await open(list);
  await expect.poll(() => rows().length).toBe(6);
  for (const row of rows()) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(60);
  expectNoOverflow();
});

test('players have flags and their sets, quarters come before minutes', async () => {
  await page.viewport(390, 844);
  const tennis = sampleMatch(401, {
    ...live,
    sportId: 4,
    competitionId: 40,
    home: 'K. Tornqvist',
    away: 'Z. Weylandt',
    homeCountry: 'se',
    awayCountry: 'de',
    clock: { period: 'set2', running: true, at },
    score: {
      total: [1, 0],
      parts: [
        [6, 4],
        [3, 2],
      ],
      points: ['40', '15'],
      serving: 0,
    },
  });
  const basketball = sampleMatch(301, {
    ...live,
    sportId: 3,
    clock: { ...clock, period: 'quarter3', seconds: 1320 },
  });
  const { say } = await openScreen(await section(), {
    address: 'live',
    namespaces: ['betting', 'markets', 'sports'],
    answers: {
      ...answersOf([tennis, basketball]),
      lineSports: () => ({
        sports: [
          { id: 4, slug: 'tennis', live: 1, line: 0 },
          { id: 3, slug: 'basketball', live: 1, line: 0 },
        ],
      }),
    },
  });
  const row = (name: string) => page.getByRole('article').filter({ has: page.getByText(name) });
  await expect.element(row('K. Tornqvist')).toBeVisible();
  const sides = row('K. Tornqvist').element().querySelector('article > a:last-of-type');
  expect([...(sides?.querySelectorAll('img') ?? [])].map(({ src }) => src.replace(/.*\//, ''))).toEqual([
    'se.svg',
    'de.svg',
  ]);
  expect(sides?.querySelectorAll('svg')).toHaveLength(0);
  await expect.element(row('K. Tornqvist').getByText('6–4 3–2 · 40:15')).toBeVisible();
  await expect.element(row('Harbour City').getByText(say('sports:period.quarter3'))).toBeVisible();
  await page.viewport(1366, 768);
  await expect.element(row('Harbour City').getByText(say('sports:period.quarter3'))).toBeVisible();
});
