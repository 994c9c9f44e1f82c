import { siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { expect } from '../support/test.ts';
import { frameOf, handIn } from '../support/verification.ts';

test.use(siteOf('verification'));

test('a player who must be verified passes a check on a page that is renewed, and is told the outcome elsewhere', async ({
  app,
  page,
  platform,
  quiet,
  verifier,
}) => {
  const { say } = app;
  // The bearer has expired with the page, and is renewed.
  quiet.allow(/\b401\b/);
  const player = await newPlayer(app);
  await platform.restrict(await player.id(), 'blocks', { isVerificationRequired: true });
  await app.open('/office/mailing-settings');
  await expect(page).toHaveURL(/\/office\/verification\?identification=true$/);
  await expect(page.getByText(say('verification:detail.none'))).toBeVisible();
  await page.getByRole('link', { name: say('verification:action.start') }).click();
  await expect(page).toHaveURL(/\/verification\/sumsub\?type=identity$/);
  await expect(frameOf(app).getByRole('heading', { name: 'Photo of your document' })).toBeVisible();
  await platform.passTime(601, { arePagesOpen: true });
  await frameOf(app).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(say('verification:frame.renewed'))).toBeVisible();
  await handIn(app, 'Approved');
  await expect(page.getByText(say('verification:detail.pending'))).toBeVisible();

  await page
    .getByRole('link', { name: say('verification:back') })
    .first()
    .click();
  await app.go('/office/responsible');
  await verifier.advance(5);
  await expect(page.getByText(say('verification:news.verified')).first()).toBeVisible();
  await page.getByRole('link', { name: say('verification:news.open') }).click();
  await expect(page.getByText(say('verification:state.approved'), { exact: true })).toBeVisible();
  await app.go('/office/mailing-settings');
  await expect(page).toHaveURL(/\/office\/mailing-settings$/);
});
