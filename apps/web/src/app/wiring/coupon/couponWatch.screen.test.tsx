import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { snapshot } from 'valtio/vanilla';
import { toggleBet } from '../../../features/coupon/coupon.actions.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { sampleMatches } from '../../../testing/couponSamples.ts';
import { openCoupon } from '../../../testing/screen/openCoupon.tsx';
import { startCouponWatch } from './couponWatch.ts';

test('the page is notified of a selection that is added, and of the changed coupon', async () => {
  await openCoupon();
  startCouponWatch(createMemoryRouter([{ path: '*', element: null }]), snapshot(coupon));
  const received: unknown[] = [];
  for (const type of ['touchline:selection-added', 'touchline:coupon-updated'])
    addEventListener(type, (event) => received.push([type, 'detail' in event && event.detail]));
  const [pick] = sampleMatches.map((sample) => sample.pick);
  if (!pick) throw new Error('There is no sample match.');
  toggleBet(pick);
  const { selectionId, home } = pick;
  await expect
    .poll(() => received)
    .toMatchObject([
      ['touchline:selection-added', { count: 1, selection: { selectionId, home } }],
      ['touchline:coupon-updated', { selections: [{ selectionId }] }],
    ]);
});
