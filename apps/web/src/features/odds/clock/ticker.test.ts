import { expect, test, vi } from 'vitest';
import { createTicker } from './ticker.ts';

test('one timer serves all subscribers and runs only while there are any', () => {
  let tick: (() => void) | undefined;
  const every = vi.fn<(ms: number, action: () => void) => () => void>((_, action) => {
    tick = action;
    return () => {
      tick = undefined;
    };
  });
  const ticker = createTicker({ every });
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [ticker.subscribe(first), ticker.subscribe(second)];
  tick?.();
  expect(every).toHaveBeenCalledTimes(1);
  expect([first, second].map((heard) => heard.mock.calls.length)).toEqual([1, 1]);
  for (const stop of stops) stop();
  expect(tick).toBeUndefined();
  ticker.subscribe(first);
  expect(tick).toBeDefined();
});
