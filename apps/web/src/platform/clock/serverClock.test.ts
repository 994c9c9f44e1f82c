import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { createServerClock } from './serverClock.ts';

function device(wall = 5_000_000, monotonic = 100) {
  const at = { wall, monotonic };
  return {
    clocks: { wall: () => at.wall, monotonic: () => at.monotonic },
    pass(ms: number) {
      at.wall += ms;
      at.monotonic += ms;
    },
    sleep(ms: number) {
      at.wall += ms;
    },
    setWall(ms: number) {
      at.wall = ms;
    },
  };
}

describe('the server clock', () => {
  test('follows the device until the server’s time is known', () => {
    const { clocks } = device(42_000);
    expect(createServerClock(clocks).now()).toBe(42_000);
  });

  test('becomes more exact than a second from headers with whole seconds', () => {
    const { clocks, pass } = device();
    const clock = createServerClock(clocks);
    const truth = () => clocks.monotonic() + 9_000_777;
    for (let i = 0; i < 30; i += 1) {
      const sentAt = clocks.monotonic();
      pass(20);
      const server = Math.floor(truth() / 1000) * 1000;
      pass(20);
      clock.observe({ server, resolution: 1000, sentAt, receivedAt: clocks.monotonic() });
      pass(137);
    }
    expect(Math.abs(clock.now() - truth())).toBeLessThan(60);
  });

  test('never deviates from the true time by more than its stated uncertainty, whatever the network does', () => {
    const trip = fc.tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000));
    fc.assert(
      fc.property(fc.array(trip, { minLength: 1 }), fc.integer({ min: -1e9, max: 1e9 }), (trips, offset) => {
        const { clocks, pass } = device();
        const clock = createServerClock(clocks);
        for (const [out, back, pause] of trips) {
          const sentAt = clocks.monotonic();
          pass(out);
          const server = Math.floor((clocks.monotonic() + offset) / 1000) * 1000;
          pass(back);
          clock.observe({ server, resolution: 1000, sentAt, receivedAt: clocks.monotonic() });
          pass(pause);
        }
        expect(Math.abs(clock.now() - (clocks.monotonic() + offset))).toBeLessThanOrEqual(
          clock.uncertainty(),
        );
      }),
    );
  });

  test('adopts the new offset when an answer contradicts all previous ones', () => {
    const { clocks } = device();
    const clock = createServerClock(clocks);
    clock.observe({ server: 1_000_000, resolution: 1, sentAt: 100, receivedAt: 100 });
    clock.observe({ server: 2_000_000, resolution: 1, sentAt: 100, receivedAt: 100 });
    expect(clock.now()).toBeCloseTo(2_000_000, -1);
  });

  test('adds sleep that the monotonic clock missed, once', () => {
    const { clocks, sleep } = device();
    const clock = createServerClock(clocks);
    const before = clock.now();
    sleep(8 * 3_600_000);
    clock.wake();
    clock.wake();
    expect(clock.now() - before).toBe(8 * 3_600_000);
  });

  test('ignores a device clock that is set back', () => {
    const { clocks, setWall } = device();
    const clock = createServerClock(clocks);
    const before = clock.now();
    setWall(0);
    clock.wake();
    expect(clock.now()).toBe(before);
  });
});
