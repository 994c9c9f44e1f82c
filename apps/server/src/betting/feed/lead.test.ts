import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryBus } from '../../kernel/bus/index.ts';
import { createFeedClock } from './clock.ts';
import { createLead } from './lead.ts';
import { createLineBook } from './lineBook.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that follows another one. */
function follower() {
  const world = { isBusAway: false, lose: () => {}, canFollow: true };
  const lead = createLead({
    bus: {
      ...createMemoryBus(),
      lock: async () => {
        if (world.isBusAway) throw new Error('ECONNREFUSED');
        return undefined;
      },
    },
    book: createLineBook({ wall: () => 0, outcome: () => undefined, logWrongPrice: () => {} }),
    exchange: {
      begin: () => {},
      flush: () => {},
      alive: () => {},
      serve: async () => async () => {},
      async follow(lost) {
        if (!world.canFollow) throw new Error('no snapshot');
        world.lose = lost;
        return async () => {};
      },
    },
    clock: createFeedClock({ kind: 'manual', wall: () => 0 }),
    sources: [],
    failed: () => {},
  });
  return { lead, world };
}

test('a follower isn’t current while the bus is away, and is again when it is back', async () => {
  const { lead, world } = follower();
  expect(lead.isCurrent()).toBe(false);
  await lead.start();
  expect(lead.isCurrent()).toBe(true);
  world.isBusAway = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lead.isCurrent()).toBe(false);
  world.isBusAway = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lead.isCurrent()).toBe(true);
});

test('a follower that lost a change isn’t current until it follows again', async () => {
  const { lead, world } = follower();
  await lead.start();
  world.canFollow = false;
  world.lose();
  await vi.advanceTimersByTimeAsync(0);
  expect(lead.isCurrent()).toBe(false);
  world.canFollow = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lead.isCurrent()).toBe(true);
});
