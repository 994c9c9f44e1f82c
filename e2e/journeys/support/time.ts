import { expect, type BrowserContext, type Page, type Route, type WebSocketRoute } from '@playwright/test';

const FEED = '**/web-api/feed/socket';
const CALLS = /\/(?:web-api|limit-service-api|blocks-api|bff-api)\//;
/** Asset with the messages of a page's clocks, fetched when they start. */
const CLOCKS_WORDS = '/assets/limits-';
/** Endpoint that one of the tabs polls for the state of the session. */
const LIMITS = '/v3/limits';
/** Interval of the feed's heartbeats, seconds. */
const STEP = 5;

interface Frame {
  readonly t: string;
  /** UTC ms. */
  readonly at: number;
}

/** Control over the time of a browser's pages. */
export interface TakenTime {
  /** Skips seconds, as when a lid is closed: each timer that became due fires once, afterwards. */
  sleep(seconds: number): Promise<void>;
  /** Advances seconds one by one; every timer fires at its time. */
  run(seconds: number): Promise<void>;
  /** Advances seconds in steps, with a heartbeat of the feed after each. */
  pass(seconds: number): Promise<void>;
  /** Difference between the time of the pages and the platform's, ms. */
  ahead(): number;
  /** Waits until a page's lazily loaded clocks run; time that passes before isn't counted by them. */
  clocksStand(page: Page): Promise<void>;
}

/** Code and reason allowed when closing a socket by script; the browser reserves the other codes. */
const closing = (code = 1000, reason = '') => (code === 1000 || code >= 3000 ? { code, reason } : {});

/**
 * Controls the time of all pages; call it before they are opened. The platform's `Date`, `serverTime` and heartbeats
 * are shifted by the same time.
 * @param moved shifts other instants of a response, by path, that the platform sets from its own clock
 */
export async function takeTime(
  context: BrowserContext,
  moved: (path: string, method: string, body: Record<string, unknown>, ahead: number) => void = () =>
    undefined,
): Promise<TakenTime> {
  let ahead = 0;
  const feeds = new Set<WebSocketRoute>();
  const started = new Set<Page>();
  let isAsked = false;
  /** Time move under way. Responses wait for it, as they would carry a time that the pages haven't reached. */
  let moving: Promise<void> = Promise.resolve();
  /** Pending calls of the pages. Time moves wait for them, as they would time out. */
  const underWay = new Set<Promise<void>>();
  const move = async (ms: number, pages: (ms: number) => Promise<void>) => {
    while (underWay.size > 0) await Promise.all(underWay);
    ahead += ms;
    moving = pages(ms);
    await moving;
  };
  context.on('requestfinished', (request) => {
    if (request.url().includes(CLOCKS_WORDS) && !request.serviceWorker()) started.add(request.frame().page());
  });
  let heartbeat: Frame | undefined;
  await context.clock.install();
  await context.routeWebSocket(FEED, (socket) => {
    feeds.add(socket);
    const server = socket.connectToServer();
    // Sending to a closed socket would cause a complaint of the browser.
    socket.onClose((code, reason) => {
      feeds.delete(socket);
      void server.close(closing(code, reason));
    });
    server.onClose((code, reason) => {
      feeds.delete(socket);
      void socket.close(closing(code, reason));
    });
    server.onMessage((message) => {
      if (!feeds.has(socket)) return;
      // The cast: the platform's own suites check its frames against the contract.
      const frame = JSON.parse(String(message)) as Frame;
      const now = { ...frame, at: frame.at + ahead };
      if (now.t === 'heartbeat') heartbeat = now;
      socket.send(JSON.stringify(now));
    });
  });
  const answer = async (route: Route) => {
    // The page may be closed by now, which aborts the call.
    const fetched = await route.fetch().catch(() => undefined);
    const text = await fetched?.text().catch(() => undefined);
    if (!fetched || text === undefined) return;
    const headers = fetched.headers();
    await moving;
    const date = new Date(Date.parse(headers['date'] ?? '') + ahead).toUTCString();
    await route.fulfill({
      response: fetched,
      headers: { ...headers, date },
      body: headers['content-type']?.includes('json')
        ? bodyOf(text, route.request().url(), route.request().method())
        : text,
    });
    isAsked ||= route.request().url().endsWith(LIMITS);
  };
  await context.route(CALLS, async (route) => {
    const answered = answer(route).finally(() => underWay.delete(answered));
    underWay.add(answered);
    await answered;
  });

  function bodyOf(text: string, url: string, method: string): string {
    // The cast: the platform's responses are objects.
    const body = JSON.parse(text) as Record<string, unknown>;
    if (typeof body['serverTime'] === 'number') body['serverTime'] += ahead;
    moved(new URL(url).pathname, method, body, ahead);
    return JSON.stringify(body);
  }

  function beat(): void {
    const text = heartbeat && JSON.stringify({ ...heartbeat, at: Date.now() + ahead });
    if (text !== undefined) for (const feed of feeds) feed.send(text);
  }

  return {
    ahead: () => ahead,
    clocksStand: (page) => expect.poll(() => isAsked && started.has(page)).toBe(true),
    sleep: (seconds) => move(seconds * 1000, (ms) => context.clock.fastForward(ms)),
    run: (seconds) => move(seconds * 1000, (ms) => context.clock.runFor(ms)),
    async pass(seconds) {
      for (let left = seconds; left > 0; left -= STEP) {
        await move(Math.min(left, STEP) * 1000, (ms) => context.clock.fastForward(ms));
        beat();
      }
    },
  };
}
