import { expect, test } from 'vitest';
import { changeCouponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { acceptedCoupon, sampleMatches } from '../../../testing/couponSamples.ts';
import { samplePlayer } from '../../../testing/samples.ts';
import { requestsOf } from '../../../testing/screen/answers.ts';
import { notice } from '../../../testing/screen/notice.ts';
import { openCoupon } from '../../../testing/screen/openCoupon.tsx';
import { resume } from './placements.ts';
import { togglePrice } from './priceTaps.ts';

test('a refused one-click bet shows the reason and what to do', async () => {
  const { say } = await openCoupon({
    answers: {
      placeCoupon: ({ body }) => ({
        coupon: {
          ...acceptedCoupon(body),
          state: 'rejected',
          refusal: { code: 'TIMEOUT_ACTIVE', message: 'On a break.', legs: [] },
        },
      }),
    },
  });
  await resume(samplePlayer.id, () => 'en');
  changeCouponSettings({ isActiveOneClick: true });
  const [sample] = sampleMatches;
  const [selection] = sample?.market.selections ?? [];
  if (!sample || !selection) throw new Error('There is no sample match.');
  togglePrice({ selection, market: sample.market, match: sample.match });
  for (const part of ['title', 'text'])
    await expect.element(notice(say(`couponMore:refusal.TIMEOUT_ACTIVE.${part}`))).toBeVisible();
  expect(requestsOf('placeCoupon').map(({ body }) => body)).toMatchObject([{ typeId: 0, amount: '5.00' }]);
});
