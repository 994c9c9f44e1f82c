import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as GameScreen from './GameScreen.tsx';

/** Opens a game of which the platform doesn't answer anything yet. */
const open = (id: number) =>
  openScreen(GameScreen, {
    address: `game/${id}/silk-fox`,
    namespaces: ['game', 'limits', 'titles'],
    answers: { accounts: () => sampleAccounts(), casinoGame: () => new Promise(() => undefined) },
  });

/** Shapes of the drawn cover. */
const shapes = () =>
  [...document.querySelectorAll('[data-state="drawn"] svg g path')].map((path) =>
    ['d', 'transform', 'fill'].map((name) => path.getAttribute(name)),
  );

test('a game that loads shows the cover of its id, without lettering', async () => {
  const { say } = await open(7);
  await expect.element(page.getByRole('status')).toHaveTextContent(say('game:loading'));
  const cover = page.getByRole('region', { name: say('game:game') });
  await expect.element(cover).toBeVisible();
  expect(document.querySelectorAll('[data-state="drawn"] svg text')).toHaveLength(0);
  const first = shapes();
  await open(8);
  await expect.element(page.getByRole('status')).toHaveTextContent(say('game:loading'));
  expect(first.length).toBeGreaterThan(0);
  expect(shapes()).not.toEqual(first);
});
