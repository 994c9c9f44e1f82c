import { describe, expect, test } from 'vitest';
import type { PlacedCoupon } from '../coupon.api.ts';
import type { Intent } from './intents.ts';
import type { Placement } from './placement.types.ts';
import { stored, setUp } from '../testing/placing.ts';
import { intent, lost, memoryStorage, placed, platform, refused } from '../testing/platform.ts';

describe('singles', () => {
  const singles = [1, 2, 3].map((number): Intent => ({
    ...intent,
    key: `single-${number}`,
    body: { ...intent.body, bets: [{ gameId: number, marketId: 'm', selectionId: `s${number}`, coef: '2' }] },
  }));
  const ended = (shown: readonly Placement[]) => {
    const last = shown.at(-1);
    return last?.state === 'singles' ? last.results.map(({ placement }) => placement.state) : last?.state;
  };

  /** Accepts the listed ones; others have no coupon in the answer. */
  function together(server: ReturnType<typeof platform>, taken: readonly string[]) {
    return async (intents: readonly Intent[]): Promise<ReadonlyMap<string, PlacedCoupon>> => {
      for (const { key } of intents) if (taken.includes(key)) server.known.set(key, placed({ id: key }));
      return new Map(server.known);
    };
  }

  test('are settled independently: one without a coupon is sent alone and refused alone', async () => {
    const server = platform(placed());
    const { placing, shown, storage } = setUp({
      byKey: server.byKey,
      send: () => Promise.reject(refused()),
      sendSingles: together(server, ['single-1', 'single-3']),
    });
    await placing.placeSingles(singles);
    expect(ended(shown)).toEqual(['accepted', 'draft', 'accepted']);
    expect(stored(storage)).toBeUndefined();
  });

  test('are stored on the device before they are sent, and found by their keys when the answer is lost', async () => {
    const server = platform(placed());
    const storage = memoryStorage();
    const { placing, shown } = setUp(
      {
        ...server,
        sendSingles: async (intents) => {
          expect(stored(storage)).toEqual([singles]);
          await together(server, ['single-1', 'single-2', 'single-3'])(intents);
          throw lost();
        },
      },
      storage,
    );
    await placing.placeSingles(singles);
    expect(ended(shown)).toEqual(['accepted', 'accepted', 'accepted']);
    expect([server.sends(), server.known.size]).toEqual([0, 3]);
  });

  test('of a page that was reloaded are requested by key, and only those the server never received are sent', async () => {
    const server = platform(placed());
    const storage = memoryStorage();
    storage.write('placements', [singles]);
    server.known.set('single-2', placed());
    const { placing, shown } = setUp(server, storage);
    await placing.resume('7');
    expect(ended(shown)).toEqual(['accepted', 'accepted', 'accepted']);
    expect([server.sends(), [...server.known.keys()].toSorted()]).toEqual([
      2,
      ['single-1', 'single-2', 'single-3'],
    ]);
  });

  test('refused as a whole leave the coupon unchanged', async () => {
    const { placing, shown, failures } = setUp({
      ...platform(placed()),
      sendSingles: () => Promise.reject(refused()),
    });
    await placing.placeSingles(singles);
    expect([shown.at(-1)?.state, failures.length]).toEqual(['draft', 1]);
  });
});
