import { livePick, openMarket, pickBeforeBreak, pickOf, playUntil } from '../support/play.ts';
import { newPlayer, PASSWORD } from '../support/player.ts';
import { App } from '../support/app.ts';
import { listenTo } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

test('a stake above the balance leads to the cashier, and then it can be placed', async ({
  app,
  platform,
}) => {
  const pick = await livePick(platform);
  await newPlayer(app, '5.00');
  await app.openMatch(pick.match, 'football');
  await app.price(pick).click();
  await app.openCoupon();
  await app.stake.fill('30');
  await expect(app.coupon).toContainText(app.say('coupon:amountProblem.above-balance'));
  await expect(app.place).toBeDisabled();
  await app.coupon.getByRole('button', { name: app.say('common:header.demoCredit') }).click();
  await app.credit('50');
  await expect(app.stake).toHaveValue('30');
  await expect(app.place).toBeEnabled();
});

test('a suspended selection keeps its position in the coupon and is restored', async ({ app, platform }) => {
  const pick = await playUntil(platform, 30, 'a set that ends soon', () => pickBeforeBreak(platform));
  await newPlayer(app, '50.00');
  await app.openMatch(pick.match, 'table-tennis');
  await app.price(pick).click();
  await app.openCoupon();
  const statusNow = async () =>
    (await platform.match(pick.match.id))?.markets.find(({ id }) => id === pick.market.id)?.status;
  await playUntil(platform, 5, 'a suspension', async () => ((await statusNow()) === -1 ? true : undefined));
  const leg = app.coupon.getByRole('listitem');
  await expect(leg).toContainText(app.say('coupon:legState.suspended'));
  await expect(leg).toContainText(pick.match.home);
  await expect(app.place).toBeDisabled();
  await playUntil(platform, 10, 'the end of it', async () => ((await statusNow()) === 1 ? true : undefined));
  await expect(leg).not.toContainText(app.say('coupon:legState.suspended'));
});

test('two selections of one match depend on each other', async ({ app, platform }) => {
  const pick = await livePick(platform);
  const goals = await openMarket(platform, pick.match.id, 'both-to-score');
  if (!goals) throw new Error('The match has no second market.');
  await app.openMatch(pick.match, 'football');
  await app.price(pick).click();
  const second = pickOf(pick.match, goals, 'yes');
  await app.goToMatch(pick.match, 'football', goals.group);
  await app.price(second).click();
  await app.openCoupon();
  await expect(app.coupon).toContainText(app.say('coupon:legState.dependent'));
  await app.coupon
    .getByRole('button', {
      name: app.say('coupon:remove', { pick: app.say('markets:selection.both-to-score.yes') }),
    })
    .click();
  await expect(app.coupon).not.toContainText(app.say('coupon:legState.dependent'));
});

test('the history asks a guest to sign in and returns to it afterwards', async ({ app, page, browser }) => {
  const elsewhere = await browser.newContext();
  const { email } = await newPlayer(new App({ ...app, page: await elsewhere.newPage() }));
  await elsewhere.close();
  await app.open('/office/history');
  await expect(app.heading('access:signIn.title')).toBeVisible();
  await page.getByLabel(app.say('access:fields.login')).fill(email);
  await page.getByLabel(app.say('access:fields.password'), { exact: true }).fill(PASSWORD);
  await app.button('access:signIn.submit').click();
  await expect(page).toHaveURL(app.address('/office/history'));
  await expect(app.main).toContainText(app.say('history:empty.all'));
});

test('an unknown address shows a page with a link to home', async ({ app, page, quiet }) => {
  // The document itself answers 404.
  quiet.allow(/404.*nowhere/);
  await app.open('/nowhere/at/all');
  await expect(app.heading('common:errors.notFound')).toBeVisible();
  await app.link('common:actions.toHome').click();
  await expect(page).toHaveURL(app.address());
});

// `session` signs out another device and closes sockets; the platform's suites end every session of a player.
test(
  'signing out on all devices ends the session of another one and closes its socket',
  { tag: '@thorough' },
  async ({ app, page, browser }) => {
    const { email } = await newPlayer(app);
    const other = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const quietThere = await listenTo(other);
    const there = new App({ ...app, page: await other.newPage() });
    const opened = there.page.waitForEvent('websocket');
    await there.open('/user/login');
    await there.page.getByLabel(app.say('access:fields.login')).fill(email);
    await there.page.getByLabel(app.say('access:fields.password'), { exact: true }).fill(PASSWORD);
    await opened;
    const players = there.page.waitForEvent('websocket');
    await there.button('access:signIn.submit').click();
    const closed = (await players).waitForEvent('close');
    await expect(there.balance).toBeVisible();

    await app.open();
    await app.button('common:nav.account').click();
    await app.signOut('signOutEverywhere');
    await expect(app.link('common:header.signIn')).toBeVisible();
    await closed;
    await expect(there.link('common:header.signIn')).toBeVisible();
    await expect(there.page.getByText(app.say('common:session.ended'), { exact: true })).toBeVisible();
    expect(quietThere.complaints().filter((words) => !/401/.test(words))).toEqual([]);
    await other.close();
    expect(page.url()).toBe(app.address());
  },
);

// `two-tabs` shares a coupon.
test(
  'another tab is signed in too and has the same coupon',
  { tag: '@thorough' },
  async ({ app, page, platform }) => {
    const pick = await livePick(platform);
    const { email } = await newPlayer(app);
    await app.forget();
    await app.openMatch(pick.match, 'football');
    const other = new App({ ...app, page: await page.context().newPage() });
    await other.open();
    await expect(other.link('common:header.signIn')).toBeVisible();

    await app.price(pick).click();
    await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
    await expect(other.page.getByRole('region', { name: app.say('coupon:bar.open') })).toBeVisible();

    await app.open('/user/login');
    await page.getByLabel(app.say('access:fields.login')).fill(email);
    await page.getByLabel(app.say('access:fields.password'), { exact: true }).fill(PASSWORD);
    await app.button('access:signIn.submit').click();
    await expect(other.balance).toBeVisible();
  },
);
