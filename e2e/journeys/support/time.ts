import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Platform } from './platform.ts';
import { settled } from './settled.ts';

const FEED = '**/web-api/feed/socket';
const NEW_TOKEN = '/web-api/user/gettoken?force_refresh=true';
const CALLS = /\/(?:web-api|limit-service-api|blocks-api|bff-api)\//;

/** Control over the time of the platform and of a browser's pages, which advance together. */
export interface Time {
  /** Passes whole seconds as in sleep: each timer of the pages that became due fires once, afterwards. */
  pass(seconds: number): Promise<void>;
  /** Passes whole seconds in running pages: every timer fires at its time. */
  run(seconds: number): Promise<void>;
}

/**
 * Takes control of the time of the platform and of all pages; call it before they are opened. While it is moved, new
 * calls and frames wait, as they would carry a time that only one side has reached. Before it moves, pages settle.
 */
export async function takeTime(context: BrowserContext, platform: Platform): Promise<Time> {
  let moving: Promise<void> | undefined;
  const underWay = new Set<Promise<void>>();

  async function move(seconds: number, movePages: (ms: number) => Promise<void>): Promise<void> {
    // The calls that follow a response of a page's own start go out with the token of the time before.
    await Promise.all(context.pages().map(settled));
    const moved = Promise.withResolvers<void>();
    moving = moved.promise;
    try {
      await Promise.all(underWay);
      await platform.passTime(seconds, { arePagesOpen: true });
      await movePages(seconds * 1000);
    } finally {
      moving = undefined;
      moved.resolve();
    }
  }

  /** Headers of a call that waited while time moved: the token that it was sent with may have expired meanwhile. */
  async function withNewToken(call: Request): Promise<Record<string, string>> {
    const headers = await call.allHeaders();
    if (headers['authorization'] === undefined) return headers;
    const answer = await context.request.get(new URL(NEW_TOKEN, call.url()).href);
    // The session may have ended too: then the call is refused, as it would be.
    if (!answer.ok()) return headers;
    return { ...headers, authorization: `Bearer ${(await answer.json()).token}` };
  }

  async function answer(route: Route, hasWaited: boolean): Promise<void> {
    const fetched = hasWaited
      ? withNewToken(route.request()).then((headers) => route.fetch({ headers }))
      : route.fetch();
    // A page that closes aborts its calls, and the end of a journey those that renew a token.
    const response = await fetched.catch(() => undefined);
    if (response) await route.fulfill({ response }).catch(() => undefined);
  }

  await context.clock.install();
  // Calls time out in real time, which is as long as the machine takes.
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await context.route(CALLS, async (route) => {
    const hasWaited = moving !== undefined;
    while (moving) await moving;
    const answered = answer(route, hasWaited).finally(() => underWay.delete(answered));
    underWay.add(answered);
    await answered;
  });
  await context.routeWebSocket(FEED, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (frame) => {
      while (moving) await moving;
      socket.send(frame);
    });
  });

  return {
    pass: (seconds) => move(seconds, (ms) => context.clock.fastForward(ms)),
    run: (seconds) => move(seconds, (ms) => context.clock.runFor(ms)),
  };
}
