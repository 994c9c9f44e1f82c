import { LISTENER_LIMITS } from '@touchline/feed';
import type { WebSocketRoute } from '@playwright/test';
import { livePick, playUntilMoved } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const SOCKET = /\/web-api\/feed\/socket/;
const POLL = '**/web-api/feed/poll?*';

test('a socket that dies suspends the prices at once, and they come back with it', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/feed\/(socket|poll)/);
  const pick = await livePick(platform);
  let isDown = false;
  let open: WebSocketRoute | undefined;
  await page.clock.install();
  /** Lets time pass for the platform and for the page, whose timers ring on the way. */
  const pass = async (ms: number) => {
    await platform.passTime(Math.ceil(ms / 1000));
    await page.clock.runFor(Math.ceil(ms / 1000) * 1000);
  };
  await page.routeWebSocket(SOCKET, (socket) => {
    if (isDown) return void socket.close();
    open = socket;
    socket.connectToServer();
  });
  await page.route(POLL, (route) => (isDown ? route.abort() : route.continue()));
  await app.openMatch(pick.match, 'football');
  const cell = app.price(pick);
  await expect(cell).toContainText(pick.selection.k);
  await expect(cell).not.toHaveAttribute('aria-disabled', 'true');

  isDown = true;
  await open?.close();
  await expect(cell).toHaveAttribute('aria-disabled', 'true');
  // The notice comes when polling has failed for as long as it may.
  const within = 2 * LISTENER_LIMITS.poll.match + LISTENER_LIMITS.pollGrace + LISTENER_LIMITS.silence;
  await pass(within);
  await expect(page.getByText(app.say('common:connection.stale'))).toBeVisible();

  isDown = false;
  await pass(LISTENER_LIMITS.backoffMost);
  await expect(cell).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(app.say('common:connection.stale'))).toBeHidden();
});

test('where sockets are blocked, polling keeps the prices moving', async ({ app, page, platform, quiet }) => {
  quiet.allow(/feed\/socket/);
  await page.routeWebSocket(SOCKET, (socket) => void socket.close());
  const pick = await livePick(platform);
  await app.openMatch(pick.match, 'football');
  const cell = app.price(pick);
  await expect(cell).not.toHaveAttribute('aria-disabled', 'true');
  const moved = await playUntilMoved(platform, pick);
  await expect(cell).toContainText(moved);
});
