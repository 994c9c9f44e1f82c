import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastClock } from './toastClock.ts';

const gone: string[] = [];
const clock = createToastClock((ids) => gone.push(...ids));
const times = (...ids: string[]) => new Map(ids.map((id) => [id, 10_000]));

beforeEach(() => {
  vi.useFakeTimers();
  gone.length = 0;
});

afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

test('dismisses each toast at its own deadline', () => {
  clock.run(times('a'));
  vi.advanceTimersByTime(4_000);
  clock.run(times('a', 'b'));
  vi.advanceTimersByTime(5_999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['a']);
  vi.advanceTimersByTime(4_000);
  expect(gone).toEqual(['a', 'b']);
});

test('running the same ids again does not restart their time', () => {
  clock.run(times('a'));
  vi.advanceTimersByTime(6_000);
  clock.run(times('a'));
  vi.advanceTimersByTime(4_000);
  expect(gone).toEqual(['a']);
});

test('pauses the remaining time while held and resumes it', () => {
  clock.run(times('a'));
  vi.advanceTimersByTime(6_000);
  clock.hold();
  vi.advanceTimersByTime(3_600_000);
  expect(gone).toEqual([]);
  clock.go();
  vi.advanceTimersByTime(3_999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['a']);
});

test('starts the full time of a toast added while held when the hold ends', () => {
  clock.hold();
  clock.run(times('a'));
  vi.advanceTimersByTime(60_000);
  clock.go();
  vi.advanceTimersByTime(9_999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['a']);
});

test('dismisses all overdue toasts at once, each only once', () => {
  clock.run(times('a', 'b'));
  const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(gone).toEqual(['a', 'b']);
  late.mockRestore();
});

test('forgets toasts that the player dismissed', () => {
  clock.run(times('a'));
  clock.run(new Map());
  vi.advanceTimersByTime(20_000);
  expect(gone).toEqual([]);
});
