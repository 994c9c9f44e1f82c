import { devices } from '@playwright/test';
import { favourites } from '../support/bets.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('the coupon’s bar isn’t over account pages, nor over bets that can be cashed out', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  await newPlayer(app);
  const [first] = await favourites(platform, 1);
  if (!first) throw new Error('There is no football to bet on.');
  await app.openMatch(first.match, 'football');
  await app.price(first).click();
  const bar = page.getByRole('button', { name: new RegExp(`^${RegExp.escape(say('coupon:bar.open'))}`) });
  await expect(bar).toBeVisible();
  await app.go('/office/menu/profile');
  await expect(app.main.getByRole('heading', { level: 1, name: say('titles:of.overview') })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await app.go('/user/opened-bets');
  await expect(app.heading('common:nav.openedBets')).toBeVisible();
  await expect(bar).toHaveCount(0);
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
});
