import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuest } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as AuthorizationScreen from './AuthorizationScreen.tsx';

test('a guest learns what an account remembers, and is led to sign-in', async () => {
  await page.viewport(1366, 768);
  const { say, address } = await openScreen(AuthorizationScreen, {
    address: 'my-casino/authorization',
    namespaces: ['casino', 'titles'],
    answers: { session: () => sampleGuest },
  });
  await expect.element(page.getByText(say('casino:own.signIn'))).toBeVisible();
  await page.getByRole('link', { name: say('common:header.signIn') }).click();
  await expect.poll(address).toContain('login');
});
