import { devices } from '@playwright/test';
import { DESKTOP } from '../support/shared.ts';
import { expect, test } from '../support/test.ts';

test.use({
  viewport: DESKTOP.viewport,
  hasTouch: false,
  isMobile: false,
  userAgent: devices['Desktop Chrome'].userAgent,
});

test('the link in the header opens the search with its field focused, which finds a team', async ({
  app,
  page,
  platform,
}) => {
  const match = (await platform.matches('line', 1)).at(0);
  if (!match) throw new Error('No football is to come.');
  await app.open('/live');
  await page
    .getByRole('banner')
    .getByRole('link', { name: app.say('common:nav.search') })
    .click();
  await expect(page.getByRole('searchbox', { name: app.say('events:search.field') })).toBeFocused();
  await page.keyboard.type(match.home.toUpperCase());
  const team = page.locator('section', {
    has: page.getByRole('heading', { name: app.say('events:search.teams') }),
  });
  await team
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(match.home)}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: match.home })).toBeVisible();
});
