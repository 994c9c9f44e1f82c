import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as LeagueAppScreen from './LeagueAppScreen.tsx';

test('the page of the app leads to cricket where it can’t be installed', async () => {
  const { say, address } = await openScreen(LeagueAppScreen, {
    address: 'ipl-betting-app',
    namespaces: ['cricket'],
    answers: {},
  });
  await expect.element(page.getByRole('heading', { name: say('cricket:league.title') })).toBeVisible();
  await page.getByRole('link', { name: say('cricket:app.open') }).click();
  await expect.poll(address).toBe('/en/cricket');
});
