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

test('the history is filtered by its address, and an empty result offers a next step', async ({
  app,
  page,
  platform,
}) => {
  await newPlayer(app, '100.00');
  const picks = await favourites(platform, 3);
  await placeBet(page, { typeId: 0, picks: picks.slice(0, 1), amount: '10.00' });
  await placeBet(page, { typeId: 1, picks: picks.slice(0, 2), amount: '5.00' });
  await placeBet(page, { typeId: 2, picks, amount: '6.00', systemValue: 2 });
  const rows = app.main.getByRole('list').getByRole('link');

  await app.go('/office/history');
  await expect(rows).toHaveCount(3);
  await app.button('history:filter.filters').click();
  const sheet = page.getByRole('dialog', { name: app.say('history:filter.filters') });
  await sheet.getByLabel(app.say('history:filter.type')).selectOption({ label: app.say('history:type.1') });
  await sheet.getByRole('button', { name: app.say('history:filter.show') }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(app.say('history:type.1'));
  await expect(page).toHaveURL(/type=1/);

  await page.reload();
  await expect(rows).toHaveCount(1);
  await app.button('history:filter.won').click();
  await expect(app.main).toContainText(app.say('history:empty.narrowed'));
  await app.button('history:empty.toAll').click();
  await expect(app.main).toContainText(app.say('history:empty.won'));
  await app.button('history:period.today').click();
  await app.button('history:filter.open').click();
  await expect(rows).toHaveCount(3);
  await expect(app.main).toContainText(app.say('history:shown', { count: 3 }));
});

test('more bets are loaded by keyboard below the others, and the focus moves to the first of them', async ({
  app,
  page,
  platform,
}) => {
  await newPlayer(app, '100.00');
  const picks = await favourites(platform, 1);
  const ids: string[] = [];
  for (let count = 0; count < 33; count += 1) {
    ids.push(await placeBet(page, { typeId: 0, picks, amount: '1.00' }));
  }
  await app.go('/office/history');
  const more = app.button('history:more');
  await more.focus();
  await page.keyboard.press('Enter');
  const firstOfMore = app.main.locator(`#bet-${ids[2]}`);
  await expect(firstOfMore).toBeFocused();
  await expect(firstOfMore).toBeInViewport();
  await expect(more).toHaveCount(0);
  await expect(app.main).toContainText(app.say('history:shown', { count: 33 }));
});

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

test(
  'a bet is cashed out in the list after a question, for exactly the amount shown',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const { player, id } = await withSingle(app, platform);
    await app.go('/office/history?state=open');
    const amount = await amountOn(app, 'betActions:sale.sell');
    await moneyButton(app, 'betActions:sale.sell').click();
    await app.button('betActions:sale.keep').click();
    await expect(moneyButton(app, 'betActions:sale.sell')).toBeFocused();
    expect(await moneyOf(player)).toBe(9000);

    await page.keyboard.press('Enter');
    await moneyButton(app, 'betActions:sale.confirm').click();
    await expect(app.main.locator(`#bet-${id}`)).toHaveCount(0);
    const notes = page.getByRole('region', { name: app.say('common:kit.notifications') });
    await expect(notes).toContainText(amount);
    expect(await moneyOf(player)).toBe(9000 + cents(amount));
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
  'a chain is cashed out for the amount shown, and a bet with a bonus shows that it can’t be',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const player = await newPlayer(app, '100.00');
    const picks = await favourites(platform, 4);
    const chain = await placeBet(page, { typeId: 3, picks: picks.slice(0, 3), amount: '10.00' });
    await app.go(`/office/history/${chain}`);
    const amount = await amountOn(app, 'betActions:sale.sell');
    // Prices didn't move: the chain is worth its stake, less the margin.
    expect(cents(amount)).toBeGreaterThan(940);
    await moneyButton(app, 'betActions:sale.sell').click();
    await moneyButton(app, 'betActions:sale.confirm').click();
    await expect(app.main).toContainText(app.say('history:outcome.sold'));
    expect(await moneyOf(player)).toBe(9000 + cents(amount));

    const long = await placeBet(page, { typeId: 1, picks, amount: '10.00' });
    await app.go(`/office/history/${long}`);
    await expect(app.main).toContainText(app.say('betActions:sale.lack.HYPER_BONUS'));
    await expect(moneyButton(app, 'betActions:sale.sell')).toHaveCount(0);
    await expect(app.button('betActions:insurance.open')).toHaveCount(0);
  },
);

test(
  'a cash-out whose answer is lost is sent again under its key, and sells once',
  { tag: '@money' },
  async ({ app, page, platform, quiet }) => {
    quiet.allow(/ERR_CONNECTION_RESET/);
    const { player, id } = await withSingle(app, platform);
    await app.go(`/office/history/${id}`);
    const keys = await takePosts(page, SALE, async (route, count) => {
      if (count > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    const amount = await amountOn(app, 'betActions:sale.sell');
    await moneyButton(app, 'betActions:sale.sell').click();
    await moneyButton(app, 'betActions:sale.confirm').click();
    await expect(app.main).toContainText(app.say('betActions:sale.unknown'));
    await expect(app.main).toContainText(app.say('history:outcome.sold'));
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await moneyOf(player)).toBe(9000 + cents(amount));
  },
);

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

test('a bet is insured once, for the premium shown', { tag: '@money' }, async ({ app, page, platform }) => {
  const player = await newPlayer(app, '100.00');
  const picks = await favourites(platform, 1);
  const id = await placeBet(page, { typeId: 0, picks, amount: '10.00' });
  await app.go(`/office/history/${id}`);
  await app.button('betActions:insurance.open').click();
  const premium = await amountOn(app, 'betActions:insurance.insure');
  await moneyButton(app, 'betActions:insurance.insure').click();
  await app.main.getByRole('button', { name: new RegExp(`${RegExp.escape(premium)}$`) }).click();
  await expect(app.main.getByRole('region', { name: app.say('betActions:insurance.done') })).toContainText(
    '5.00',
  );
  expect(await moneyOf(player)).toBe(9000 - cents(premium));
  // An insured bet can neither be cashed out nor get better terms.
  await expect(moneyButton(app, 'betActions:sale.sell')).toHaveCount(0);
  await app.go(`/office/history/${id}/powerbet`);
  await expect(app.main).toContainText(app.say('betActions:powerBet.unavailable'));
});

test(
  'better terms are shown next to the old ones and are accepted once',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const { player, id } = await withSingle(app, platform);
    await app.go(`/office/history/${id}`);
    await app.link('betActions:powerBet.link').click();
    await expect(page).toHaveURL(app.address(`/office/history/${id}/powerbet`));
    const prices = app.main.getByRole('row').filter({ hasText: app.say('betActions:powerBet.price') });
    await expect(prices).toBeVisible();
    const [before, after] = (await prices.getByRole('cell').allTextContents()).slice(-2);
    expect(Number(after)).toBeGreaterThan(Number(before));
    const extra = await amountOn(app, 'betActions:powerBet.take');
    await moneyButton(app, 'betActions:powerBet.take').click();
    await expect(app.main).toContainText(app.say('betActions:powerBet.before'));
    expect(await moneyOf(player)).toBe(9000 - cents(extra));
    await app.link('betActions:powerBet.back').click();
    await expect(app.main).toContainText(app.say('history:fact.powerStake'));
    await expect(app.link('betActions:powerBet.link')).toHaveCount(0);
  },
);

test(
  'an operator’s offer is accepted on the bet’s page, or declined permanently',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const player = await newPlayer(app, '9000.00');
    const [asked] = await favourites(platform, 1);
    if (!asked) throw new Error('There are no matches to come.');
    const offered = async () => {
      const id = await placeBet(page, { typeId: 0, picks: [asked], amount: '3000.00', isVipBet: true });
      const bets = [{ selectionId: asked.selection.id, coef: asked.selection.k ?? '' }];
      await platform.review(id, { kind: 'offer', amount: '2500.00', bets, seconds: 600 });
      await app.go(`/office/history/${id}`);
      await expect(app.main).toContainText(app.say('history:outcome.offered'));
    };
    await offered();
    await app.button('history:offer.decline').click();
    await expect(app.main).toContainText(app.say('history:offer.declined'));
    await page.reload();
    await expect(app.main).toContainText(app.say('history:offer.declined'));
    await expect(moneyButton(app, 'couponMore:placement.takeOffer')).toHaveCount(0);
    expect(await player.account()).toMatchObject({ money: '9000.00', held: '0.00' });

    await offered();
    await moneyButton(app, 'couponMore:placement.takeOffer').click();
    await expect(app.link('couponMore:placement.viewBet')).toBeFocused();
    expect(await player.account()).toMatchObject({ money: '6500.00', held: '0.00' });
    await page.keyboard.press('Enter');
    await expect(app.main).toContainText(app.say('history:outcome.open'));
    await page.goBack();
    await expect(app.main).toContainText(app.say('history:offer.taken'));
  },
);

test('the selections of a bet that are still open are placed again, with its type', async ({
  app,
  page,
  platform,
}) => {
  await newPlayer(app, '100.00');
  const picks = await favourites(platform, 3);
  const id = await placeBet(page, { typeId: 2, picks, amount: '6.00', systemValue: 2 });
  await app.go(`/office/history/${id}`);
  await app.button('history:again').click();
  const notes = page.getByRole('region', { name: app.say('common:kit.notifications') });
  await expect(notes).toContainText(app.say('history:againDone'));
  await app.openCoupon();
  await expect(
    app.coupon.getByRole('listitem').filter({ hasText: picks[0]?.selection.k ?? '' }),
  ).not.toHaveCount(0);
});

test('bets are sent to the player’s own address', async ({ app, platform }) => {
  const { player } = await withSingle(app, platform);
  await app.go('/office/history');
  await app.link('history:mail').click();
  await app.button('history:mailing.submit').click();
  await expect(app.main.getByRole('status')).toContainText(player.email);
});

test('settled bets are hidden from the list and restored, open ones stay', async ({
  app,
  page,
  platform,
}) => {
  const player = await newPlayer(app, '100.00');
  const picks = await favourites(platform, 1);
  const sold = await placeBet(page, { typeId: 0, picks, amount: '10.00' });
  const open = await placeBet(page, { typeId: 0, picks, amount: '5.00' });
  await app.go(`/office/history/${sold}`);
  await moneyButton(app, 'betActions:sale.sell').click();
  await moneyButton(app, 'betActions:sale.confirm').click();
  await expect(app.main).toContainText(app.say('history:outcome.sold'));

  const row = (id: string) => app.main.locator(`#bet-${id}`);
  const note = app.say('history:clearing.note', { when: '' }).slice(0, 12);
  await app.go('/office/history');
  await expect(row(sold)).toBeVisible();
  await app.link('history:clear').click();
  await app.button('history:clearing.submit').click();
  await expect(app.main.getByRole('status')).toContainText(note);
  await page.goBack();
  await expect(row(open)).toBeVisible();
  await expect(row(sold)).toHaveCount(0);
  await expect(app.main).toContainText(note);
  // Nothing is deleted: the bet still has its page.
  expect(await player.coupons()).toHaveLength(1);
  await app.go(`/office/history/${sold}`);
  await expect(app.main).toContainText(app.say('history:outcome.sold'));

  await app.go('/office/history');
  await app.link('history:clearing.change').click();
  await app.button('history:clearing.undo').click();
  await expect(app.button('history:clearing.undo')).toHaveCount(0);
  await page.goBack();
  await expect(row(sold)).toBeVisible();
});

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
