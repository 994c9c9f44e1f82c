import { asOperator } from '../support/asOperator.ts';
import { siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { expect } from '../support/test.ts';
import { frameOf, handIn } from '../support/verification.ts';

test.use(siteOf('verification'));

test('a player who must be verified is sent to the checks, passes one, and is told the outcome elsewhere', async ({
  app,
  page,
  platform,
  verifier,
}) => {
  const { say } = app;
  const player = await newPlayer(app);
  await platform.restrict(await player.id(), 'blocks', { isVerificationRequired: true });
  await app.open('/office/mailing-settings');
  await expect(page).toHaveURL(/\/office\/verification\?identification=true$/);
  await expect(page.getByText(say('verification:detail.none'))).toBeVisible();
  await page.getByRole('link', { name: say('verification:action.start') }).click();
  await expect(page).toHaveURL(/\/verification\/sumsub\?type=identity$/);
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

test('a refused player sees the reason and passes at the second attempt', async ({ app, page, verifier }) => {
  const { say } = app;
  await newPlayer(app);
  await app.open('/verification/sumsub?type=identity');
  await handIn(app, 'Refused: the photo is unreadable');
  await expect(page.getByText(say('verification:detail.pending'))).toBeVisible();
  await verifier.advance(5);
  await expect(page.getByText(say('verification:reason.unreadable'))).toBeVisible();
  await app.button('verification:action.again').click();
  await handIn(app, 'Approved');
  await expect(page.getByText(say('verification:detail.pending'))).toBeVisible();
  await verifier.advance(5);
  await expect(page.getByText(say('verification:state.approved'), { exact: true })).toBeVisible();
});

test('a player is asked for one more document, sends it, and an expired page is renewed', async ({
  app,
  page,
  platform,
  quiet,
  verifier,
}) => {
  const { say } = app;
  // The bearer has expired with the page, and is renewed.
  quiet.allow(/\b401\b/);
  await newPlayer(app);
  await app.open('/verification/sumsub?type=identity');
  await expect(frameOf(app).getByRole('heading', { name: 'Photo of your document' })).toBeVisible();
  await platform.passTime(601, { arePagesOpen: true });
  await frameOf(app).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(say('verification:frame.renewed'))).toBeVisible();
  await handIn(app, 'A bank statement is asked for');
  await expect(page.getByText(say('verification:detail.pending'))).toBeVisible();
  await verifier.advance(5);
  await expect(page.getByText(say('verification:document.bankStatement'))).toBeVisible();
  await app.button('verification:action.document').click();
  await frameOf(app).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(say('verification:detail.pending'))).toBeVisible();
  await verifier.advance(5);
  await expect(page.getByText(say('verification:state.approved'), { exact: true })).toBeVisible();
});

test('a page of the verifier that doesn’t load is explained, and opened again', async ({
  app,
  page,
  quiet,
}) => {
  const { say } = app;
  quiet.allow(/\b503\b/);
  await newPlayer(app);
  await page.route('**/web-api/user/verification/checks', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await app.open('/verification/sumsub?type=identity');
  await expect(page.getByText(say('verification:start.down'))).toBeVisible();
  await app.button('verification:retry').click();
  await expect(frameOf(app).getByRole('heading', { name: 'Photo of your document' })).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('an operator asks again with a note, and the player sees it with the history', async ({
    app,
    page,
    platform,
  }) => {
    const { say } = app;
    const player = await newPlayer(app);
    const path = `/ops/identification/players/${await player.id()}/verification`;
    const shared = { type: 'identity', reason: 'A journey' };
    await asOperator(platform, `${path}/override`, {
      ...shared,
      state: 'refused',
      cause: 'selfie',
      note: null,
    });
    await app.open('/office/verification');
    await expect(page.getByText(say('verification:reason.selfie')).first()).toBeVisible();
    await asOperator(platform, `${path}/ask`, {
      ...shared,
      note: 'Please use your passport.',
      closes: false,
    });
    await expect(page.getByText('Please use your passport.')).toBeVisible();
    await expect(page.getByRole('list', { name: say('verification:history.label') })).toContainText(
      say('verification:history.event.refused'),
    );
  });
});
