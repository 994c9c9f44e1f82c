import type { Locator } from '@playwright/test';
import type { App } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

/** The tabs of the header: the sports on phones, the sections on wide pages. */
const tabsOf = ({ page, say }: App, name: 'sports:menu' | 'common:nav.sections'): Locator =>
  page.getByRole('banner').getByRole('navigation', { name: say(name), exact: true });

/** Accessible name of a sport's tab: its name and number of matches. */
const nameOf = (app: App, sport: string): RegExp =>
  new RegExp(`^${RegExp.escape(app.say(`sports:sport.${sport}`))} ?\\d+$`);

const tabOf = (app: App, sport: string): Locator =>
  tabsOf(app, 'sports:menu').getByRole('link', { name: nameOf(app, sport) });

test('the tabs of a phone are the sports, and stay in the section of the page', async ({ app }) => {
  const { page, say } = app;
  const current = tabsOf(app, 'sports:menu').locator('[aria-current="page"]');
  await app.open();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1);
  await expect(current).toHaveText(say('sports:top'));
  await tabOf(app, 'football').click();
  await expect(page).toHaveURL(app.address('/live/football'));
  await expect(current).toHaveAccessibleName(nameOf(app, 'football'));
  // The sports are nowhere else on the page.
  await expect(app.main.getByRole('link', { name: nameOf(app, 'tennis') })).toHaveCount(0);

  await app.go('/line/today');
  await expect(current).toHaveText(say('sports:all'));
  await expect(tabOf(app, 'football')).toHaveAttribute('href', `/${app.lang}/line/today/football`);

  await app.go('/results');
  await expect(current).toHaveCount(0);
  await expect(tabOf(app, 'football')).toHaveAttribute('href', `/${app.lang}/line/football`);
});

test('the tabs are reached by keyboard after the logo, and the current one is in sight', async ({ app }) => {
  const { page } = app;
  await app.open('/line/boxing');
  const current = tabsOf(app, 'sports:menu').locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(tabsOf(app, 'sports:menu').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(app.address('/line/football'));
});

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false });

  test('the tabs are the sections', async ({ app }) => {
    await app.open('/live/football');
    await expect(tabsOf(app, 'common:nav.sections').locator('[aria-current="page"]')).toHaveText(
      app.say('common:nav.live'),
    );
    await expect(tabsOf(app, 'sports:menu')).toHaveCount(0);
  });
});
