import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { PlacedCoupon } from '../coupon.api.ts';
import { createReviews } from './reviews.ts';
import { setUp, signedOut } from '../testing/placing.ts';
import { intent, memoryStorage, placed, platform } from '../testing/platform.ts';

describe('a stake above the maximum', () => {
  const offer = { amount: '5.00', bets: [], expiresAt: 9 };

  test.each([
    [placed({ state: 'review' }), 'review'],
    [placed({ state: 'needsConfirm', offer }), 'offered'],
  ])('is shown in its current state', async (coupon, state) => {
    const { placing, states } = setUp(platform(coupon));
    await placing.place(intent);
    expect(states()).toEqual(['submitting', state]);
  });

  test('is followed to the operator’s answer, also after a reload, and only for its own player', async () => {
    const storage = memoryStorage();
    const answers = [placed({ state: 'review' }), placed({ state: 'review' }), placed()];
    const decided: PlacedCoupon[] = [];
    const reviews = createReviews({
      storage,
      wait: () => Promise.resolve(),
      byId: async () => answers.shift() ?? placed(),
      decided: (coupon) => decided.push(coupon),
    });
    await reviews.follow('7', '5');
    expect([decided.map(({ state }) => state), answers.length]).toEqual([['accepted'], 0]);

    storage.write('reviews', [
      { playerId: '7', couponId: '5' },
      { playerId: '8', couponId: '6' },
    ]);
    await reviews.resume('7');
    expect(decided).toHaveLength(2);
    expect(storage.read('reviews', v.unknown())).toEqual([]);
  });
});

test('is still followed for a player who was signed out meanwhile', async () => {
  const storage = memoryStorage();
  const decided: PlacedCoupon[] = [];
  const waiting = (byId: () => Promise<PlacedCoupon>) =>
    createReviews({ storage, wait: () => Promise.resolve(), byId, decided: (one) => decided.push(one) });
  await waiting(() => Promise.reject(signedOut())).follow('7', '5');
  await waiting(() => Promise.resolve(placed())).resume('7');
  expect(decided).toHaveLength(1);
});
