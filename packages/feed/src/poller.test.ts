import { describe, expect, it } from 'vitest';
import { LISTENER_LIMITS, type Wanted } from './listenerTypes.ts';
import { createPoller, type Polled } from './poller.ts';
import { fakeTimers } from './testing.ts';

/** Lets pending promises resolve. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function setUp(wanted: Polled[]) {
  const timers = fakeTimers();
  const polls: { at: number; topics: string }[] = [];
  const setup = {
    timers,
    polls,
    silences: 0,
    answer: (): Promise<readonly unknown[]> => Promise.resolve([]),
    /** Advances time in steps, each of which can be answered. */
    async pass(ms: number): Promise<void> {
      for (let passed = 0; passed < ms; passed += 500) {
        timers.advance(500);
        await settled();
      }
    },
  };
  const poller = createPoller({
    timers,
    wanted: () => wanted,
    transport: {
      connect: () => ({ send: () => {}, close: () => {} }),
      poll(topics: readonly Wanted[]) {
        polls.push({ at: timers.now(), topics: topics.map(({ topic }) => topic).join(' ') });
        return setup.answer();
      },
    },
    frames: () => {},
    silent: () => (setup.silences += 1),
  });
  return Object.assign(setup, { poller });
}

describe('poller', () => {
  it('requests each topic at its own interval, and together with others that are due', async () => {
    const setup = setUp([
      { topic: 'match:1', every: 2000 },
      { topic: 'line', every: 4000 },
    ]);
    setup.poller.start();
    await settled();
    await setup.pass(8000);
    expect(setup.polls).toEqual([
      { at: 0, topics: 'match:1 line' },
      { at: 2000, topics: 'match:1' },
      { at: 4000, topics: 'match:1 line' },
      { at: 6000, topics: 'match:1' },
      { at: 8000, topics: 'match:1 line' },
    ]);
  });

  it('requests an added topic immediately, even while a call is pending', async () => {
    const wanted: Polled[] = [{ topic: 'line', every: 15_000 }];
    const setup = setUp(wanted);
    setup.poller.start();
    wanted.push({ topic: 'match:1', every: 2000 });
    setup.poller.hurry();
    await settled();
    expect(setup.polls.map(({ topics }) => topics)).toEqual(['line', 'match:1']);
  });

  it.each([
    ['fail', () => Promise.reject(new Error('unreachable'))],
    ['hang', () => new Promise<never>(() => {})],
  ])('reports silence once when calls %s for two intervals and a grace period', async (_, answer) => {
    const setup = setUp([{ topic: 'live', every: 5000 }]);
    setup.poller.start();
    await settled();
    setup.answer = answer;
    await setup.pass(2 * 5000 + LISTENER_LIMITS.pollGrace - 500);
    expect(setup.silences).toBe(0);
    await setup.pass(60_000);
    expect(setup.silences).toBe(1);
  });

  it('requests all topics at once when an answer arrives after silence', async () => {
    const setup = setUp([
      { topic: 'match:1', every: 2000 },
      { topic: 'line', every: 15_000 },
    ]);
    setup.answer = () => Promise.reject(new Error('unreachable'));
    setup.poller.start();
    await setup.pass(20_000);
    setup.answer = () => Promise.resolve([]);
    setup.polls.length = 0;
    await setup.pass(2500);
    expect(setup.polls.map(({ topics }) => topics).slice(0, 2)).toEqual(['match:1', 'line']);
  });

  it('ignores answers once it is stopped', async () => {
    const setup = setUp([{ topic: 'live', every: 5000 }]);
    setup.poller.start();
    setup.poller.stop();
    await setup.pass(60_000);
    expect([setup.polls.length, setup.silences]).toEqual([1, 0]);
  });
});
