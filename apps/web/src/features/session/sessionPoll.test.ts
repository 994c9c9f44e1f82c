import { describe, expect, test } from 'vitest';
import type { StoredAnswer } from '../../platform/tabs/sharedPoll.ts';
import { startSessionPoll } from './sessionPoll.ts';

/** A browser with a server: tabs share a value and a lock, and time is controlled by the test. */
function browser({ offset = 0 } = {}) {
  const at = { now: 1_000_000_000_000 + offset };
  let last: StoredAnswer<null> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const asked: { readonly tab: number; readonly at: number }[] = [];
  const tabs: {
    frozen: boolean;
    visible: boolean;
    readonly waiting: Map<() => void, number>;
    turned: () => void;
  }[] = [];
  const hearers: { readonly tab: number; readonly listener: () => void }[] = [];

  function open({ isSomebodyIn = true } = {}) {
    const tab = tabs.length;
    const me = {
      frozen: false,
      visible: true,
      waiting: new Map<() => void, number>(),
      turned: () => {},
    };
    tabs.push(me);
    startSessionPoll({
      cell: {
        get: () => last,
        set(value) {
          last = value;
          for (const one of hearers) if (one.tab !== tab && !tabs[one.tab]?.frozen) one.listener();
        },
        subscribe(listener) {
          hearers.push({ tab, listener });
          return () => undefined;
        },
      },
      deadline(due, action) {
        const fire = () => action();
        me.waiting.set(fire, due);
        return () => void me.waiting.delete(fire);
      },
      tabLock: (_, work) => {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      },
      now: () => at.now,
      after(_, action) {
        action();
        return () => undefined;
      },
      isActive: () => me.visible,
      onActiveChange(listener) {
        me.turned = listener;
        return () => undefined;
      },
      isSomebodyIn: () => isSomebodyIn,
      ask: async () => void asked.push({ tab, at: at.now }),
    });
    return me;
  }

  /** Advances time in steps of a second; each tab that isn't frozen checks its deadlines. */
  async function pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 1_000) {
      at.now += 1_000;
      for (const { frozen, waiting } of tabs) {
        if (frozen) continue;
        for (const [fire, due] of Array.from(waiting)) if (due <= at.now && waiting.delete(fire)) fire();
      }
      for (let settle = 0; settle < 20; settle += 1) await Promise.resolve();
    }
  }
  return {
    open,
    pass,
    asked,
    at,
    spoil: (value: number) => (last = { playerId: '', at: value, answer: null }),
  };
}

describe('session polling', () => {
  test('sends one request a minute for five tabs', async () => {
    const { open, pass, asked } = browser();
    for (let tab = 0; tab < 5; tab += 1) open();
    await pass(600_000);
    expect(asked).toHaveLength(10);
  });

  test('continues within 10 s when the tab that polled last freezes', async () => {
    const { open, pass, asked } = browser();
    const tabs = [open(), open(), open()];
    await pass(60_000);
    const first = tabs[asked[0]?.tab ?? 0];
    if (first) first.frozen = true;
    await pass(70_000);
    const [one, two] = asked;
    expect((two?.at ?? 0) - (one?.at ?? 0)).toBeLessThanOrEqual(70_000);
  });

  test('runs in visible tabs only, and at once when one becomes visible', async () => {
    const { open, pass, asked } = browser();
    const tab = open();
    tab.visible = false;
    tab.turned();
    await pass(300_000);
    expect(asked).toHaveLength(0);
    tab.visible = true;
    tab.turned();
    await pass(1_000);
    expect(asked).toHaveLength(1);
  });

  test('is repeated once after 8 s by a page without a player', async () => {
    const { open, pass, asked } = browser();
    open({ isSomebodyIn: false });
    open();
    await pass(10_000);
    expect(asked.map(({ tab }) => tab)).toEqual([0]);
  });

  test.each([86_400_000, -86_400_000])('keeps its interval when a clock was %i ms off', async (ms) => {
    const { open, pass, asked, at, spoil } = browser();
    spoil(at.now + ms);
    open();
    await pass(180_000);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});
