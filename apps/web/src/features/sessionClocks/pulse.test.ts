import { beforeEach, expect, test, vi } from 'vitest';
import { followPulse, isLimitReached, pulsePeriod } from './pulse.ts';

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

test.each([
  { name: 'long before its end', now: start + HOUR - MINUTE, at: start, isReached: false },
  {
    name: 'at its end by a clock that is a little slow',
    now: start + HOUR - 3_000,
    at: start,
    isReached: true,
  },
  { name: 'after its end', now: start + 2 * HOUR, at: start, isReached: true },
  { name: 'by a pulse of the session before', now: start + HOUR, at: start - 1, isReached: false },
])('the time of a session, $name, is used up: $isReached', ({ now, at, isReached }) => {
  const answer = { session: session(start + HOUR), realityCheckAt: null };
  expect(isLimitReached({ playerId: 'anna', at, answer }, start, now)).toBe(isReached);
});

test('a session without a limit has no time to use up', () => {
  const answer = { session: null, realityCheckAt: null };
  expect(isLimitReached({ playerId: 'anna', at: start, answer }, start, start + 24 * HOUR)).toBe(false);
  expect(isLimitReached(undefined, start, start + 24 * HOUR)).toBe(false);
});
