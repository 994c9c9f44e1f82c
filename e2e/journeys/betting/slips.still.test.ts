import { App } from '../support/app.ts';
import { fillCoupon, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

/** The selections of the coupon on its own page. */
const legsOf = (app: App) => app.takeOut(app.main);

test('a coupon is shared as an image and as a link, which opens it on another device at once', async ({
  app,
  page,
  platform,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillCoupon(app, await upcomingPicks(platform, 2));
  await app.go('/user/coupon');
  await app.main.getByRole('button', { name: app.say('coupon:slips.more') }).click();
  await page.getByRole('menuitem', { name: app.say('coupon:slips.share') }).click();
  const dialog = page.getByRole('dialog', { name: app.say('slips:share.title') });
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

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const elsewhere = new App({ ...app, page: await other.newPage() });
  await elsewhere.open(link.slice(app.address().length));
  await expect(legsOf(elsewhere)).toHaveCount(2);
  await expect(elsewhere.page).toHaveURL(app.address('/user/coupon'));
  await other.close();
});
