import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts, sampleMyCasino } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import CasinoRail from './CasinoRail.tsx';

const category = (id: number, slug: string, path: string, name: string, games: number) => ({
  id,
  slug,
  name,
  path,
  icon: slug,
  games,
  subcategories: [],
});

test('the menu has categories and providers with their numbers of games, and marks the open page', async () => {
  await page.viewport(1366, 768);
  const { say, address } = await openScreen(
    { Component: CasinoRail },
    {
      address: 'crash-games',
      path: '*',
      namespaces: ['casino', 'titles'],
      answers: {
        accounts: () => sampleAccounts([]),
        myCasino: () => sampleMyCasino,
        casinoCategories: () => ({
          total: 1242,
          categories: [
            category(1, 'slots', 'slots', 'Slots', 1200),
            category(2, 'crash', 'crash-games', 'Crash games', 42),
          ],
        }),
        gameProviders: () => ({
          providers: Array.from({ length: 10 }, (_, index) => ({
            slug: `maker-${index}`,
            name: `Maker ${index}`,
            logo: null,
            games: index + 1,
          })),
        }),
      },
    },
  );
  const menu = page.getByRole('navigation', { name: say('casino:menu') });
  const entry = (name: string) => menu.getByRole('link', { name, exact: false });
  await expect.element(entry('Crash games').getByText('42')).toBeVisible();
  await expect.element(entry('Crash games')).toHaveAttribute('aria-current', 'page');
  await expect.element(entry('Slots').getByText('1,200')).toBeVisible();
  // The eight providers with most games are listed, all others are on their page.
  await expect.element(entry('Maker 9').getByText('10')).toBeVisible();
  await expect.element(entry('Maker 1')).not.toBeInTheDocument();
  await entry(say('casino:all', { number: '10' })).click();
  await expect.poll(address).toBe('/en/providers');
});
