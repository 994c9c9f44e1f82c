import { beforeEach, expect, test, vi } from 'vitest';
import { deadlinesOfTests } from '../../platform/clock/testing.ts';
import { followMinutes, nextMinute } from './minutes.ts';

const start = Date.UTC(2026, 4, 16, 14, 32, 10);
/** The player signed in 40 seconds into a minute. */
const signedIn = Date.UTC(2026, 4, 16, 13, 44, 40);

let told: number[];
let isVisible: boolean;
let turned: () => void;
let stop: () => void;

const seconds = () => told.map((at) => Math.round((at - start) / 1000));
const show = (isShown: boolean) => {
  isVisible = isShown;
  turned();
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  told = [];
  isVisible = true;
  turned = () => undefined;
  const page = { isVisible: () => isVisible };
  stop = followMinutes(
    {
      deadline: deadlinesOfTests(page),
      now: Date.now,
      ...page,
      onVisibility: (listener) => ((turned = listener), () => (turned = () => undefined)),
    },
    [0, signedIn],
    (at) => told.push(at),
  );
});

test('both clocks update at their own minutes', () => {
  vi.advanceTimersByTime(120_000);
  expect(seconds()).toEqual([0, 30, 50, 90, 110]);
});

test('a hidden page sets no timer, and reports the time at once when it is visible again', () => {
  show(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(seconds()).toEqual([0]);
  show(true);
  expect(seconds()).toEqual([0, 3600]);
  vi.advanceTimersByTime(30_000);
  expect(seconds()).toEqual([0, 3600, 3630]);
});

test('a device that slept shows the current time, not the missed ticks', () => {
  vi.setSystemTime(start + 7_200_000);
  vi.advanceTimersByTime(1_000);
  expect(seconds().at(-1)).toBe(7201);
});

test('a follower that was ended reports nothing more', () => {
  stop();
  vi.advanceTimersByTime(120_000);
  expect(seconds()).toEqual([0]);
});

test.each([
  [0, [0], 60_000],
  [59_999, [0], 60_000],
  [60_000, [0], 120_000],
  [10_000, [0, 5_000], 60_000],
  [10_000, [0, 25_000], 25_000],
])('after %i the clocks of %j change at %i', (now, begun, turns) => {
  expect(nextMinute(now, begun)).toBe(turns);
});
