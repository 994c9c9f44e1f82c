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

test('news goes after its time, each by its own deadline', () => {
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

test('saying the same again does not start the time again', () => {
  clock.run(times('a'));
  vi.advanceTimersByTime(6_000);
  clock.run(times('a'));
  vi.advanceTimersByTime(4_000);
  expect(gone).toEqual(['a']);
});

test('time stands still while held and goes on from there', () => {
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

test('news that comes while held gets its whole time afterwards', () => {
  clock.hold();
  clock.run(times('a'));
  vi.advanceTimersByTime(60_000);
  clock.go();
  vi.advanceTimersByTime(9_999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['a']);
});

test('a late look takes away all that is due, once', () => {
  clock.run(times('a', 'b'));
  const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(gone).toEqual(['a', 'b']);
  late.mockRestore();
});

test('what the player took away is forgotten', () => {
  clock.run(times('a'));
  clock.run(new Map());
  vi.advanceTimersByTime(20_000);
  expect(gone).toEqual([]);
});
