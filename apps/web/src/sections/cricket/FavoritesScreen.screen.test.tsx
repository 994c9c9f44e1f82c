import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleLeaders, sampleMatch, sampleSite, sampleSports } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as FavoritesScreen from './FavoritesScreen.tsx';

const cricket = { sportId: 66, competitionId: 8, competition: 'Coastal League' };

const open = () =>
  openScreen(FavoritesScreen, {
    address: 'cricket/favorites',
    namespaces: ['cricket', 'betting', 'markets', 'sports'],
    answers: {
      lineSports: () => ({
        sports: [...sampleSports.sports, { id: 66, slug: 'cricket', live: 0, line: 2 }],
      }),
      cricketLeaders: () => sampleLeaders,
      lineMatches: ({ query: { section } }) => ({
        at: sampleSite.serverTime,
        matches:
          section === 'line'
            ? [
                sampleMatch(5, { ...cricket, home: 'Lakeside', homeId: 21 }),
                sampleMatch(6, { ...cricket, home: 'Hillcrest', homeId: 23 }),
              ]
            : [],
        markets: [],
      }),
    },
  });

test('a suggested team that is starred brings its matches, also after a reload', async () => {
  await page.viewport(390, 844);
  const { say, address } = await open();
  const empty = page.getByText(say('cricket:favorites.empty'));
  await expect.element(empty).toBeVisible();
  await page.getByRole('button', { name: say('common:favorites.star', { name: 'Lakeside' }) }).click();
  await expect.element(page.getByRole('article', { name: 'Lakeside', exact: false })).toBeVisible();
  await expect.element(empty).not.toBeInTheDocument();
  await open();
  await expect.element(page.getByRole('article', { name: 'Lakeside', exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('article', { name: 'Hillcrest', exact: false }))
    .not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Lakeside Coastal League' }).click();
  await expect.poll(address).toBe('/en/cricket/favorites');
});
