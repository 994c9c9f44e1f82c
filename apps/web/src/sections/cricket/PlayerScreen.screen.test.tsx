import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as PlayerScreen from './PlayerScreen.tsx';

const open = (id: string) =>
  openScreen(PlayerScreen, {
    address: `cricket/player-info/${id}`,
    namespaces: ['cricket', 'betting', 'markets', 'sports'],
    answers: { cricketPlayer: () => refuse(404) },
  });

test('a player without records is missing', async () => {
  const { say } = await open('5');
  await expect.element(page.getByText(say('cricket:player.missing'))).toBeVisible();
});

test('an address without the number of a player is not found', async () => {
  const { say } = await open('no-number');
  await expect.element(page.getByRole('heading', { name: say('common:errors.notFound') })).toBeVisible();
});
