import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts, sampleGame, sampleMyCasino } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as FavouritesScreen from './FavouritesScreen.tsx';

test('a game leaves the list with its star; without games the list explains how to add one', async () => {
  await page.viewport(1366, 768);
  const { say, address } = await openScreen(FavouritesScreen, {
    address: 'my-casino/favorites',
    namespaces: ['casino', 'titles'],
    answers: {
      accounts: () => sampleAccounts([]),
      myCasino: () => ({ ...sampleMyCasino, favourites: [sampleGame(7, 'Roulette')] }),
      changeFavouriteGame: () => ({ favourites: [] }),
    },
  });
  await expect.element(page.getByRole('link', { name: 'Roulette' })).toBeInTheDocument();
  await page.getByRole('button', { name: `${say('casino:favourite.label')}: Roulette` }).click();
  await expect.element(page.getByText(say('casino:own.noFavourites'))).toBeVisible();
  await page.getByRole('link', { name: say('casino:toLobby') }).click();
  await expect.poll(address).toBe('/en/casino-lobby');
});
