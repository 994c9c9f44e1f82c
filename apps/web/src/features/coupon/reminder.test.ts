import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage, type SafeStorage } from '../../platform/storage/storage.ts';
import { createReminder, type Reminder, type WaitingBet } from './reminder.ts';

const line = (id: string): WaitingBet => ({ id, isLive: false, isBlocked: false });
const live = (id: string): WaitingBet => ({ id, isLive: true, isBlocked: false });

let storage: SafeStorage;
let shown: number;
let reminder: Reminder;
let isSuitable: boolean;
let leavePage: () => void;

function start(): Reminder {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  leavePage = () => timers.forEach(clearTimeout);
  return createReminder({
    storage,
    now: Date.now,
    wait(at, then) {
      const timer = setTimeout(then, Math.max(0, at - Date.now()));
      timers.add(timer);
      return () => clearTimeout(timer);
    },
    canShow: () => isSuitable,
    show: () => (shown += 1),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  const area = new Map<string, string>();
  storage = createStorage(() => ({
    getItem: (key) => area.get(key) ?? null,
    setItem: (key, value) => void area.set(key, value),
    removeItem: (key) => void area.delete(key),
  }));
  shown = 0;
  isSuitable = true;
  reminder = start();
});

test.each([
  ['in play', live('a'), 30_000],
  ['to come', line('a'), 300_000],
])('a reminder of a selection %s is shown after its time', (_, bet, time) => {
  reminder.watch([bet]);
  vi.advanceTimersByTime(time - 1);
  expect(shown).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(1);
});

test('the first selection that can be placed sets the time, and later ones don’t change it', () => {
  reminder.watch([{ ...live('dead'), isBlocked: true }, line('a')]);
  vi.advanceTimersByTime(290_000);
  reminder.watch([{ ...live('dead'), isBlocked: true }, line('a'), line('b')]);
  expect(shown).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(shown).toBe(1);
});

test('a reminder is shown once in a session, also after a reload', () => {
  reminder.watch([live('a')]);
  vi.advanceTimersByTime(30_000);
  reminder.watch([]);
  reminder.watch([live('b')]);
  const again = start();
  again.watch([live('b'), live('c')]);
  vi.advanceTimersByTime(600_000);
  expect(shown).toBe(1);
});

test('a reload preserves the due time', () => {
  reminder.watch([live('a')]);
  vi.advanceTimersByTime(20_000);
  leavePage();
  start().watch([live('a')]);
  vi.advanceTimersByTime(9_999);
  expect(shown).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(1);
});

test('an overdue reminder is shown at once when the page is opened again', () => {
  reminder.watch([live('a')]);
  leavePage();
  vi.setSystemTime(Date.now() + 3_600_000);
  start().watch([live('a')]);
  vi.advanceTimersByTime(0);
  expect(shown).toBe(1);
});

test.each(['the coupon empties', 'the coupon is opened'])('a reminder is cancelled when %s', (what) => {
  reminder.watch([live('a')]);
  if (what === 'the coupon empties') reminder.watch([]);
  else reminder.setOpen(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(shown).toBe(0);
});

test('a selection added after the coupon was opened starts a new time', () => {
  reminder.watch([live('a')]);
  reminder.setOpen(true);
  reminder.setOpen(false);
  reminder.watch([live('a')]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toBe(0);
  reminder.watch([live('a'), live('b')]);
  vi.advanceTimersByTime(30_000);
  expect(shown).toBe(1);
});

test('when the selection being timed is removed, another one gets the full time', () => {
  reminder.watch([live('a'), line('b')]);
  vi.advanceTimersByTime(20_000);
  reminder.watch([line('b')]);
  vi.advanceTimersByTime(299_999);
  expect(shown).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(1);
});

test('only one timer runs', () => {
  reminder.watch([live('a'), live('b')]);
  reminder.watch([live('a'), live('b'), live('c')]);
  expect(vi.getTimerCount()).toBe(1);
});

test('a reminder waits for a page that may be interrupted', () => {
  isSuitable = false;
  reminder.watch([live('a')]);
  vi.advanceTimersByTime(60_000);
  reminder.retry();
  expect(shown).toBe(0);
  isSuitable = true;
  reminder.retry();
  reminder.retry();
  expect(shown).toBe(1);
});

test('a reminder that waits for another page is cancelled when the coupon empties', () => {
  isSuitable = false;
  reminder.watch([live('a')]);
  vi.advanceTimersByTime(60_000);
  reminder.watch([]);
  isSuitable = true;
  reminder.retry();
  expect(shown).toBe(0);
});
