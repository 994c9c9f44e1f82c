import { MainLayout } from '@touchline/ui';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toggleBet } from '../../features/coupon/coupon.actions.ts';
import { changeCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { sampleMatches } from '../../testing/couponSamples.ts';
import { couponAnswers } from '../../testing/screen/openCoupon.tsx';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { useCouponSlots } from './couponSlots.tsx';

beforeEach(() => page.viewport(1366, 768));

/** The layout of a wide page with the coupon beside it. */
function WidePage() {
  return (
    <MainLayout {...useCouponSlots()} asideLabel="Coupon" header={null}>
      {null}
    </MainLayout>
  );
}

test('a coupon beside the page that isn’t fixed is collapsed, and opened again from its bar', async () => {
  const { say } = await openScreen(
    { Component: WidePage },
    {
      address: 'line/football',
      namespaces: ['betting', 'coupon', 'couponMore', 'markets', 'sports'],
      answers: couponAnswers,
    },
  );
  for (const { pick } of sampleMatches.slice(0, 1)) toggleBet(pick);
  const place = page.getByRole('button', { name: new RegExp(`^${say('coupon:place')}`) });
  const fold = page.getByRole('button', { name: say('common:nav.coupon') });
  await expect.element(place).toBeVisible();
  await expect.element(fold).not.toBeInTheDocument();
  changeCouponSettings({ isCouponFixed: false });
  await fold.click();
  await expect.element(place).not.toBeInTheDocument();
  await page
    .getByRole('region', { name: say('coupon:bar.open') })
    .getByRole('button')
    .first()
    .click();
  await expect.element(place).toBeVisible();
});
