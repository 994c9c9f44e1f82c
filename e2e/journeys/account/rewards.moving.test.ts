import type { App } from '../support/app.ts';
import { asOperator } from '../support/asOperator.ts';
import { answerPending, fillPapers, handIn } from '../support/identity.ts';
import { tabTo } from '../support/keys.ts';
import type { Platform } from '../support/platform.ts';
import { FOOTBALL, openMarket, pickOf } from '../support/play.ts';
import { newPlayer, signIn, type Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const DAY = 86_400;

/** Matches whose results the journeys have published. */
const used = new Set<number>();

/** Bets on the home side of an upcoming match; the operator publishes that it lost. */
async function loseBet(app: App, platform: Platform, amount: string): Promise<void> {
  for (const match of await platform.matches('line', FOOTBALL)) {
    const market = used.has(match.id) ? undefined : await openMarket(platform, match.id, 'match-result');
    if (!market) continue;
    const pick = pickOf(match, market, 'home');
    if (Number(pick.selection.k) < 1.5) continue;
    used.add(match.id);
    await app.openMatch(match, 'football');
    await app.price(pick).click();
    await app.openCoupon();
    await app.stake.fill(amount);
    await app.place.click();
    await app.coupon.getByText(app.say('couponMore:placement.accepted')).first().waitFor();
    const results = [{ key: 'home', result: 0 }];
    await asOperator(platform, '/ops/results', { marketId: market.id, results, reason: 'Full time' });
    await platform.passTime(1);
    return;
  }
  throw new Error('There is no upcoming match to bet on.');
}

const moneyOf = async (player: Player) => Number((await player.account()).money);

test('points of a settled bet bring a level and are exchanged for money', async ({ app, page, platform }) => {
  const { say } = app;
  const player = await newPlayer(app, '3000');
  await loseBet(app, platform, '1000');
  const name = say('rewards:levels.2');
  await expect(page.getByText(say('moments:level.reached', { level: '2', name })).first()).toBeVisible();
  await app.go('/office/rewards');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const form = page.getByRole('region', { name: say('rewards:exchange.title') });
  const points = form.getByRole('textbox', { name: say('rewards:exchange.field') });
  await expect(points).toHaveValue('300.00');
  await points.fill('');
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(form.getByText(say('rewards:exchange.done', { amount: '€1.30' }))).toBeVisible();
  expect(await moneyOf(player)).toBe(2001.3);
  await expect(page.getByText(say('rewards:history.exchanged'))).toBeVisible();
});

test('by keyboard: cashback of a lost week is collected on Monday', async ({ app, page, platform }) => {
  const { say } = app;
  const player = await newPlayer(app, '1500');
  await loseBet(app, platform, '1000');
  await app.go('/office/cashback');
  await expect(page.getByText('1,000.00').first()).toBeVisible();
  // The sign-in ends meanwhile: no page is open whose calls would be refused.
  await app.forget();
  await platform.passTime(7 * DAY);
  await signIn(app, player.email);
  await app.open('/office/cashback');
  const collect = page.getByRole('button', { name: say('rewards:cashback.collect', { amount: '€15.00' }) });
  await tabTo(page, collect, { most: 60 });
  await page.keyboard.press('Enter');
  const done = say('rewards:cashback.collected', { amount: '€15.00' });
  await expect(page.getByText(done)).toBeVisible();
  expect(await moneyOf(player)).toBe(515);
  await expect(collect).toBeHidden();
});

test('a friend who comes by the link is followed to the payment of both', async ({ app, page, platform }) => {
  const { say } = app;
  const referrer = await newPlayer(app);
  await app.open('/office/bringfriend');
  const field = page.getByRole('textbox', { name: say('rewards:friend.link') });
  await expect(field).toHaveValue(/^http/);
  const link = await field.inputValue();
  await app.forget();
  await page.goto(link);
  const friend = await newPlayer(app, '100');
  // The site identifies its players: a friend counts once that is done.
  await app.open('/office/identification');
  await fillPapers(app);
  await handIn(app);
  await answerPending(platform, await friend.id(), 'approve', {});
  await loseBet(app, platform, '20');
  const { referrals } = await asOperator<{ referrals: { id: string }[] }>(
    platform,
    '/ops/referrals?list=waiting',
  );
  const [found] = referrals;
  await asOperator(platform, `/ops/referrals/${found?.id}/release`, { reason: 'One test browser' });
  // The sign-in ends meanwhile: no page is open whose calls would be refused.
  await app.forget();
  await platform.passTime(14 * DAY + 60);
  await signIn(app, referrer.email);
  await app.open('/office/bringfriend');
  await expect(page.getByText(say('rewards:friend.state.paid')).first()).toBeVisible();
  expect(await moneyOf(referrer)).toBe(10);
  await app.forget();
  await signIn(app, friend.email);
  await app.open('/office/menu/promo');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('rewards:promo.rewards') })
    .click();
  await expect(page).toHaveURL(/\/office\/rewards$/);
  expect(await moneyOf(friend)).toBe(90);
});
