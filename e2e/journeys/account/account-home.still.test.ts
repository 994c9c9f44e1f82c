import { devices } from '@playwright/test';
import { favourites, placeBet } from '../support/bets.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** Requested by one card only, so that nothing but the button repeats it. */
const SIGN_INS = '**/web-api/user/sessions';

test('the account’s home shows protection, balance and limits, and each card fails by itself', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(/user\/sessions/, /Failed to load resource/);
  const { main, say } = app;
  await newPlayer(app, '123.45');
  await page.route(SIGN_INS, (route) => route.fulfill({ status: 503, body: '{}' }));
  await app.open('/account');
  await expect(page).toHaveURL(app.address('/office/menu/profile'));
  await expect(main.getByRole('heading', { level: 1, name: say('titles:of.overview') })).toBeVisible();
  await expect(main.getByText('123.45').first()).toBeVisible();
  await expect(main.getByText(say('account:bets.empty'))).toBeVisible();
  await expect(main.getByRole('link', { name: say('account:step.twoFactor.action') })).toBeVisible();

  await expect(main.getByText(say('account:sessions.failed'))).toBeVisible();
  await page.unroute(SIGN_INS);
  await main.getByRole('button', { name: say('account:retry') }).click();
  await expect(main.getByText(say('account:sessions.this'))).toBeVisible();
  await expect(main.getByText(say('account:limits.empty'))).toBeVisible();

  // Phones list the pages of the account below the cards, and lead back from each.
  const pages = main.getByRole('navigation', { name: say('office:menu') });
  await pages.getByRole('link', { name: say('office:sections.personal_data') }).click();
  await expect(main.getByText(say('profile:number'), { exact: true })).toBeVisible();
  await app.link('office:back').click();
  await expect(pages).toBeVisible();
});

test('open bets on the account’s home show selection, state and cash-out; the coupon’s bar isn’t over them', async ({
  app,
  page,
  platform,
}) => {
  const { main, say } = app;
  await newPlayer(app, '50');
  const picks = await favourites(platform, 2);
  const [first] = picks;
  if (!first) throw new Error('There is no football to bet on.');
  await placeBet(page, { typeId: 0, picks: [first], amount: '10' });
  await app.openMatch(first.match, 'football');
  await app.price(first).click();
  const bar = page.getByRole('button', { name: new RegExp(`^${RegExp.escape(say('coupon:bar.open'))}`) });
  await expect(bar).toBeVisible();
  await app.go('/office/menu/profile');
  const row = main.getByRole('listitem').filter({ hasText: say('history:standing.toCome') });
  const selection = say('markets:selection.match-result.home', { home: first.match.home });
  await expect(row.getByText(selection)).toBeVisible();
  const cashOut = row.getByRole('link', {
    name: new RegExp(`^${RegExp.escape(say('betActions:sale.sell', { amount: '' }).trim())}`),
  });
  await expect(bar).toHaveCount(0);
  await cashOut.click();
  await expect(main.getByRole('definition').first()).toBeVisible();
});

test.describe('on desktops', () => {
  // A desktop also by its hints: the server renders its page.
  test.use({
    userAgent: devices['Desktop Chrome'].userAgent,
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1366, height: 768 },
  });

  test('account pages have one menu with the current page, and neither sports nor coupon', async ({
    app,
    page,
  }) => {
    const { say } = app;
    await newPlayer(app);
    await app.open('/office/session-history');
    const menu = page.getByRole('navigation', { name: say('office:menu') });
    await expect(menu).toHaveCount(1);
    await expect(menu.getByRole('link', { name: say('office:sections.security') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('complementary', { name: say('common:nav.coupon') })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: say('common:nav.sportsMenu') })).toHaveCount(0);

    await menu.getByRole('link', { name: say('office:sections.bet_history') }).click();
    await expect(app.heading('common:nav.history')).toBeVisible();
    await expect(menu).toBeVisible();
    // Bets keep the coupon next to them.
    await expect(page.getByRole('complementary', { name: say('common:nav.coupon') })).toBeVisible();
  });

  test('the button in the header opens the account’s menu, which arrow keys and Escape control', async ({
    app,
    page,
  }) => {
    const { say } = app;
    await newPlayer(app, '123.45');
    await app.open('/live');
    const button = app.button('common:nav.account');
    const menu = page.getByRole('dialog', { name: say('office:menu') });
    await button.click();
    await expect(menu.getByRole('link', { name: say('office:sections.overview') })).toBeFocused();
    await expect(menu.getByText('123.45')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: say('office:sections.messages') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(app.address('/office/menu/profile'));
    await expect(menu).toHaveCount(0);
  });

  test('the account’s menu signs out after a question', async ({ app, page }) => {
    const { say } = app;
    await newPlayer(app);
    await app.open('/office/security');
    await page.getByRole('button', { name: say('office:signOut'), exact: true }).click();
    const question = page.getByRole('alertdialog', { name: say('security:signOut.youSure') });
    await question.getByRole('button', { name: say('security:signOut.stay') }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: say('office:signOut'), exact: true }).click();
    await question.getByRole('button', { name: say('common:header.signOut'), exact: true }).click();
    await expect(app.link('common:header.signIn')).toBeVisible();
  });
});
