import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { after } from '../../platform/clock/after.ts';
import { deadlinesOfTests } from '../../platform/clock/testing.ts';
import { createStorage } from '../../platform/storage/storage.ts';
import { createCells } from '../../platform/tabs/sharedCell.ts';
import { medium, refused } from '../../platform/tabs/testing.ts';
import { createTabLock } from '../../platform/tabs/tabLock.ts';
import { ClockSignOut } from './clockSignOut.ts';
import { watchIdle } from './idle.ts';
import { followPulse, Pulse, pulsePeriod } from './pulse.ts';
import { startPoll, storedAnswerSchema } from '../../platform/tabs/sharedPoll.ts';

const MINUTE = 60_000;
const IDLE = 10 * MINUTE;
const start = 1_900_000_000_000;

/** Tabs of a browser that blocks storage and locks; they communicate only by messages. */
function blockedBrowser() {
  const open = medium();
  let asked = 0;
  let signedOut: { readonly why: string; readonly at: number }[] = [];
  let answer: Pulse = { session: null, realityCheckAt: null };
  const stops: (() => void)[] = [];

  function openTab() {
    const channel = open();
    const storage = createStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const cell = createCells({ storage, onStored: () => () => undefined, channel });
    const tabLock = createTabLock({ locks: refused, channel, after, random: Math.random });
    const deadline = deadlinesOfTests();
    const departure = cell('departure', ClockSignOut);
    const checks: (number | undefined)[] = [];
    let act = (): void => undefined;

    /** Same as `app/wiring/clockSignOut.ts`: the first tab signs out, the others detect it. */
    const depart = async (why: ClockSignOut['why']): Promise<void> => {
      if ((departure.get()?.at ?? 0) >= start) return;
      departure.set({ why, at: Date.now(), isSaid: false });
      signedOut.push({ why, at: (Date.now() - start) / MINUTE });
    };
    const common = {
      playerId: 'anna',
      deadline,
      tabLock,
      now: Date.now,
      after,
      isVisible: () => true,
      isActive: () => true,
      onVisibility: () => () => undefined,
      onActiveChange: () => () => undefined,
    };
    const followed = followPulse({
      deadline,
      onRealityCheck: (at) => void checks.push(at),
      onNear: () => undefined,
      onEnded: () => void tabLock('session-limit', () => depart('session-limit')),
    });
    const poll = startPoll<Pulse>({
      ...common,
      name: 'pulse',
      since: start,
      cell: cell('pulse', storedAnswerSchema(Pulse)),
      period: pulsePeriod,
      ask: () => ((asked += 1), Promise.resolve(answer)),
      take: followed.take,
    });
    const idle = watchIdle({
      ...common,
      signedInAt: start,
      limit: IDLE,
      mediaLimit: 180 * MINUTE,
      cell: cell(
        'idle',
        v.object({ playerId: v.string(), at: v.number(), inputAt: v.number(), noEndBefore: v.number() }),
      ),
      isMediaPlaying: () => false,
      onPresence: () => () => undefined,
      warn: () => undefined,
      onActivity: (listener) => ((act = listener), () => undefined),
      leave: () => depart('idle'),
    });
    stops.push(poll.stop, idle, followed.stop);
    return { checks, act: () => act(), put: poll.put };
  }
  return {
    openTab,
    signedOut: () => signedOut,
    asked: () => asked,
    tell: (next: Pulse) => (answer = next),
    close() {
      for (const stop of stops) stop();
      signedOut = [];
    },
  };
}

let browser: ReturnType<typeof blockedBrowser>;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  browser = blockedBrowser();
  return () => browser.close();
});

/** Rounds down by up to 0.1 s, the time that tabs need to agree without locks. */
const minutes = () => browser.signedOut().map(({ why, at }) => [why, Math.floor(at * 10) / 10]);

describe.each([1, 5])('where storage is blocked, in %i tabs', (count) => {
  const openTabs = () => Array.from({ length: count }, () => browser.openTab());

  test('an inactive player is signed out once, after the last activity in any of them', async () => {
    const tabs = openTabs();
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    tabs.at(-1)?.act();
    await vi.advanceTimersByTimeAsync(9.9 * MINUTE);
    expect(minutes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0.2 * MINUTE);
    expect(minutes()).toEqual([['idle', 16]]);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(minutes()).toHaveLength(1);
  });

  test('a reality check is due in each, requested once, and closed in each when one answers', async () => {
    const dueAt = start + 5 * MINUTE;
    browser.tell({ session: null, realityCheckAt: dueAt });
    const tabs = openTabs();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 100);
    for (const { checks } of tabs) expect(checks.at(-1)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    for (const { checks } of tabs) expect(checks.at(-1)).toBe(dueAt);
    expect(browser.asked()).toBeLessThanOrEqual(2);
    tabs[0]?.put({ session: null, realityCheckAt: dueAt + 5 * MINUTE });
    await vi.advanceTimersByTimeAsync(1);
    for (const { checks } of tabs) expect(checks.at(-1)).toBeUndefined();
  });

  test('the end of the day’s time signs the player out once', async () => {
    const session = { endsAt: start + 7 * MINUTE, nextDayAt: start / 1000 + 86_400 };
    browser.tell({ session, realityCheckAt: null });
    openTabs();
    await vi.advanceTimersByTimeAsync(6.9 * MINUTE);
    expect(minutes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0.2 * MINUTE);
    expect(minutes()).toEqual([['session-limit', 7]]);
  });
});
