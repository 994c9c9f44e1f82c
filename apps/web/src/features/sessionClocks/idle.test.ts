import { beforeEach, expect, test, vi } from 'vitest';
import { deadlinesOfTests } from '../../platform/clock/testing.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { TabLock } from '../../platform/tabs/tabLock.ts';
import { watchIdle, type Activity } from './idle.ts';
import { isBot } from './idleActivity.ts';

const MINUTE = 60_000;
const LIMIT = 10 * MINUTE;

const after = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/** Tabs of one browser: shared values update at once, and one tab acts at a time. */
function browser() {
  let shared: Activity | undefined;
  const cell: SharedCell<Activity> = {
    get: () => shared,
    set: (value) => void (shared = value),
    subscribe: () => () => undefined,
  };
  let queue: Promise<unknown> = Promise.resolve();
  const tabLock: TabLock = (_, work) => {
    const mine = queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  };
  let isSignedIn = true;
  let fails = 0;
  let left: number[] = [];
  const stops: (() => void)[] = [];

  function open({ signedInAt = Date.now() } = {}) {
    let doSomething = (): void => undefined;
    let turned = (): void => undefined;
    let returned = (): void => undefined;
    let isVisible = true;
    let isPlaying = false;
    const stop = watchIdle({
      playerId: 'anna',
      signedInAt,
      limit: LIMIT,
      cell,
      tabLock,
      now: Date.now,
      after,
      deadline: deadlinesOfTests({
        isVisible: () => isVisible,
        onReturn: (listener) => (returned = listener),
      }),
      isVisible: () => isVisible,
      isMediaPlaying: () => isPlaying,
      onActivity: (listener) => ((doSomething = listener), () => undefined),
      onVisibility: (listener) => ((turned = listener), () => undefined),
      leave() {
        if (fails > 0) return ((fails -= 1), Promise.reject(new Error('offline')));
        if (isSignedIn) left.push(Date.now());
        isSignedIn = false;
        for (const one of stops) one();
        return Promise.resolve();
      },
    });
    stops.push(stop);
    return {
      stop,
      act: () => doSomething(),
      show(visible: boolean) {
        isVisible = visible;
        turned();
        if (visible) returned();
      },
      play(playing: boolean) {
        isPlaying = playing;
        if (!playing) doSomething();
      },
    };
  }
  return {
    open,
    cell,
    left: () => left,
    failOnce: () => (fails = 1),
    signIn() {
      isSignedIn = true;
      left = [];
    },
  };
}

let tabs: ReturnType<typeof browser>;
const start = 1_900_000_000_000;
const minutesIn = () => tabs.left().map((at) => (at - start) / MINUTE);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  tabs = browser();
});

test('an inactive player is signed out when the time ends, once across five tabs', async () => {
  for (let i = 0; i < 5; i += 1) tabs.open();
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(tabs.left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(minutesIn()).toEqual([10]);
});

test('activity in one tab counts for all', async () => {
  const [one] = [tabs.open(), tabs.open(), tabs.open()];
  for (let i = 0; i < 6; i += 1) {
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    one?.act();
  }
  expect(tabs.left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(minutesIn()).toEqual([40]);
});

test('activity within the same second counts too', async () => {
  const [one] = [tabs.open(), tabs.open()];
  await vi.advanceTimersByTimeAsync(MINUTE);
  one?.act();
  await vi.advanceTimersByTimeAsync(900);
  one?.act();
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(tabs.left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(minutesIn()).toEqual([11.015]);
});

test('a hundred movements a second are stored once a second', async () => {
  const set = vi.spyOn(tabs.cell, 'set');
  const tab = tabs.open();
  set.mockClear();
  for (let i = 0; i < 500; i += 1) {
    await vi.advanceTimersByTimeAsync(10);
    tab.act();
  }
  expect(set.mock.calls.length).toBeLessThanOrEqual(6);
});

test('playing media counts as activity until it stops', async () => {
  const [watching] = [tabs.open(), tabs.open()];
  watching?.play(true);
  watching?.show(false);
  await vi.advanceTimersByTimeAsync(90 * MINUTE);
  expect(tabs.left()).toEqual([]);
  watching?.play(false);
  await vi.advanceTimersByTimeAsync(LIMIT + 1);
  expect(minutesIn()).toEqual([100]);
});

test('a hidden page checks the time when it is visible again, before activity there counts', async () => {
  const tab = tabs.open();
  tab.show(false);
  await vi.advanceTimersByTimeAsync(3 * LIMIT);
  expect(tabs.left()).toEqual([]);
  tab.act();
  tab.show(true);
  tab.act();
  await vi.advanceTimersByTimeAsync(1);
  expect(tabs.left()).toHaveLength(1);
});

test('a player who hides the page for less than the limit stays signed in, also after half a minute', async () => {
  const tab = tabs.open();
  tab.show(false);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  tab.show(true);
  tab.act();
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(tabs.left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tabs.left()).toHaveLength(1);
});

test('a page opened after the limit signs out at once', async () => {
  tabs.open().stop();
  await vi.advanceTimersByTimeAsync(LIMIT);
  tabs.open({ signedInAt: start });
  await vi.advanceTimersByTimeAsync(1);
  expect(tabs.left()).toHaveLength(1);
});

test('activity before a new sign-in doesn’t count', async () => {
  tabs.open().stop();
  await vi.advanceTimersByTimeAsync(5 * LIMIT);
  tabs.open();
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(tabs.left()).toEqual([]);
});

test('a sign-out that fails is repeated until it succeeds', async () => {
  tabs.open();
  tabs.failOnce();
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(tabs.left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tabs.left()).toHaveLength(1);
});

test('a player who signs out earlier ends the timer', async () => {
  tabs.open().stop();
  await vi.advanceTimersByTimeAsync(2 * LIMIT);
  expect([tabs.left(), vi.getTimerCount()]).toEqual([[], 0]);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', false],
])('%s is a crawler: %s', (agent, is) => {
  expect(isBot(agent)).toBe(is);
});
