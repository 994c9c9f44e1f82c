import { expect, type BrowserContext, type Page, type Route, type WebSocketRoute } from '@playwright/test';

const FEED = '**/web-api/feed/socket';
const CALLS = /\/(?:web-api|limit-service-api|blocks-api|bff-api)\//;
/** The words that a page's clocks fetch as they start. */
const CLOCKS_WORDS = '/assets/limits-';
/** Where one of the tabs asks how the session stands. */
const LIMITS = '/v3/limits';
/** As often as the platform says by a heartbeat that the feed is alive, seconds. */
const STEP = 5;

interface Frame {
  readonly t: string;
  /** UTC ms. */
  readonly at: number;
}

/** The time of a browser's pages in the journey's hands. */
export interface TakenTime {
  /** So many seconds pass unseen, as under a closed lid: what was due meanwhile is due once, afterwards. */
  sleep(seconds: number): Promise<void>;
  /** So many seconds pass one by one, and every timer rings at its time. */
  run(seconds: number): Promise<void>;
  /** So many seconds pass in steps in which the feed is heard. */
  pass(seconds: number): Promise<void>;
  /** How far the pages are ahead of the platform, ms. */
  ahead(): number;
  /** Waits until a page's clocks, which come after the page, stand: what passes before then is not theirs. */
  clocksStand(page: Page): Promise<void>;
}

/** What may be said when a socket is closed by hand: the browser keeps the other codes for itself. */
const closing = (code = 1000, reason = '') => (code === 1000 || code >= 3000 ? { code, reason } : {});

/**
 * Takes the time of all pages into the journey's hands, before they are opened. Time that passes by hand passes for the
 * pages and, as far as they are told, for the platform: its `Date`, its `serverTime` and its heartbeats are moved along.
 * @param moved changes other instants of an answer, by its path: what the platform sets from its own clock
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
  /** While the pages are moved, nothing is answered: they would hear of a time that they are yet to have. */
  let moving: Promise<void> = Promise.resolve();
  /** Calls that the pages wait for: time that leaps would take them for lost. */
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
    // What is closed hears nothing any more: telling it would be a complaint of the browser.
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
      // The cast: the platform's own suites hold its frames against the contract.
      const frame = JSON.parse(String(message)) as Frame;
      const now = { ...frame, at: frame.at + ahead };
      if (now.t === 'heartbeat') heartbeat = now;
      socket.send(JSON.stringify(now));
    });
  });
  const answer = async (route: Route) => {
    // A page that has gone meanwhile takes its answers with it.
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
    // The cast: the platform's answers are objects.
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
