import { beforeEach, expect, test, vi } from 'vitest';
import { deadlinesOfTests } from '../clock/testing.ts';
import type { SharedCell } from './sharedCell.ts';
import type { TabLock } from './tabLock.ts';
import { startPoll, type StoredAnswer } from './sharedPoll.ts';

const after = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};
const start = 1_900_000_000_000;

function browser() {
  let shared: StoredAnswer<number> | undefined;
  const listeners: (() => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const tabLock: TabLock = (_, work) => {
    const mine = queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  };
  const asked: number[] = [];
  let answer = 1;
  let isOnline = true;

  function open({ playerId = 'anna', since = start } = {}) {
    const taken: number[] = [];
    let isVisible = true;
    let turned = (): void => undefined;
    let returned = (): void => undefined;
    const own: (() => void)[] = [];
    const cell: SharedCell<StoredAnswer<number>> = {
      get: () => shared,
      set(value) {
        shared = value;
        for (const listener of listeners) if (!own.includes(listener)) listener();
      },
      subscribe(listener) {
        own.push(listener);
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    };
    const poll = startPoll<number>({
      name: 'ping',
      playerId,
      since,
      cell,
      tabLock,
      now: Date.now,
      after,
      isActive: () => isVisible,
      onActiveChange: (listener) => ((turned = listener), () => undefined),
      deadline: deadlinesOfTests({
        isVisible: () => isVisible,
        onReturn: (listener) => (returned = listener),
      }),
      period: () => 30_000,
      async ask() {
        asked.push((Date.now() - start) / 1000);
        await Promise.resolve();
        if (!isOnline) throw new Error('offline');
        return (answer += 1);
      },
      take: (value) => void taken.push(value),
    });
    return {
      ...poll,
      taken,
      show(visible: boolean) {
        isVisible = visible;
        turned();
        if (visible) returned();
      },
    };
  }
  return { open, asked, setOnline: (online: boolean) => (isOnline = online) };
}

let tabs: ReturnType<typeof browser>;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  tabs = browser();
});

test('five tabs send one request per period, and all get the answer', async () => {
  const five = Array.from({ length: 5 }, () => tabs.open());
  await vi.advanceTimersByTimeAsync(90_500);
  expect(tabs.asked.map(Math.floor)).toEqual([0, 30, 60, 90]);
  for (const { taken } of five) expect(taken.at(-1)).toBe(5);
});

test('when the requesting tab is closed, the others go on', async () => {
  const [first] = [tabs.open(), tabs.open()];
  await vi.advanceTimersByTimeAsync(10_000);
  first?.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tabs.asked.map(Math.floor)).toEqual([0, 30, 60]);
});

test('a page hidden for half a minute stops polling, and polls at once when visible again', async () => {
  const tab = tabs.open();
  await vi.advanceTimersByTimeAsync(20_000);
  tab.show(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tabs.asked.map(Math.floor)).toEqual([0, 30]);
  tab.show(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(tabs.asked.map(Math.floor)).toEqual([0, 30, 620]);
});

test('after a failed request the previous answer stays, and the next period requests again', async () => {
  const tab = tabs.open();
  await vi.advanceTimersByTimeAsync(1_000);
  tabs.setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  tabs.setOnline(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tabs.asked.map(Math.floor)).toEqual([0, 30, 60, 90]);
  expect(tab.taken).toEqual([2, 3]);
});

test('answers for another player or from before sign-in are ignored', async () => {
  tabs.open().stop();
  tabs.open({ playerId: 'bob' });
  await vi.advanceTimersByTimeAsync(5_000);
  const later = tabs.open({ playerId: 'bob', since: start + 5_000 });
  await vi.advanceTimersByTimeAsync(10);
  expect(later.taken).toEqual([3]);
  expect(tabs.asked.map(Math.floor)).toEqual([0, 5]);
});

test('an answer obtained otherwise applies to all from then on', async () => {
  const [one, other] = [tabs.open(), tabs.open()];
  await vi.advanceTimersByTimeAsync(20_000);
  one?.put(70);
  expect(other?.taken.at(-1)).toBe(70);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(tabs.asked.map(Math.floor)).toEqual([0]);
  other?.refresh();
  await vi.advanceTimersByTimeAsync(10);
  expect(one?.taken.at(-1)).toBe(3);
});

test('an answer from a wrong clock, far in the future, is ignored', async () => {
  const tab = tabs.open({ since: 0 });
  await vi.advanceTimersByTimeAsync(10);
  vi.setSystemTime(start - 86_400_000);
  tab.show(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(tabs.asked).toHaveLength(2);
});
