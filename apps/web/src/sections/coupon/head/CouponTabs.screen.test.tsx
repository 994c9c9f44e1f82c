import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toggleBet } from '../../../features/coupon/coupon.actions.ts';
import { sampleMatches } from '../../../testing/couponSamples.ts';
import { openCoupon } from '../../../testing/screen/openCoupon.tsx';

const main = page.getByRole('main');
const button = (name: string) => page.getByRole('button', { name });

test('several coupons are kept side by side, also after a reload, until they are closed', async () => {
  const { say, legs } = await openCoupon({ adds: 1 });
  const [first, second] = sampleMatches.map(({ pick }) => pick);
  if (!first || !second) throw new Error('There are no sample matches.');
  const legOf = ({ home }: { readonly home: string }) => legs.getByText(home, { exact: false }).first();
  const tab = (number: number) => button(`${say('coupon:slips.tab', { number })} 1`);
  await button(say('coupon:slips.more')).click();
  await page.getByRole('menuitem', { name: say('coupon:slips.another') }).click();
  await expect.element(main.getByText(say('coupon:empty'))).toBeVisible();
  toggleBet(second);
  await expect.element(tab(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(legOf(second)).toBeVisible();
  await tab(1).click();
  await expect.element(legOf(first)).toBeVisible();
  await expect.element(legOf(second)).not.toBeInTheDocument();

  await openCoupon();
  await expect.element(tab(1)).toHaveAttribute('aria-pressed', 'true');
  await button(say('coupon:slips.closeTab', { number: 1 })).click();
  await expect.element(legOf(second)).toBeVisible();
  await expect.element(tab(1)).not.toBeInTheDocument();
});
