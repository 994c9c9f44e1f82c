import { beforeEach, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { toggleBet } from '../../features/coupon/coupon.actions.ts';
import { changeCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { findCutFigures } from '@touchline/ui/testing/cutFigures';
import { sampleMatches, sampleTerms } from '../../testing/couponSamples.ts';
import type { Answers } from '../../testing/screen/answers.ts';
import { sendMatches } from '../../testing/screen/feed.ts';
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

/** Shows the bar with three selections, of which the platform may refuse one. */
async function openWithThree(changed: Answers = {}) {
  const screen = await openScreen(
    { Component: LongPage },
    {
      address: 'line/football',
      namespaces: ['coupon', 'markets', 'sports'],
      answers: { ...couponAnswers, ...changed },
    },
  );
  sendMatches(sampleMatches.map(({ match, market }) => ({ match, markets: [market] })));
  for (const { pick } of sampleMatches.slice(0, 3)) toggleBet(pick);
  return { ...screen, bar: page.getByRole('region', { name: screen.say('coupon:bar.open') }) };
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

test('a bar whose bet can’t be placed says why in place of the returns', async () => {
  const { bar, say } = await openWithThree({
    couponTerms: ({ body }) => {
      const terms = sampleTerms(body);
      return { ...terms, legs: terms.legs.map((leg, at) => ({ ...leg, isBannedExpress: at === 0 })) };
    },
  });
  await expect.element(bar.getByText(say('coupon:blocker.legs-banned'))).toBeVisible();
  await expect.element(bar.getByRole('button', { name: /./ }).last()).toBeDisabled();
});

test.each([320, 390])('the price and the returns of the bar are whole at %i px', async (width) => {
  await page.viewport(width, 844);
  const { bar, say } = await openWithThree();
  await expect.element(bar).toBeVisible();
  await expect.element(bar.getByText(say('coupon:type.1'), { exact: false })).toBeVisible();
  for (const isLengthened of [false, true])
    expect(findCutFigures({ within: '[role="region"]', isLengthened, judged: 'all' })).toEqual([]);
});
