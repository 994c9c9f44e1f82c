import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { favourites, placeBet } from '../support/bets.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** Longer than the minute after which a running page requests its site configuration again. */
const POLL = 65_000;
/** Time in which a page follows an answered poll, ms. */
const FOLLOWS_WITHIN = 5_000;

/** Passes one poll after the other until a condition holds: a poll under way while time moves isn't due again. */
async function pollUntil(page: Page, condition: (options: { timeout: number }) => Promise<void>) {
  await expect(async () => {
    await page.clock.fastForward(POLL);
    await condition({ timeout: FOLLOWS_WITHIN });
  }).toPass();
}

test('a running page applies an operator’s changes of its site within a poll', async ({
  app,
  context,
  platform,
}) => {
  await app.page.clock.install();
  await app.open('/live');
  const desk = new OperatorConsole(await context.newPage(), platform);
  await desk.open('sites/house/maintenance');
  await desk.switch('maintenance.on').check();
  await desk.button('maintenance.now').click();
  await desk.page
    .getByLabel(word('maintenance.text', { language: 'English' }))
    .fill('New tables until noon.');
  await desk.save('New tables');
  await expect(desk.page.getByText(word('sites.inMaintenance'))).toBeVisible();

  await pollUntil(app.page, (within) => expect(app.page).toHaveURL(/\/en\/maintenance/, within));
  await expect(app.main).toContainText('New tables until noon.');
  const closed = await app.page.request.get(app.address('/live'));
  expect([closed.status(), Number(closed.headers()['retry-after'])]).toEqual([503, 300]);

  await desk.switch('maintenance.on').uncheck();
  await desk.save('Done');
  await desk.goTo('flags');
  await desk.switch('flag.isRegistrationAllowed').uncheck();
  await desk.save('No new players for now');
  await pollUntil(app.page, (within) => expect(app.page).not.toHaveURL(/maintenance/, within));
  await app.open('/registration');
  await expect(app.page).not.toHaveURL(/registration/);
  await desk.switch('flag.isRegistrationAllowed').check();
  await desk.save('Open again');
});

test('the home page has the parts that an operator chooses, in their order', async ({
  app,
  context,
  platform,
}) => {
  const titles = () => app.main.getByRole('heading', { level: 2 });
  const [live, upcoming] = [app.say('betting:home.liveNow'), app.say('betting:home.upcoming')];
  const desk = new OperatorConsole(await context.newPage(), platform);
  await desk.open('sites/house/homeParts');
  await desk.field('part.listed').uncheck();
  for (const part of ['featured', 'express', 'topMatches', 'topCompetitions'])
    await desk.field(`home.${part}`).uncheck();
  const up = desk.page.getByRole('button', {
    name: word('home.up', { name: word('home.upcoming') }),
    exact: true,
  });
  // Above the top matches and the live ones.
  await up.click();
  await up.click();
  await desk.save('A quiet home page');
  await app.open();
  await expect(titles()).toHaveText([upcoming, live]);

  await desk.field('part.listed').check();
  await desk.save('As before');
  await app.open();
  await expect(titles().first()).not.toHaveText(upcoming);
});

test('two operators don’t overwrite each other, and no input is lost', async ({
  context,
  page,
  platform,
  quiet,
}) => {
  // A refused call is an error in the browser's console.
  quiet.allow(/409 \(Conflict\)/);
  const [one, other] = [
    new OperatorConsole(page, platform),
    new OperatorConsole(await context.newPage(), platform),
  ];
  await one.open('sites/merlot/notFound');
  await other.open('sites/merlot/redirects');
  // Both pages have loaded the site once their fields are there.
  await other.field('redirects.label').fill('/old /live 301 Renamed');
  await one.field('notFound.label').fill('/promotions/*');
  await one.save('Over');

  await other.toSection('nav.audit');
  await other.button('leave.stay').click();
  // The dialog returns the focus to the field before it is gone.
  await expect(other.page.getByRole('alertdialog')).toHaveCount(0);
  await other.field('edit.reason').fill('Renamed');
  await other.button('edit.save').click();
  await expect(other.page.getByText(word('edit.conflict'))).toBeVisible();
  await expect(other.field('redirects.label')).toHaveValue('/old /live 301 Renamed');
  await other.button('edit.save').click();
  await expect(other.page.getByText(word('edit.saved'))).toBeVisible();

  await other.toSection('nav.audit');
  const rows = other.page.getByRole('row');
  await expect(rows.filter({ hasText: 'site.redirects' })).toContainText('Renamed');
  await expect(rows.filter({ hasText: 'site.notFound' })).toContainText('/promotions/*');
});

test('a stake above the maximum is answered by an operator, and its player is found', async ({
  app,
  context,
  platform,
}) => {
  await newPlayer(app, '5000.00');
  const picks = await favourites(platform, 1);
  const id = await placeBet(app.page, { typeId: 0, picks, amount: '3000.00', isVipBet: true });
  const desk = new OperatorConsole(await context.newPage(), platform);
  await desk.open('reviews');
  await expectAccessible(desk.page, 'reviews', { modes: ['light'] });
  await desk.button('reviews.offer').click();
  await desk.field('reviews.amount').fill('2500.00');
  await desk.button('reviews.do.offer').click();
  await expect(desk.page.getByText(word('reviews.answered', { id }))).toBeVisible();
  const coupon = await app.page.request.get(`http://localhost:${platform.port}/web-api/coupons/${id}`);
  expect((await coupon.json()).coupon).toMatchObject({ state: 'needsConfirm', offer: { amount: '2500.00' } });
});

test('values of a brand are judged with a preview before they are saved, and refused with the reason', async ({
  page,
  platform,
}) => {
  const desk = new OperatorConsole(page, platform);
  await desk.open('sites/merlot/brandPairs');
  await page.getByRole('checkbox', { name: word('part.listed') }).uncheck();
  await desk.field('brand.label').fill('--ui-radius-card: 6px\n--ui-color-surface: #ffffff');
  const refused = page.getByRole('list', { name: word('brand.refusedList') });
  await expect(refused).toContainText('With it in dark mode, --ui-color-text-default');
  await expect(page.locator('[inert][data-mode="dark"]')).toHaveCSS('border-radius', '6px');
  await desk.field('edit.reason').fill('A new look');
  await desk.button('edit.save').click();
  await expect(page.getByText(word('brand.correct'))).toBeVisible();
  await desk.field('brand.label').fill('--ui-radius-card: 6px');
  await expect(refused).toHaveCount(0);
  await desk.save('A new look');
  await page.getByRole('checkbox', { name: word('part.listed') }).check();
  await desk.save('As before');
});

test('the console works on phones and desktops, in both modes', async ({ page, platform }) => {
  const desk = new OperatorConsole(page, platform);
  await desk.open('sites/house/flags');
  for (const part of ['maintenance', 'block', 'redirects', 'brandPairs']) {
    await desk.goTo(part);
    await expectAccessible(page, part, { modes: ['light'] });
  }
  await desk.toSection('nav.players');
  await desk.page.getByRole('searchbox').fill('demo');
  await desk.page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^\d+$/ }).click();
  await desk.toTab('limits');
  await desk.field('limitForm.type').selectOption({ label: word('limit.32') });
  await desk.button('limitForm.set').click();
  await expect(page.getByRole('alert')).toContainText(word('limitForm.wrongNumber'));
  await desk.field('limitForm.value').fill('30');
  await desk.field('edit.reason').fill('Asked for it');
  await desk.button('limitForm.set').click();
  await expect(page.getByRole('row').filter({ hasText: word('limit.32') })).toContainText(
    word('limitState.ACTIVE'),
  );
  await expectAccessible(page, 'limits', { modes: ['light'] });
  await desk.toTab('blocks');
  await expect(page.getByRole('heading', { level: 2, name: word('player.blocks') })).toBeVisible();
  const football = page.getByRole('checkbox', {
    name: `Football: ${word('player.sports.line')}`,
    exact: true,
  });
  await football.check();
  await desk.field('edit.reason').last().fill('The player’s trade');
  await desk.button('edit.save').last().click();
  await expect(desk.button('edit.save').last()).toBeDisabled();
  await expect(football).toBeChecked();
  await expectAccessible(page, 'blocks', { modes: ['light', 'dark'] });
  await expectNoOverflow(page, 'blocks');
});
