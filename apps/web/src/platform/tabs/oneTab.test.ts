import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneTabByLock, type Beats } from './oneTab.ts';

/** A browser's lock manager as far as it is used here: one name, a queue, and stealing. */
function lockManager() {
  let holder: { readonly lost: (reason: unknown) => void } | undefined;
  const queue: (() => void)[] = [];

  function grant<T>(work: (lock: object) => Promise<T>): Promise<T> {
    const own = Promise.withResolvers<T>();
    const me = { lost: own.reject };
    holder = me;
    const free = () => {
      if (holder !== me) return;
      holder = undefined;
      queue.shift()?.();
    };
    work({}).then(own.resolve, own.reject).finally(free);
    return own.promise;
  }

  type Options = { readonly ifAvailable?: true; readonly steal?: true; readonly signal?: AbortSignal };
  function request(
    _: string,
    { ifAvailable, steal, signal }: Options,
    work: (lock: object | null) => Promise<unknown>,
  ) {
    if (steal) {
      holder?.lost(new DOMException('', 'AbortError'));
      return grant(work);
    }
    if (!holder) return grant(work);
    if (ifAvailable) return work(null);
    return new Promise((resolve, reject) => {
      const turn = () => resolve(grant(work));
      queue.push(turn);
      signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(turn), 1);
        reject(new DOMException('', 'AbortError'));
      });
    });
  }
  // Cast: only the used methods exist.
  return { request } as unknown as Pick<LockManager, 'request'>;
}

/** Heartbeats delivered to every other tab. */
function beatsOfTabs() {
  const all: { readonly tab: number; readonly listener: () => void }[] = [];
  const frozen = new Set<number>();
  return {
    freeze: (tab: number) => void frozen.add(tab),
    of: (tab: number): Beats => ({
      send() {
        if (!frozen.has(tab)) for (const one of all.filter((other) => other.tab !== tab)) one.listener();
      },
      subscribe(listener) {
        const entry = { tab, listener };
        all.push(entry);
        return () => void all.splice(all.indexOf(entry), 1);
      },
    }),
  };
}

function fourTabs() {
  const [locks, beats] = [lockManager(), beatsOfTabs()];
  const tabs = [0, 1, 2, 3].map((tab) => oneTabByLock('token', locks, beats.of(tab)));
  return { tabs, freeze: beats.freeze };
}

const takes = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a slow tab that sends heartbeats is waited for', async () => {
  const { tabs } = fourTabs();
  const began: number[] = [];
  const all = tabs.map((oneTab, tab) =>
    oneTab(async (waited) => {
      began.push(tab);
      if (!waited) await takes(14_000);
    }),
  );
  await vi.advanceTimersByTimeAsync(13_000);
  expect(began).toEqual([0]);
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all(all);
  expect(began).toEqual([0, 1, 2, 3]);
});

test('a frozen tab’s lock is taken once, within 10 s, and the others wait for the tab that took it', async () => {
  const { tabs, freeze } = fourTabs();
  const began: { readonly tab: number; readonly at: number }[] = [];
  const start = Date.now();
  let isDone = false;
  const work = (tab: number) => async () => {
    began.push({ tab, at: Date.now() - start });
    if (tab === 0) await new Promise(() => undefined);
    if (isDone) return;
    await takes(3_000);
    isDone = true;
  };
  void tabs[0]?.(work(0));
  freeze(0);
  const others = tabs.slice(1).map((oneTab, tab) => oneTab(work(tab + 1)));
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(others);
  const [, taken, next] = began;
  expect(taken?.at).toBeLessThanOrEqual(6_000);
  expect((next?.at ?? 0) - (taken?.at ?? 0)).toBe(3_000);
});

test('a tab’s running work counts for it, even when its lock was taken', async () => {
  const { tabs, freeze } = fourTabs();
  freeze(0);
  const slow = tabs[0]?.(async () => {
    await takes(8_000);
    return 'late';
  });
  const other = tabs[1]?.(() => Promise.resolve('quick'));
  await vi.advanceTimersByTimeAsync(9_000);
  expect([await slow, await other]).toEqual(['late', 'quick']);
});
