import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { after } from '../clock/after.ts';
import { createStorage, type SafeStorage } from '../storage/storage.ts';
import { createCells } from './sharedCell.ts';
import { medium, refused } from './testing.ts';
import { createTabLock, type TabLockDeps } from './tabLock.ts';

test.each([
  ['browsers without locks', undefined],
  ['blocked locks', refused],
])('five tabs at once act once, with %s', async (_, locks) => {
  vi.useFakeTimers();
  const open = medium();
  let done = false;
  let acted = 0;
  let atOnce = 0;
  const work = async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    if (!done) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      acted += 1;
      done = true;
    }
    atOnce -= 1;
  };
  const tabs = [0.7, 0.3, 0.9, 0.1, 0.5].map((bid) =>
    createTabLock({ locks, channel: open(), after, random: () => bid }),
  );
  const all = Promise.all(tabs.map((tabLock) => tabLock('idle', work).catch(() => undefined)));
  await vi.advanceTimersByTimeAsync(6_000);
  await all;
  expect(acted).toBe(1);
});

test('a tab that starts while another acts waits for it, and no longer than 5 s if that one died', async () => {
  vi.useFakeTimers();
  const open = medium();
  const order: string[] = [];
  const tab = (bid: number) => createTabLock({ locks: undefined, channel: open(), after, random: () => bid });
  const [first, second, third] = [tab(0.9), tab(0.1), tab(0.2)];
  void first('ping', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    order.push('first');
  });
  await vi.advanceTimersByTimeAsync(700);
  void second('ping', async () => {
    order.push('second');
    await new Promise(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(order).toEqual(['first', 'second']);
  void third('ping', () => Promise.resolve(void order.push('third')));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(order).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(order).toEqual(['first', 'second', 'third']);
});

test('a tab that knows of another’s turn waits for it, however late the answer is', async () => {
  vi.useFakeTimers();
  const open = medium();
  const slow = open();
  // An overloaded tab that receives everything two seconds late.
  const late: TabLockDeps['channel'] = {
    // The lint rule mistakes the channel for a window; a channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    postMessage: (message) => slow.postMessage(message),
    // Cast: only messages are subscribed to here.
    addEventListener: ((type: 'message', heard: (event: MessageEvent) => void) =>
      slow.addEventListener(type, (event) =>
        setTimeout(() => heard(event), 2_000),
      )) as BroadcastChannel['addEventListener'],
  };
  const order: string[] = [];
  const first = createTabLock({ locks: undefined, channel: late, after, random: () => 0.9 });
  const second = createTabLock({ locks: undefined, channel: open(), after, random: () => 0.1 });
  void first('idle', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    order.push('first');
  });
  await vi.advanceTimersByTimeAsync(20);
  void second('idle', () => Promise.resolve(void order.push('second')));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(order).toEqual(['first', 'second']);
});

test('without locks and channels the work runs', async () => {
  const work = vi.fn(() => Promise.resolve());
  await createTabLock({ locks: undefined, channel: undefined, after, random: () => 0 })('x', work);
  expect(work).toHaveBeenCalledOnce();
});

function cellsOf(storage: SafeStorage, open: ReturnType<typeof medium>) {
  return createCells({ storage, onStored: () => () => undefined, channel: open() })('at', v.number());
}

function area(isBlocked: boolean) {
  const held = new Map<string, string>();
  const touch = () => {
    if (isBlocked) throw new DOMException('', 'SecurityError');
  };
  return () =>
    createStorage(() => ({
      getItem: (key) => (touch(), held.get(key) ?? null),
      setItem: (key, value) => (touch(), void held.set(key, value)),
      removeItem: (key) => (touch(), void held.delete(key)),
    }));
}

test.each([false, true])(
  'the others get the value that one tab sets (storage blocked: %s)',
  async (isBlocked) => {
    vi.useFakeTimers();
    const [open, storage] = [medium(), area(isBlocked)];
    const [here, there] = [cellsOf(storage(), open), cellsOf(storage(), open)];
    const heard = vi.fn<() => void>();
    there.subscribe(heard);
    here.set(5);
    expect(here.get()).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    expect([there.get(), heard.mock.calls.length]).toEqual([5, 1]);
  },
);

test('the others get a value set while storage is full, not the older stored one', async () => {
  vi.useFakeTimers();
  const open = medium();
  const held = new Map([['touchline.at', '3']]);
  let isFull = true;
  const storage = () =>
    createStorage(() => ({
      getItem: (key) => held.get(key) ?? null,
      setItem(key, value) {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        held.set(key, value);
      },
      removeItem: (key) => void held.delete(key),
    }));
  const [here, there] = [cellsOf(storage(), open), cellsOf(storage(), open)];
  expect(there.get()).toBe(3);
  here.set(5);
  await vi.advanceTimersByTimeAsync(1);
  expect([here.get(), there.get()]).toEqual([5, 5]);
  isFull = false;
  here.set(6);
  await vi.advanceTimersByTimeAsync(1);
  held.set('touchline.at', '7');
  expect([here.get(), there.get()]).toEqual([7, 7]);
});

test('values set by another version of the app are ignored', async () => {
  vi.useFakeTimers();
  const open = medium();
  const stranger = open();
  const cell = cellsOf(area(true)(), open);
  // The lint rule mistakes the channel for a window; a channel reaches its own origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  stranger.postMessage({ t: 'cell', name: 'at', value: 'soon' });
  await vi.advanceTimersByTimeAsync(1);
  expect(cell.get()).toBeUndefined();
});
