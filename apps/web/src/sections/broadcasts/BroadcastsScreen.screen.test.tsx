import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../features/settings/settings.store.ts';
import { sampleMarket, sampleMatch, sampleSite, sampleSports } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as BroadcastsScreen from './BroadcastsScreen.tsx';

const match = sampleMatch(5, { status: 2, producer: 'live', media: true });

test('animated trackers that are off can be turned on again', async () => {
  await page.viewport(390, 844);
  changeSettings({ zoneState: 1 });
  const { say } = await openScreen(BroadcastsScreen, {
    address: 'broadcasts/zone',
    namespaces: ['betting', 'events', 'markets', 'sports'],
    answers: {
      lineSports: () => sampleSports,
      lineMatches: () => ({
        at: sampleSite.serverTime,
        matches: [match],
        markets: [sampleMarket(5, 'match-result', ['home', 'draw', 'away'], { main: true })],
      }),
      broadcasts: () => ({
        kind: 'zone',
        delay: 1,
        now: [match],
        next: [],
      }),
    },
  });
  await expect.element(page.getByText(say('events:broadcasts.off'))).toBeVisible();
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  await page.getByRole('button', { name: say('events:broadcasts.on') }).click();
  const row = page.getByRole('article');
  await expect.element(row).toBeVisible();
  expect(row.element().querySelectorAll('[data-boxed]')).toHaveLength(3);
  // The row leads to the stream on this page, at every width.
  const watch = row.getByRole('link', { name: say('betting:watch', { name: 'Harbour City – Northgate' }) });
  await expect.element(watch).toHaveAttribute('href', expect.stringContaining('?game=5'));
  await page.viewport(1366, 768);
  await expect.element(watch).toBeVisible();
});
