import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clocks } from '../../features/sessionClocks/clocks.store.ts';
import { session } from '../../features/session/session.store.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { requestsOf } from '../../testing/screen/answers.ts';
import { expectNoOverflow } from '../../testing/screen/expectNoOverflow.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { SaferPlay } from './SaferPlay.tsx';

const MINUTE = 60_000;
const stay = vi.fn();

beforeEach(() => {
  stay.mockReset();
  return () => (clocks.idleWarning = undefined);
});

/** Opens the warning of a sign-out in a number of seconds. */
async function warn(seconds: number) {
  const { say } = await openScreen(
    { Component: SaferPlay },
    {
      address: 'live',
      namespaces: ['limits'],
      answers: { signOut: () => ({ endedSessions: 1 }) },
    },
  );
  clocks.idleWarning = { endsAt: serverNow() + seconds * 1000, length: MINUTE, stay };
  const dialog = page.getByRole('alertdialog', { name: say('limits:idleWarning.title') });
  await expect.element(dialog).toBeVisible();
  return { say, dialog };
}

test.each(['{Enter}', ' ', '{Escape}'])('the key %j keeps the player signed in', async (key) => {
  const { say, dialog } = await warn(60);
  await expect.element(dialog.getByRole('button', { name: say('limits:idleWarning.stay') })).toHaveFocus();
  await expect.element(dialog).toHaveAccessibleDescription(say('limits:idleWarning.away'));
  await userEvent.keyboard(key);
  expect(stay).toHaveBeenCalledOnce();
});

test('the last seconds are announced, and the countdown is not', async () => {
  const { say, dialog } = await warn(14);
  await expect.element(dialog.getByRole('timer')).toBeVisible();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(say('limits:idleWarning.left', { count: 15 }));
});

test('a player whose input has moved the sign-out is told so, and answers in the same place', async () => {
  const { say, dialog } = await warn(600);
  await expect.element(dialog).toHaveAccessibleDescription(say('limits:idleWarning.present'));
  expect(dialog.getByRole('timer').elements()).toEqual([]);
  await dialog.getByRole('button', { name: say('limits:idleWarning.stay') }).click();
  expect(stay).toHaveBeenCalledOnce();
});

test('the player can sign out at once, on a phone too', async () => {
  await page.viewport(390, 844);
  const { say, dialog } = await warn(60);
  expectNoOverflow();
  await dialog.getByRole('button', { name: say('limits:idleWarning.leave') }).click();
  await expect.poll(() => requestsOf('signOut').length).toBe(1);
  expect(session.player).toBeNull();
  expect(stay).not.toHaveBeenCalled();
});
