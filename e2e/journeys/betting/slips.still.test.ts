import type { Page } from '@playwright/test';
import { App } from '../support/app.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { fillCoupon, upcomingPick, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const CODES = '**/web-api/coupon-codes/*';

/** The selections of the coupon on its own page. */
const legsOf = (app: App) => app.takeOut(app.main);

const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function savedCode(app: App, page: Page): Promise<string> {
  await app.go('/user/coupon?share=1');
  const code = sheet(page, app.say('slips:share.title')).getByText(/^[A-Z0-9]{6,12}$/);
  return (await code.textContent()) ?? '';
}

async function more(app: App, key: 'slips.share' | 'slips.load' | 'slips.another'): Promise<void> {
  await app.main.getByRole('button', { name: app.say('coupon:slips.more') }).click();
  await app.page.getByRole('menuitem', { name: app.say(`coupon:${key}`) }).click();
}

test.describe('a saved coupon code', () => {
  test('opens from its link on another device, immediately if the coupon is empty', async ({
    app,
    page,
    platform,
    browser,
  }) => {
    await fillCoupon(app, await upcomingPicks(platform, 2));
    const code = await savedCode(app, page);
    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const elsewhere = new App({ ...app, page: await other.newPage() });
    await elsewhere.open(`/user/coupon?load=${code}`);
    await expect(legsOf(elsewhere)).toHaveCount(2);
    await expect(elsewhere.page).toHaveURL(app.address('/user/coupon'));
    await other.close();
  });

  test('is previewed before it replaces selections, and can be opened as another coupon', async ({
    app,
    page,
    platform,
  }) => {
    const [first, ...others] = await upcomingPicks(platform, 3);
    if (!first) throw new Error('There is no football to come.');
    await fillCoupon(app, [first, ...others]);
    const code = await savedCode(app, page);
    await app.go('/user/coupon');
    await legsOf(app).first().click();
    await expect(legsOf(app)).toHaveCount(2);

    await app.go(`/user/coupon?load=${code}`);
    const dialog = sheet(page, app.say('slips:load.title'));
    await expect(dialog).toContainText(app.say('slips:load.replaces', { count: 2 }));
    await dialog.getByRole('button', { name: app.say('slips:load.beside') }).click();
    await expect(legsOf(app)).toHaveCount(3);
    await page.getByRole('button', { name: `${app.say('coupon:slips.tab', { number: 1 })} 2` }).click();
    await expect(legsOf(app)).toHaveCount(2);

    await app.go(`/user/coupon?load=${code}`);
    await dialog.getByRole('button', { name: app.say('slips:load.replace') }).click();
    await expect(legsOf(app)).toHaveCount(3);
  });

  test('is typed and loaded by keyboard; expired selections are removed with one click', async ({
    app,
    page,
    platform,
  }) => {
    await fillCoupon(app, await upcomingPicks(platform, 3));
    const code = await savedCode(app, page);
    await app.go('/user/coupon');
    await app.main.getByRole('button', { name: app.say('coupon:clear') }).click();
    // Two of the selections have expired in the meantime.
    await page.route(CODES, async (route) => {
      const answer = await route.fetch();
      const body: { slip: { bets: { marketId: string; isBlocked: boolean }[] } } = await answer.json();
      for (const bet of body.slip.bets.slice(0, 2)) {
        bet.marketId += '.over';
        bet.isBlocked = true;
      }
      await route.fulfill({ json: body });
    });
    await app.main.getByRole('button', { name: app.say('coupon:slips.more') }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: app.say('coupon:slips.load') }).press('Enter');
    await expect(sheet(page, app.say('slips:load.title')).getByRole('textbox')).toBeFocused();
    await page.keyboard.type(` ${code.toLowerCase()} `);
    await page.keyboard.press('Enter');
    await expect(legsOf(app)).toHaveCount(3);
    await expect(app.main).toContainText(app.say('coupon:slips.closed', { count: 2 }));
    await app.main.getByRole('button', { name: app.say('coupon:slips.takeOut') }).press('Enter');
    await expect(legsOf(app)).toHaveCount(1);
  });

  test('that is unknown shows an error, and another one can be typed', async ({ app, page, quiet }) => {
    quiet.allow(/404/);
    await app.open('/user/coupon?load=NOSUCH99');
    const dialog = sheet(page, app.say('slips:load.title'));
    await expect(dialog).toContainText(app.say('slips:load.notFound'));
    await dialog.getByRole('textbox').fill('x1');
    await dialog.getByRole('button', { name: app.say('slips:load.load') }).click();
    await expect(dialog).toContainText(app.say('slips:load.notCode'));
  });
});

test('a coupon is shared as a link and as an image', async ({ app, page, platform, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillCoupon(app, await upcomingPicks(platform, 2));
  await app.go('/user/coupon');
  await more(app, 'slips.share');
  const dialog = sheet(page, app.say('slips:share.title'));
  await dialog.getByRole('button', { name: app.say('slips:share.copyLink') }).click();
  await expect(dialog.getByRole('button', { name: app.say('slips:share.linkCopied') })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${RegExp.escape(app.address('/user/coupon?load='))}[A-Z0-9]{6,12}$`));
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: app.say('slips:share.download') }).click();
  expect((await saving).suggestedFilename()).toMatch(/^coupon-[A-Z0-9]+\.png$/);
  // Going back returns to the coupon.
  await page.goBack();
  await expect(legsOf(app)).toHaveCount(2);
});

test('a placed bet is shared from its page', { tag: '@money' }, async ({ app, page, platform }) => {
  const player = await newPlayer(app, '50.00');
  const pick = await upcomingPick(platform);
  await fillCoupon(app, [pick]);
  await app.openCoupon();
  await app.place.click();
  await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
  await app.go('/user/opened-bets');
  await expect(app.main).toContainText(pick.match.home);
  const [bet] = await player.coupons();
  await app.go(`/office/history/${bet?.id}`);
  await app.main.getByRole('link', { name: app.say('history:share') }).click();
  const dialog = sheet(page, app.say('slips:share.title'));
  await expect(dialog.getByText(/^[A-Z0-9]{6,12}$/)).toBeVisible();
  await dialog.getByRole('switch', { name: app.say('slips:share.withAmounts') }).check();
  await expect(dialog.getByRole('button', { name: app.say('slips:share.download') })).toBeVisible();
});

test('several coupons are kept side by side, and survive a reload', async ({ app, page, platform }) => {
  const [first, second] = await upcomingPicks(platform, 2);
  if (!first || !second) throw new Error('There are not two football matches to come.');
  await fillCoupon(app, [first]);
  await app.go('/user/coupon');
  await more(app, 'slips.another');
  await expect(legsOf(app)).toHaveCount(0);
  await fillCoupon(app, [second]);
  await app.go('/user/coupon');
  const tab = (number: number) =>
    page.getByRole('button', { name: `${app.say('coupon:slips.tab', { number })} 1`, exact: true });
  await expect(tab(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(app.main).toContainText(second.match.home);
  await tab(1).click();
  await expect(app.main).toContainText(first.match.home);
  await page.getByRole('button', { name: app.say('coupon:slips.closeTab', { number: 1 }) }).click();
  await expect(app.main).toContainText(second.match.home);
  await expect(tab(1)).toHaveCount(0);
});

test('an express of the day is added to the coupon whole, and selections have a coupon of their own', async ({
  app,
  page,
  platform,
}) => {
  await fillCoupon(app, [await upcomingPick(platform)]);
  await app.go('/express-day');
  const card = app.main.getByRole('region', {
    name: app.say('slips:express.name', { number: 1 }),
    exact: true,
  });
  await expect(card).toBeVisible();
  const count = await card.getByRole('listitem').count();
  await card.getByRole('button', { name: app.say('slips:express.add', { count }) }).press('Enter');
  await expect(card.getByRole('button', { name: app.say('slips:express.added') })).toBeDisabled();
  await expect(page.getByText(app.say('slips:express.beside')).first()).toBeVisible();
  await app.go('/user/coupon');
  await expect(legsOf(app)).toHaveCount(count);
  await expect(
    page.getByRole('button', { name: `${app.say('coupon:slips.tab', { number: 1 })} 1` }),
  ).toBeVisible();
});

test('the embedding page is notified of changes of the coupon', async ({ app, page, platform }) => {
  const pick = await upcomingPick(platform);
  const heard: unknown[] = [];
  await page.exposeFunction('heard', (event: unknown) => heard.push(event));
  await page.addInitScript(() => {
    for (const type of ['touchline:selection-added', 'touchline:coupon-updated']) {
      addEventListener(type, (event) => {
        // The cast: `exposeFunction` defines it on the window.
        const { heard } = window as unknown as { heard: (said: unknown) => void };
        if ('detail' in event) heard([type, event.detail]);
      });
    }
  });
  await fillCoupon(app, [pick]);
  await expect
    .poll(() => heard)
    .toMatchObject([
      [
        'touchline:selection-added',
        { count: 1, selection: { selectionId: pick.selection.id, home: pick.match.home } },
      ],
      ['touchline:coupon-updated', { selections: [{ selectionId: pick.selection.id }] }],
    ]);
});

test(
  'the calculator computes the same payouts as bets, in any format, offline, and from its address',
  { tag: '@money' },
  async ({ app, page, context, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED/);
    await app.open('/information/betting-calculator');
    const field = (key: string, place = 0) =>
      app.main.getByRole('textbox', { name: app.say(`calculator:${key}`), exact: true }).nth(place);
    const choice = (key: string, place = 0) =>
      app.main.getByRole('combobox', { name: app.say(`calculator:${key}`), exact: true }).nth(place);
    await settled(page);
    await context.setOffline(true);
    await field('stake').fill('115');
    await field('price').fill('1.39');
    await expect(app.main.getByRole('status')).toContainText('2');
    await field('price', 1).fill('1.13');
    await expect(app.main).toContainText('180.63');
    await choice('format').selectOption({ label: app.say('settings:odds.american') });
    await expect(field('price')).toHaveValue('-256');
    await choice('result', 1).selectOption({ label: app.say('calculator:results.2') });
    await expect(app.main.getByRole('status')).toContainText(app.say('calculator:state.open'));
    await choice('result').selectOption({ label: app.say('calculator:results.1') });
    await expect(app.main.getByRole('status')).toContainText(app.say('calculator:state.won'));
    await expect(app.main).toContainText('159.85');
    await context.setOffline(false);
    const address = page.url();
    await page.goto(address.replace('betting-calculator', 'calc'));
    await expect(app.main).toContainText('159.85');
  },
);
