import { describe, expect, test } from 'vitest';
import { createPart } from './part.ts';
import { mayMove, PART_STATE } from './partState.ts';

const { none, error, loading, ready } = PART_STATE;
const all = Object.values(PART_STATE);

describe('a part’s state can change only', () => {
  const allowed = new Set([
    `${none} ${loading}`,
    `${none} ${ready}`,
    `${error} ${loading}`,
    `${error} ${none}`,
    `${loading} ${error}`,
    `${loading} ${ready}`,
    `${loading} ${none}`,
    `${ready} ${none}`,
  ]);
  test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'from %i to %i if it may',
    (from, to) => {
      expect(mayMove(from, to)).toBe(allowed.has(`${from} ${to}`));
    },
  );
});

/** A part whose time and answers are controlled by the test. */
function world({ cached }: { cached?: () => string | undefined } = {}) {
  let now = 0;
  let timers: { at: number; action: () => void }[] = [];
  const asked: { give(value: string): void; refuse(): void; signal: AbortSignal }[] = [];
  const unloaded: string[] = [];
  const part = createPart<string>({
    load: (signal) =>
      new Promise((resolve, reject) => {
        asked.push({ give: resolve, refuse: () => reject(new Error('no')), signal });
      }),
    unload: (value) => unloaded.push(value),
    ...(cached ? { cached } : {}),
    timers: {
      now: () => now,
      after(ms, action) {
        const timer = { at: now + ms, action };
        timers.push(timer);
        return () => void (timers = timers.filter((one) => one !== timer));
      },
    },
  });
  const seen: number[] = [];
  part.subscribe(() => seen.push(part.view().state));
  /** Lets pending promises settle. */
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  return {
    part,
    asked,
    seen,
    unloaded,
    settle,
    async pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { action } of due) action();
      await settle();
    },
    async refuse() {
      asked.at(-1)?.refuse();
      await settle();
    },
    async give(value: string) {
      asked.at(-1)?.give(value);
      await settle();
    },
  };
}

describe('a part', () => {
  test('is loaded for its first user, and once for all', async () => {
    const { part, asked, seen, give } = world();
    expect(part.view().state).toBe(none);
    part.use();
    part.use();
    await give('it');
    expect([asked.length, seen, part.view().value]).toEqual([1, [loading, ready], 'it']);
  });

  test('that is available is ready at once', () => {
    const { part, asked, seen } = world({ cached: () => 'it' });
    part.use();
    expect([asked.length, seen]).toEqual([0, [ready]]);
  });

  test('that fails is retried after 1, 2 and 4 seconds, and then remains in the error state', async () => {
    const { part, asked, pass, refuse } = world();
    part.use();
    for (const wait of [1000, 2000, 4000]) {
      await refuse();
      expect(part.view()).toMatchObject({ state: error, isRetrying: true });
      const before = asked.length;
      await pass(wait - 1);
      expect(asked.length).toBe(before);
      await pass(1);
      expect([asked.length, part.view().state]).toEqual([before + 1, loading]);
    }
    await refuse();
    await pass(60_000);
    expect([asked.length, part.view().state, part.view().isRetrying]).toEqual([4, error, false]);
  });

  test('is reloaded manually at most once a second', async () => {
    const { part, asked, pass, refuse, give } = world();
    part.use();
    await refuse();
    part.reload();
    expect([asked.length, part.view().state]).toEqual([2, loading]);
    part.reload();
    expect(asked.length).toBe(2);
    await give('it');
    part.reload();
    expect([asked.length, part.view().state]).toEqual([2, ready]);
    await pass(1000);
    part.reload();
    expect([asked.length, part.view().state]).toEqual([3, loading]);
    // The retry scheduled before the first reload was cancelled.
    expect(asked.length).toBe(3);
  });

  test('is retried again after a manual reload', async () => {
    const { part, asked, pass, refuse } = world();
    part.use();
    for (const wait of [1000, 2000, 4000, 0]) {
      await refuse();
      await pass(wait);
    }
    part.reload();
    await refuse();
    expect(part.view().isRetrying).toBe(true);
    await pass(1000);
    expect(asked.length).toBe(6);
  });

  test('is unloaded with its last user, not before, and not when another view takes over', async () => {
    const { part, unloaded, give, pass } = world();
    const [first, second] = [part.use(), part.use()];
    await give('it');
    first();
    first();
    await pass(0);
    expect(part.view().state).toBe(ready);
    second();
    const third = part.use();
    await pass(0);
    expect([part.view().state, unloaded]).toEqual([ready, []]);
    third();
    await pass(0);
    expect([part.view().state, part.view().value, unloaded]).toEqual([none, undefined, ['it']]);
  });

  test('that is no longer needed is cancelled, and its late answer is unloaded', async () => {
    const { part, asked, unloaded, give, pass } = world();
    part.use()();
    await pass(0);
    expect([part.view().state, asked[0]?.signal.aborted]).toEqual([none, true]);
    await give('late');
    expect([part.view().state, unloaded]).toEqual([none, ['late']]);
  });

  test('that is no longer used is not retried', async () => {
    const { part, asked, refuse, pass } = world();
    const leave = part.use();
    await refuse();
    leave();
    await pass(0);
    await pass(5000);
    expect([asked.length, part.view().state]).toEqual([1, none]);
  });
});
