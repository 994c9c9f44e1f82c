import { favourites, placeBet } from '../support/bets.ts';
import type { App } from '../support/app.ts';
import { feedHeard, takePosts, waitForAnswers } from '../support/calls.ts';
import {
  LIVE_DELAY,
  liveMatches,
  livePick,
  pickOf,
  playToTheEnd,
  playUntilMoved,
  TABLE_TENNIS,
} from '../support/play.ts';
import { newPlayer, type Player } from '../support/player.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

const SALE = '**/web-api/coupons/*/sale';

/** A player with 100.00 and a single of 10.00 on a pre-match match. */
async function withSingle(app: App, platform: Platform): Promise<{ player: Player; id: string }> {
  const player = await newPlayer(app, '100.00');
  const picks = await favourites(platform, 1);
  return { player, id: await placeBet(app.page, { typeId: 0, picks, amount: '10.00' }) };
}

/** Finds a button by its text before the amount: “Bet €10.00”, but not “Bet again”. */
function moneyButton(app: App, key: string) {
  const words = app.say(key, { amount: '' }).trim();
  return app.main.getByRole('button', { name: new RegExp(`^${RegExp.escape(words)}.*\\d`) });
}

/** The amount on a button, as decimal text. */
async function amountOn(app: App, key: string): Promise<string> {
  const words = await moneyButton(app, key).textContent();
  const [amount] = /\d+\.\d\d/.exec(words ?? '') ?? [];
  if (amount === undefined) throw new Error(`There is no amount in "${words}".`);
  return amount;
}

async function moneyOf(player: Player): Promise<number> {
  return Math.round(Number((await player.account()).money) * 100);
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

test(
  'a part of a bet is cashed out, then the rest, for exactly the amount shown',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const { player, id } = await withSingle(app, platform);
    await app.go(`/office/history/${id}`);
    const share = app.main.getByRole('slider');
    await share.focus();
    await page.keyboard.press('Home');
    for (let percent = 1; percent < 30; percent += 1) await page.keyboard.press('ArrowRight');
    await expect(share).toHaveAttribute('aria-valuenow', '30');
    const first = await amountOn(app, 'betActions:sale.sell');
    await moneyButton(app, 'betActions:sale.sell').click();
    await expect(app.main).toContainText('7.00');
    await moneyButton(app, 'betActions:sale.confirm').click();
    await expect(app.main).toContainText(app.say('history:outcome.soldInPart'));
    expect(await moneyOf(player)).toBe(9000 + cents(first));
    await expect(app.main).toContainText(app.say('history:fact.openStake'));

    await share.focus();
    await page.keyboard.press('End');
    const rest = await amountOn(app, 'betActions:sale.sell');
    await moneyButton(app, 'betActions:sale.sell').click();
    await moneyButton(app, 'betActions:sale.confirm').click();
    const total = ((cents(first) + cents(rest)) / 100).toFixed(2);
    await expect(app.main.getByRole('status')).toContainText(total);
    await expect(app.main).toContainText(app.say('history:outcome.sold'));
    expect(await moneyOf(player)).toBe(9000 + cents(total));
  },
);

test('a bet’s page leads back to the same position of the filtered list', async ({ app, page, platform }) => {
  await newPlayer(app, '100.00');
  const picks = await favourites(platform, 1);
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    ids.push(await placeBet(page, { typeId: 0, picks, amount: '1.00' }));
  }
  await app.go('/office/history?state=open');
  const last = app.main.locator(`#bet-${ids[0]}`);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(app.address(`/office/history/${ids[0]}`));
  await app.main.getByRole('link', { name: app.say('common:nav.history'), exact: true }).click();
  await expect(page).toHaveURL(app.address('/office/history?state=open'));
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test(
  'a cash-out that is pending during a reload is looked up, and sells once',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const { player, id } = await withSingle(app, platform);
    await app.go(`/office/history/${id}`);
    const handled = Promise.withResolvers<void>();
    const keys = await takePosts(page, SALE, async (route, count) => {
      if (count > 1) return route.continue();
      await route.fetch();
      handled.resolve();
    });
    const amount = await amountOn(app, 'betActions:sale.sell');
    await moneyButton(app, 'betActions:sale.sell').click();
    await moneyButton(app, 'betActions:sale.confirm').click();
    await handled.promise;
    await page.reload();
    await expect(app.main).toContainText(app.say('history:outcome.sold'));
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await moneyOf(player)).toBe(9000 + cents(amount));
  },
);

test(
  'a live cash-out waits for its delay; after a price drop it is not made before the player has seen the new amount',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    // Each minute without a goal makes many goals less likely, so the bet loses value.
    const pick = await livePick(platform, 'over', 'total');
    await waitForAnswers(page);
    const player = await newPlayer(app, '100.00');
    const id = await placeBet(page, { typeId: 0, picks: [pick], amount: '10.00' });
    await platform.passTime(LIVE_DELAY);
    await app.go(`/office/history/${id}`);
    await expect(moneyButton(app, 'betActions:sale.sell')).toBeVisible();
    const seen = await amountOn(app, 'betActions:sale.sell');
    let moved = false;
    await takePosts(page, SALE, async (route) => {
      if (!moved) await playUntilMoved(platform, pick, (price, from) => price > from);
      moved = true;
      await route.continue();
    });
    await moneyButton(app, 'betActions:sale.sell').click();
    await moneyButton(app, 'betActions:sale.confirm').click();
    await expect(app.main.getByRole('status')).toContainText(seen);
    await expect(app.main).toContainText(app.say('history:sales.refused', { percent: 100 }));
    expect(await moneyOf(player)).toBe(9000);

    const now = await amountOn(app, 'betActions:sale.sell');
    expect(cents(now)).toBeLessThan(cents(seen));
    await moneyButton(app, 'betActions:sale.sell').click();
    await expect(app.main).toContainText(app.say('betActions:sale.pending'));
    expect(await moneyOf(player)).toBe(9000);
    await platform.passTime(LIVE_DELAY);
    expect(await moneyOf(player)).toBe(9000 + cents(now));
    await expect(app.main.getByText(app.say('history:outcome.sold'), { exact: true })).toBeVisible();
  },
);

test(
  'a bet is insured for the premium shown, and another one gets better terms for the stake shown',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const player = await newPlayer(app, '100.00');
    const picks = await favourites(platform, 1);
    const insured = await placeBet(page, { typeId: 0, picks, amount: '10.00' });
    const raised = await placeBet(page, { typeId: 0, picks, amount: '10.00' });
    await app.go(`/office/history/${insured}`);
    await app.button('betActions:insurance.open').click();
    const premium = await amountOn(app, 'betActions:insurance.insure');
    await moneyButton(app, 'betActions:insurance.insure').click();
    await moneyButton(app, 'betActions:insurance.confirm').click();
    const done = app.main.getByRole('region', { name: app.say('betActions:insurance.done') });
    await expect(done).toContainText('5.00');
    expect(await moneyOf(player)).toBe(8000 - cents(premium));

    await app.go(`/office/history/${raised}`);
    await app.link('betActions:powerBet.link').click();
    const extra = await amountOn(app, 'betActions:powerBet.take');
    await moneyButton(app, 'betActions:powerBet.take').click();
    await expect(app.main).toContainText(app.say('betActions:powerBet.before'));
    expect(await moneyOf(player)).toBe(8000 - cents(premium) - cents(extra));
  },
);

test(
  'an operator’s offer is accepted on the bet’s page, and becomes a bet of its own',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const player = await newPlayer(app, '9000.00');
    const [asked] = await favourites(platform, 1);
    if (!asked) throw new Error('There are no matches to come.');
    const id = await placeBet(page, { typeId: 0, picks: [asked], amount: '3000.00', isVipBet: true });
    const bets = [{ selectionId: asked.selection.id, coef: asked.selection.k ?? '' }];
    await platform.review(id, { kind: 'offer', amount: '2500.00', bets, seconds: 600 });
    await app.go(`/office/history/${id}`);
    await expect(app.main).toContainText(app.say('history:outcome.offered'));
    await moneyButton(app, 'couponMore:placement.takeOffer').click();
    await expect(app.link('couponMore:placement.viewBet')).toBeFocused();
    expect(await player.account()).toMatchObject({ money: '6500.00', held: '0.00' });
    await page.keyboard.press('Enter');
    await expect(app.main).toContainText(app.say('history:outcome.open'));
    await page.goBack();
    await expect(app.main).toContainText(app.say('history:offer.taken'));
  },
);

test('settled bets show their result, to the cent', { tag: '@money' }, async ({ app, page, platform }) => {
  // Matches of this sport are the shortest.
  const wanted = { sportId: TABLE_TENNIS, type: 'winner', count: 1, endsFirst: true };
  const [last] = await liveMatches(platform, wanted);
  if (!last) throw new Error('There is no table tennis in play.');
  const { match, market } = last;
  const player = await newPlayer(app, '100.00');
  for (const key of ['home', 'away']) {
    await placeBet(page, { typeId: 0, picks: [pickOf(match, market, key)], amount: '10.00' });
  }
  await platform.passTime(LIVE_DELAY);
  const heard = feedHeard(page);
  await app.open('/office/history');
  await heard;
  await expect(app.main.getByRole('article')).toHaveCount(2);
  await playToTheEnd(platform, [match]);
  // The filters have the same words.
  for (const result of ['won', 'lost']) {
    await expect(app.main.getByText(app.say(`history:outcome.${result}`), { exact: true })).toHaveCount(2);
  }
  const result = app.main.getByRole('definition').last();
  const money = await moneyOf(player);
  await expect(result).toContainText((Math.abs(money - 10_000) / 100).toFixed(2));
});
