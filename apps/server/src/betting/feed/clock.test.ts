import { describe, expect, it } from 'vitest';
import { createFeedClock } from './clock.ts';
import { manualClock } from './testing/sink.ts';

describe('the feed’s clock', () => {
  it('is stopped until it is advanced, ticks on the way, and refuses to go back', () => {
    const clock = manualClock(1_000_000);
    const seen: number[] = [];
    const end = clock.onTick(() => seen.push(clock.now()));
    clock.advance(2500, 1000);
    expect([clock.now(), seen]).toEqual([1_002_500, [1_001_000, 1_002_000, 1_002_500]]);
    seen.length = 0;
    clock.advance(2 * 3_600_000);
    expect([clock.now(), seen.length]).toEqual([1_002_500 + 7_200_000, 200]);
    expect(() => clock.advance(-1)).toThrow(RangeError);
    end();
  });

  it('continues from its anchor when it is sped up', () => {
    const wall = Date.now() - 10_000;
    const clock = createFeedClock({ kind: 'real', speed: 60, anchor: { wall, feed: wall } });
    expect(clock.now() - wall).toBeGreaterThanOrEqual(600_000);
    expect(clock.speed).toBe(60);
  });
});
