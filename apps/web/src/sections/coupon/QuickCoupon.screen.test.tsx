import { beforeEach, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { toggleBet } from '../../features/coupon/coupon.actions.ts';
import { changeCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { sampleMatches } from '../../testing/couponSamples.ts';
import { couponAnswers } from '../../testing/screen/openCoupon.tsx';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import QuickCoupon from './QuickCoupon.tsx';

beforeEach(() => page.viewport(390, 844));

/** A page longer than its window, with the bar. */
function LongPage() {
  return (
    <div style={{ height: '300vh' }}>
      <QuickCoupon isBeside={false} />
    </div>
  );
}

async function openBar(): Promise<Locator> {
  const { say } = await openScreen(
    { Component: LongPage },
    { address: 'line/football', namespaces: ['coupon', 'markets', 'sports'], answers: couponAnswers },
  );
  scrollTo(0, 0);
  for (const { pick } of sampleMatches.slice(0, 1)) toggleBet(pick);
  const bar = page.getByRole('region', { name: say('coupon:bar.open') });
  await expect.element(bar).toBeVisible();
  return bar;
}

/** Scrolls step by step, and returns whether the bar is shown then. */
function shownAfter(bar: Locator, step: number): boolean {
  scrollBy(0, step);
  return bar.query() !== null;
}

test('a coupon bar that isn’t fixed hides while the page is scrolled down', async () => {
  const bar = await openBar();
  changeCouponSettings({ isCouponFixed: false });
  await expect.poll(() => shownAfter(bar, 20)).toBe(false);
  await expect.poll(() => shownAfter(bar, -20)).toBe(true);
});

test('a fixed coupon bar stays while the page is scrolled', async () => {
  const bar = await openBar();
  await expect.poll(() => [shownAfter(bar, 20), scrollY > 400]).toEqual([true, true]);
  await expect.element(bar).toBeVisible();
});
