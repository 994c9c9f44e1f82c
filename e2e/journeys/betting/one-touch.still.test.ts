import { closeSettings, oneClickAmount, openSettings, sheet, toggle } from '../support/couponSettings.ts';
import { newPlayer } from '../support/player.ts';
import { onItsWay } from '../support/refusals.ts';
import { shownPrice } from '../support/shown.ts';
import { fillCoupon, upcomingPick, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test(
  'one-click asks before it empties the coupon, bets with one tap and ends with the session',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const picks = await upcomingPicks(platform, 2);
    const [pick] = picks;
    if (!pick) throw new Error('There is no pick.');
    const player = await newPlayer(app, '100.00');
    await fillCoupon(app, picks);
    await app.openCoupon();
    await openSettings(app);
    await toggle(app, 'oneClick').click();
    const question = page.getByRole('alertdialog', { name: app.say('couponMore:oneClick.clearTitle') });
    await question.getByRole('button', { name: app.say('couponMore:oneClick.undo') }).click();
    await expect(toggle(app, 'oneClick')).not.toBeChecked();
    await closeSettings(app);
    await expect(app.coupon.getByRole('listitem')).toHaveCount(2);

    await openSettings(app);
    await toggle(app, 'oneClick').click();
    await question.getByRole('button', { name: app.say('couponMore:oneClick.enable') }).click();
    await oneClickAmount(app).fill('3');
    await sheet(app)
      .getByRole('button', { name: app.say('common:kit.close') })
      .click();
    await expect(app.coupon).toContainText(app.say('coupon:empty'));
    await expect(app.coupon).toContainText(app.say('couponMore:oneClick.every', { amount: '€3.00' }));

    await app.goToMatch(pick.match, 'football');
    const bar = page.getByRole('region', { name: app.say('coupon:bar.open') });
    await expect(bar).toContainText(app.say('coupon:oneClickOn', { amount: '€3' }));
    await app.price(pick).dblclick();
    const placed = app.say('couponMore:oneClick.placed', {
      amount: '€3.00',
      price: shownPrice(pick.selection.k),
    });
    await expect(page.getByText(placed, { exact: true })).toBeVisible();
    const notice = page.getByRole('listitem').filter({ hasText: placed });
    await expect(notice).toContainText(`${pick.match.home} – ${pick.match.away} · `);
    expect(await player.coupons()).toMatchObject([{ amount: '3.00', state: 'accepted', typeId: 0 }]);
    expect(await player.account()).toMatchObject({ money: '97.00', held: '0.00' });

    await app.go('/line/football?menu=1');
    await app.signOut();
    await expect(bar).toBeHidden();
  },
);

test(
  'a one-click bet whose answer is lost is found by its key after a reload',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const player = await newPlayer(app, '100.00');
    const pick = await upcomingPick(platform);
    await app.open('/line/football?coupon-settings=1');
    await toggle(app, 'oneClick').click();
    await app.goToMatch(pick.match, 'football');
    const handled = Promise.withResolvers<void>();
    await onItsWay(page, async (route) => {
      await route.fetch();
      handled.resolve();
    });
    await app.price(pick).click();
    await handled.promise;
    await page.reload();
    const placed = app.say('couponMore:oneClick.placed', {
      amount: '€5.00',
      price: shownPrice(pick.selection.k),
    });
    await expect(page.getByText(placed, { exact: true })).toBeVisible();
    expect(await player.coupons()).toHaveLength(1);
  },
);
