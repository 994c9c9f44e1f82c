import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acceptedCoupon, sampleMatches } from '../../../testing/couponSamples.ts';
import type { Answers } from '../../../testing/screen/answers.ts';
import { openCoupon } from '../../../testing/screen/openCoupon.tsx';

const main = page.getByRole('main');

/** The first selection is in play, in the 63rd minute at 1:0 when it was placed. */
const firstInPlay: Answers = {
  placeCoupon: ({ body }) => {
    const coupon = acceptedCoupon(body);
    const bets = coupon.bets.map((leg, index) =>
      index === 0
        ? {
            ...leg,
            isLive: true,
            scoreAtPlacement: { total: [1, 0] as [number, number], parts: [] },
            clockAtPlacement: { period: 'half2', seconds: 62 * 60 + 5 },
          }
        : leg,
    );
    return { coupon: { ...coupon, bets } };
  },
};

test('a receipt has the minute and the score of a match in play, and the start of one to come', async () => {
  const { say, place } = await openCoupon({ adds: 2, answers: firstInPlay });
  await place.click();
  await expect.element(main.getByText(say('couponMore:placement.accepted'))).toBeVisible();
  const [first, second] = sampleMatches.map(({ pick }) => pick);
  const legs = main.getByRole('listitem');
  const score = say('couponMore:receipt.playThen', {
    time: say('sports:minute', { minute: '63' }),
    score: '1:0',
  });
  await expect.element(legs.nth(0).getByText(score)).toBeVisible();
  await expect.element(legs.nth(0).getByText(`${first?.home} – ${first?.away}`)).toBeVisible();
  const ahead = legs.nth(1).element().textContent;
  expect(ahead).toContain(second?.away);
  expect(ahead).toMatch(/\d:\d\d/);
  expect(main.getByText(score).elements()).toHaveLength(1);
});

test('on its own page a receipt is left by its button', async () => {
  const { say, place } = await openCoupon({ adds: 1 });
  await place.click();
  await expect.element(main.getByText(say('couponMore:placement.accepted'))).toBeVisible();
  await main.getByRole('button', { name: say('coupon:done') }).click();
  await expect.element(main.getByText(say('couponMore:placement.accepted'))).not.toBeInTheDocument();
});
