import { expectAccessible } from '../support/accessible.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { changeSite } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { takeTime } from '../support/time.ts';

/** Seconds, longer than the minute after which a page polls again. */
const A_POLL = 70;
const HOUR = 3600;

test('maintenance closes a running page within a minute, and restores it at the same page afterwards', async ({
  app,
  context,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/50[0-9]|503/);
  const time = await takeTime(context, platform);
  await app.open('/results');
  await expect(app.heading('common:nav.results')).toBeVisible();
  // The poll is started by a file that is loaded after the page.
  await settled(page);
  const now = Math.floor(Date.now() / 1000);
  const window = {
    // The platform's clock is behind, as it is moved by hand.
    startAt: now - HOUR,
    finishAt: now + HOUR,
    notifyStartDate: null,
    notifyEndDate: null,
    texts: {},
  };
  await changeSite(platform, 'maintenance', window);
  await time.pass(A_POLL);
  await expect(app.heading('blocked:maintenance.title')).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'maintenance', { modes: ['light'] });

  await changeSite(platform, 'maintenance', null);
  await time.pass(A_POLL);
  await expect(page).toHaveURL(app.address('/results'));
  await expect(app.heading('common:nav.results')).toBeVisible();
});

test('a planned maintenance is announced with its time in the player’s time zone and language, and can be closed', async ({
  app,
  page,
  platform,
}) => {
  // Noon UTC of a day after tomorrow, whose date is shown.
  const startAt = (Math.floor(Date.now() / 86_400_000) + 3) * 86_400 + 12 * HOUR;
  const window = {
    startAt,
    finishAt: startAt + HOUR,
    notifyStartDate: startAt - 30 * 24 * HOUR,
    notifyEndDate: null,
    texts: { ar: 'نعود قريبا' },
  };
  await changeSite(platform, 'maintenance', window);
  try {
    const notice = page.getByRole('status').filter({ hasText: app.say('blocked:planned.text') });
    await app.open('/results');
    await expect(notice).toContainText('12:00');
    await expect(notice).toContainText('13:00');
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await page.goto(`${app.origin}/ar/results`);
    await expect(page.getByRole('status').filter({ hasText: window.texts.ar })).toBeVisible();
  } finally {
    await changeSite(platform, 'maintenance', null);
  }
});

test('a closed site shows the reason on every address, and opens at its visitors’ destination', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/503/);
  await changeSite(platform, 'block', 4);
  await app.open('/results');
  await expect(page).toHaveURL(/\/en\/site-updates\?redirectedFrom=/);
  await expect(app.heading('blocked:updates.title')).toBeVisible();
  await expectAccessible(page, 'site-updates', { modes: ['light'] });
  await changeSite(platform, 'block', 16);
  await app.open('/slots');
  await expect(page).toHaveURL(app.address('/suspension'));
  await changeSite(platform, 'block', null);
  await app.button('blocked:again').click();
  await expect(page).toHaveURL(app.address());
});

test('an address that an operator disables is not found, and a redirect is followed once, never in a circle', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/404/);
  await changeSite(platform, 'notFound', ['/results/*']);
  await app.open('/results/live');
  await expect(app.heading('common:errors.notFound')).toBeVisible();
  await changeSite(platform, 'notFound', []);

  const to = (from: string, path: string) => ({ from, to: { path }, code: 302, reason: 'a journey' });
  await changeSite(platform, 'redirects', [to('/old-results', '/results')]);
  await app.open('/old-results?redirect-service=1');
  await expect(page).toHaveURL(app.address('/results?redirect-service=1'));
  await changeSite(platform, 'redirects', []);
});

test('an old address redirects to the new one with its query', async ({ app, page }) => {
  await app.open('/lpage/summer?tag=a');
  await expect(page).toHaveURL(app.address('/landing-page/summer?tag=a'));
  await app.open('/office');
  await expect(page).toHaveURL(app.address('/user/login'));
});

test('links from elsewhere open the dialog or page that they name', async ({ app, page }) => {
  const { say } = app;
  const dialog = (name: string) => page.getByRole('dialog', { name: say(name) });
  await app.open('?showForgotPasswordModal=1');
  await expect(dialog('recovery:title')).toBeVisible();
  await app.open('/live?coupon-settings-modal=1');
  await expect(dialog('couponMore:settings.title')).toBeVisible();
  await app.open('/no-such-page?platform_type=android&tag=a');
  await expect(page).toHaveURL(app.address('?tag=a'));

  await app.open('/live?transfer-user=1');
  const transfer = dialog('visit:transfer.title');
  await expect(transfer.getByText(say('visit:transfer.guest'))).toBeVisible();
  await newPlayer(app);
  await app.open('/live?transfer-user=1');
  await expect(transfer.getByText(say('visit:transfer.none'))).toBeVisible();
  await transfer
    .getByRole('button', { name: say('visit:transfer.close') })
    .last()
    .click();
  await expect(page).toHaveURL(app.address('/live'));

  // An account from before the migration.
  await page.route('**/web-api/user/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isRequiredTransfer: true } });
  });
  await app.open('/live?transfer-user=1');
  await expect(transfer.getByText(say('visit:transfer.detail'))).toBeVisible();
  await expect(transfer.getByRole('link', { name: say('visit:transfer.go') })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'transfer-user', { modes: ['light'] });
});
