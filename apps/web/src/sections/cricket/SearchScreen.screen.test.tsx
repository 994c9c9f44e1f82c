import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleLeaders } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as SearchScreen from './SearchScreen.tsx';

test('a team is found by a part of its name, and a text without results is answered', async () => {
  await page.viewport(390, 844);
  const { say, address } = await openScreen(SearchScreen, {
    address: 'cricket/search-events',
    namespaces: ['cricket', 'betting', 'markets', 'sports'],
    answers: { cricketLeaders: () => sampleLeaders },
  });
  const field = page.getByRole('searchbox', { name: say('cricket:search.label') });
  await expect.element(page.getByText(say('cricket:search.begin'))).toBeVisible();
  await field.fill('zzzz');
  await expect.element(page.getByText(say('cricket:search.empty'))).toBeVisible();
  expect(address()).toBe('/en/cricket/search-events?text=zzzz');
  await field.fill('LAKE');
  await page.getByRole('link', { name: 'Lakeside', exact: false }).click();
  await expect.poll(address).toBe('/en/cricket/team/21-lakeside');
});
