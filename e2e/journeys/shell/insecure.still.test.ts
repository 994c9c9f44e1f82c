import { chromiumArgs, requireShell } from '../../../scripts/chromium.mjs';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/**
 * Name that leads to this machine. Browsers trust `localhost`, but no other host by `http`, such as the address of a
 * machine in the same network.
 */
const HOST = 'desk.example';

test.use({
  host: HOST,
  launchOptions: {
    executablePath: requireShell(),
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test.beforeEach(({ quiet }) => {
  // The browser says that it ignores these headers here.
  quiet.allow(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/);
});

test('a guest reads every section of a site that was opened by http on a network address', async ({
  app,
}) => {
  const { page, main } = app;
  await app.open('/live');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(main.locator('button bdi').first()).toBeVisible();
  for (const path of ['/line', '/results', '/champs', '/cricket', '/cyber/real', '/casino-lobby', '']) {
    await app.go(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(main.getByRole('button', { name: app.say('common:actions.retry') }), path).toHaveCount(0);
  }
});

test('a player signs in there', async ({ app }) => {
  // The browser lets a page of this machine call it, and not a blank one that the test has made up.
  await app.open('/live');
  await newPlayer(app, '50.00');
  await app.open('/live');
  await expect(app.balance).toContainText('50');
});
