import { LISTENER_LIMITS } from '@touchline/feed';
import type { WebSocketRoute } from '@playwright/test';
import { livePick, playUntilMoved } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const SOCKET = /\/web-api\/feed\/socket/;
const POLL = '**/web-api/feed/poll?*';

test('a lost socket suspends the prices at once, and they return with it', async ({
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
  /** Advances the time of the platform and of the page, whose timers fire on the way. */
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
  // The notice appears when polling has failed for the allowed time.
  const within = 2 * LISTENER_LIMITS.poll.match + LISTENER_LIMITS.pollGrace + LISTENER_LIMITS.silence;
  await pass(within);
  await expect(page.getByText(app.say('common:connection.stale'))).toBeVisible();

  isDown = false;
  await pass(LISTENER_LIMITS.backoffMost);
  await expect(cell).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(app.say('common:connection.stale'))).toBeHidden();
});

test('polling keeps the prices moving where sockets are blocked, and a socket is opened once they are not', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/feed\/socket/);
  let isBlocked = true;
  let isOpen = false;
  await page.clock.install();
  await page.routeWebSocket(SOCKET, (socket) => {
    if (isBlocked) return void socket.close();
    socket.connectToServer();
    isOpen = true;
  });
  /** Lets the page's time pass until it shows a text. */
  const pollUntilShown = (text: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(LISTENER_LIMITS.poll.match);
        return (await cell.getAttribute('aria-disabled')) === 'true' ? 'suspended' : cell.textContent();
      })
      .toContain(text);
  const pick = await livePick(platform);
  await app.openMatch(pick.match, 'football');
  const cell = app.price(pick);
  await pollUntilShown(pick.selection.k);
  await pollUntilShown(await playUntilMoved(platform, pick));

  isBlocked = false;
  await page.clock.runFor(LISTENER_LIMITS.backoffMost);
  await expect.poll(() => isOpen).toBe(true);
});
