import { beforeEach, expect, test, vi } from 'vitest';
import { followPulse, pulsePeriod } from './pulse.ts';

const start = 1_900_000_000_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
let said: string[];
let pulses: ReturnType<typeof followPulse>;

const minute = () => (Date.now() - start) / MINUTE;
const session = (endsAt: number) => ({ endsAt, nextDayAt: (start + 8 * HOUR) / 1000 });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  said = [];
  pulses = followPulse({
    deadline(at, due) {
      const timer = setTimeout(due, Math.max(0, at - Date.now()));
      return () => clearTimeout(timer);
    },
    onRealityCheck: (at) => said.push(at === undefined ? 'no check' : `check at ${minute()}`),
    onNear: () => said.push(`near at ${minute()}`),
    onEnded: () => said.push(`ended at ${minute()}`),
  });
});

test('a reality check is due at its time and gone after its answer', () => {
  pulses.take({ session: null, realityCheckAt: start + 10 * MINUTE });
  vi.advanceTimersByTime(15 * MINUTE);
  pulses.take({ session: null, realityCheckAt: start + 10 * MINUTE });
  expect(said).toEqual(['no check', 'check at 10']);
  pulses.take({ session: null, realityCheckAt: start + 25 * MINUTE });
  vi.advanceTimersByTime(10 * MINUTE);
  expect(said).toEqual(['no check', 'check at 10', 'no check', 'check at 25']);
  pulses.take({ session: null, realityCheckAt: null });
  vi.advanceTimersByTime(HOUR);
  expect(said.at(-1)).toBe('no check');
});

test('the end of a session is announced five minutes before and comes at its time', () => {
  pulses.take({ session: session(start + HOUR), realityCheckAt: null });
  vi.advanceTimersByTime(2 * HOUR);
  expect(said).toEqual(['near at 55', 'ended at 60']);
});

test('time used on another device counts; a removed limit ends nothing', () => {
  pulses.take({ session: session(start + HOUR), realityCheckAt: null });
  pulses.take({ session: session(start + 20 * MINUTE), realityCheckAt: null });
  vi.advanceTimersByTime(16 * MINUTE);
  expect(said).toEqual(['near at 15']);
  pulses.take({ session: null, realityCheckAt: null });
  vi.advanceTimersByTime(HOUR);
  expect(said).toEqual(['near at 15']);
});

test('a session whose end has passed ends at once', () => {
  pulses.take({ session: session(start - 1), realityCheckAt: null });
  vi.advanceTimersByTime(1);
  expect(said).toContain('ended at 0');
});

test('a player who has signed out gets no notifications', () => {
  pulses.take({ session: session(start + HOUR), realityCheckAt: start + MINUTE });
  pulses.stop();
  said = [];
  vi.advanceTimersByTime(2 * HOUR);
  expect(said).toEqual([]);
});

test('the server is polled every half minute while a session has a limit', () => {
  expect(pulsePeriod({ session: session(start), realityCheckAt: null })).toBe(30_000);
  expect(pulsePeriod(undefined)).toBe(300_000);
});
