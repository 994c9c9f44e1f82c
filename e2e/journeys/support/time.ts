import type { Page, WebSocketRoute } from '@playwright/test';

const FEED = '**/web-api/feed/socket';
/** As often as the platform says by a heartbeat that the feed is alive, seconds. */
const STEP = 5;

interface Frame {
  readonly t: string;
  /** UTC ms. */
  readonly at: number;
}

/**
 * Takes the time of a page into the journey's hands, before the page is opened. Time that passes by hand passes for the
 * page and, as far as the page is told, for the platform: instants in answers and frames are moved along, and its
 * heartbeats come as often as they would.
 * @returns lets so many seconds pass
 */
export async function takeTime(page: Page): Promise<(seconds: number) => Promise<void>> {
  let ahead = 0;
  let feed: WebSocketRoute | undefined;
  let heartbeat: Frame | undefined;
  // The cast: the platform's own suites hold its frames against the contract.
  const moved = (text: string): Frame => {
    const frame = JSON.parse(text) as Frame;
    return { ...frame, at: frame.at + ahead };
  };
  await page.clock.install();
  await page.routeWebSocket(FEED, (socket) => {
    feed = socket;
    socket.connectToServer().onMessage((message) => {
      const frame = moved(String(message));
      if (frame.t === 'heartbeat') heartbeat = frame;
      socket.send(JSON.stringify(frame));
    });
  });
  await page.route('**/web-api/**', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const date = new Date(Date.parse(headers['date'] ?? '') + ahead).toUTCString();
    await route.fulfill({ response: answer, headers: { ...headers, date } });
  });
  return async (seconds) => {
    for (let left = seconds; left > 0; left -= STEP) {
      const step = Math.min(left, STEP) * 1000;
      ahead += step;
      await page.clock.fastForward(step);
      if (heartbeat) feed?.send(JSON.stringify({ ...heartbeat, at: Date.now() + ahead }));
    }
  };
}
