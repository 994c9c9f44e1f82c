import { beforeEach, expect, test, vi } from 'vitest';
import { deadlinesOfTests } from '../../platform/clock/testing.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { TabLock } from '../../platform/tabs/tabLock.ts';
import { LEAST_WARNING, watchIdle, type Activity, type IdleWarning } from './idle.ts';
import { isBot } from './idleActivity.ts';

const MINUTE = 60_000;
const LIMIT = 10 * MINUTE;
/** Length of the warning. */
const WARNING = MINUTE;
const MEDIA = 180 * MINUTE;

const after = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/** Tabs of one browser: shared values update at once, and one tab acts at a time. */
function browser() {
  let shared: Activity | undefined;
  const listeners: (() => void)[] = [];
  const cell = { set: (value: Activity) => void (shared = value) };
  /** The cell of one tab, which its own values don't notify. */
  const cellOfTab = (): SharedCell<Activity> => {
    let own = (): void => undefined;
    return {
      get: () => shared,
      set(value) {
        cell.set(value);
        for (const listener of listeners) if (listener !== own) listener();
      },
      subscribe: (listener) => (listeners.push((own = listener)), () => undefined),
    };
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
    let stopped = (): void => undefined;
    let warning: IdleWarning | undefined;
    let isVisible = true;
    let isPlaying = false;
    const stop = watchIdle({
      playerId: 'anna',
      signedInAt,
      limit: LIMIT,
      mediaLimit: MEDIA,
      cell: cellOfTab(),
      tabLock,
      now: Date.now,
      after,
      deadline: deadlinesOfTests({
        isVisible: () => isVisible,
        onReturn: (listener) => (returned = listener),
      }),
      isVisible: () => isVisible,
      isMediaPlaying: () => isPlaying,
      onPresence: (listener) => ((stopped = listener), () => undefined),
      warn: (next) => (warning = next),
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
      /** Seconds until the sign-out of which this tab warns. */
      warned: () => warning && (warning.endsAt - Date.now()) / 1000,
      stay: () => warning?.stay(),
      /** Ends a round of a game, whose frame keeps its input. */
      playRound: () => stopped(),
      show(visible: boolean) {
        isVisible = visible;
        turned();
        if (visible) returned();
      },
      play(playing: boolean) {
        isPlaying = playing;
        if (!playing) stopped();
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
  await vi.advanceTimersByTimeAsync(90 * MINUTE);
  expect(tabs.left()).toEqual([]);
  watching?.play(false);
  await vi.advanceTimersByTimeAsync(LIMIT + 1);
  expect(minutesIn()).toEqual([100]);
});

test('media counts for three hours after the last input, in whichever tab that was', async () => {
  const [watching, other] = [tabs.open(), tabs.open()];
  watching?.play(true);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  other?.act();
  await vi.advanceTimersByTimeAsync(MEDIA - MINUTE);
  expect([watching?.warned(), tabs.left()]).toEqual([undefined, []]);
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(watching?.warned()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(minutesIn()[0]).toBeCloseTo(249.5, 1);
});

test('rounds of a game count as media does', async () => {
  const tab = tabs.open();
  for (let round = 0; round < 60; round += 1) {
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    tab.playRound();
  }
  // The last round that counted was five minutes before the limit of three hours.
  expect(minutesIn()[0]).toBeCloseTo(185, 0);
});

test('every visible tab warns a minute before, and one answer counts for all', async () => {
  const [one, two] = [tabs.open(), tabs.open()];
  await vi.advanceTimersByTimeAsync(LIMIT - WARNING - 1);
  expect([one?.warned(), two?.warned()]).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect([one?.warned(), two?.warned()]).toEqual([60, 60]);
  await vi.advanceTimersByTimeAsync(WARNING - 1);
  two?.stay();
  expect([one?.warned(), two?.warned()]).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(tabs.left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(minutesIn()[0]).toBeCloseTo(20, 1);
});

test('input during the warning moves the sign-out, and the warning stays until it is answered', async () => {
  const tab = tabs.open();
  await vi.advanceTimersByTimeAsync(LIMIT - WARNING + 10_000);
  tab.act();
  expect(tab.warned()).toBe(LIMIT / 1000);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(tab.warned()).toBe(LIMIT / 1000 - 120);
  tab.stay();
  expect([tab.warned(), tabs.left()]).toEqual([undefined, []]);
});

test('a player who returns shortly before the end has at least 20 s to answer, also in another window', async () => {
  const [away, beside] = [tabs.open(), tabs.open()];
  away?.show(false);
  beside?.show(false);
  await vi.advanceTimersByTimeAsync(LIMIT - 5_000);
  away?.show(true);
  beside?.show(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(away?.warned()).toBeGreaterThan(LEAST_WARNING / 1000 - 1);
  await vi.advanceTimersByTimeAsync(LEAST_WARNING - 100);
  expect(tabs.left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(tabs.left()).toHaveLength(1);
});

test('a hidden page doesn’t warn', async () => {
  const tab = tabs.open();
  await vi.advanceTimersByTimeAsync(LIMIT - WARNING - 10_000);
  tab.show(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tab.warned()).toBeUndefined();
});

test('the warning ends with the session', async () => {
  const tab = tabs.open();
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect(tab.warned()).toBeDefined();
  tab.stop();
  expect(tab.warned()).toBeUndefined();
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
