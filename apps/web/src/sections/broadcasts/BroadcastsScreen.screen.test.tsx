import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../features/settings/settings.store.ts';
import { sampleMatch, sampleSports } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as BroadcastsScreen from './BroadcastsScreen.tsx';

test('animated trackers that are off can be turned on again', async () => {
  await page.viewport(390, 844);
  changeSettings({ zoneState: 1 });
  const { say } = await openScreen(BroadcastsScreen, {
    address: 'broadcasts/zone',
    namespaces: ['betting', 'events', 'markets', 'sports'],
    answers: {
      lineSports: () => sampleSports,
      broadcasts: () => ({
        kind: 'zone',
        delay: 1,
        now: [sampleMatch(5, { status: 2, producer: 'live', media: true })],
        next: [],
      }),
    },
  });
  await expect.element(page.getByText(say('events:broadcasts.off'))).toBeVisible();
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  await page.getByRole('button', { name: say('events:broadcasts.on') }).click();
  await expect.element(page.getByRole('article')).toBeVisible();
});
