import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSports } from '../../../testing/samples.ts';
import { refuse } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as EventScreen from './EventScreen.tsx';

test('a match that isn’t known leads to the results', async () => {
  const { say, address } = await openScreen(EventScreen, {
    address: 'champ/1-none/event/77-none',
    namespaces: ['betting', 'events', 'markets', 'sports'],
    answers: { lineSports: () => sampleSports, statistics: () => refuse(404) },
  });
  await expect.element(page.getByText(say('events:result.missing'))).toBeVisible();
  await page.getByRole('link', { name: say('events:result.toResults') }).click();
  await expect.poll(address).toBe('/en/results');
});
