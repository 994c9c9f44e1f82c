import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setPlayer } from '../../features/session/session.store.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { PlayersPage } from './PlayersPage.tsx';

const open = (who: 'anyone' | 'player') =>
  openScreen(
    { Component: () => <PlayersPage who={who}>The content</PlayersPage> },
    { address: 'office/history', namespaces: [], answers: {} },
  );

test('a player’s page offers to sign in when the session has ended', async () => {
  await page.viewport(390, 844);
  const { say } = await open('player');
  await expect.element(page.getByText('The content')).toBeVisible();
  setPlayer(null);
  await expect.element(page.getByText(say('common:session.ended'))).toBeVisible();
  await expect.element(page.getByRole('link', { name: say('common:header.signIn') })).toBeVisible();
  await expect.element(page.getByText('The content')).not.toBeInTheDocument();
});

test('a page for everyone stays when the session has ended', async () => {
  await open('anyone');
  setPlayer(null);
  await expect.element(page.getByText('The content')).toBeVisible();
});
