import { asOperator } from '../support/asOperator.ts';
import { siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { fillCoupon, upcomingPick } from '../support/slip.ts';
import { expect } from '../support/test.ts';

test.use(siteOf('taxes'));

test('a bet states its tax before it is placed, and pays what it stated @money', async ({
  app,
  platform,
}) => {
  const { say } = app;
  const player = await newPlayer(app, '100.00');
  const pick = await upcomingPick(platform);
  await app.open('/line/football');
  await fillCoupon(app, [pick]);
  await app.openCoupon();
  const taxed = say('coupon:tax.above', { percent: '20', free: '€1.00' });
  await expect(app.coupon.getByText(taxed)).toBeVisible();
  const [stated] = /[\d.]+$/.exec(
    await app.coupon.getByText(say('coupon:returnsTaxed')).locator('..').innerText(),
  ) ?? ['nothing'];
  await app.place.click();
  await expect(app.coupon.getByText(say('couponMore:receipt.returnsTaxed')).locator('..')).toContainText(
    stated,
  );

  const { market, selection } = pick;
  await asOperator(platform, '/ops/results', {
    marketId: market.id,
    results: [{ key: selection.key, result: 1 }],
    reason: 'The side has won',
  });
  const [bet] = await player.coupons();
  await app.go(`/office/history/${bet?.id}`);
  await expect(app.main.getByText(say('history:fact.paidTaxed')).locator('..')).toContainText(stated);
  const [tax, payout] = await player.entries();
  expect([tax?.kind, payout?.kind]).toEqual(['tax', 'payout']);
  expect((Number(payout?.amount) + Number(tax?.amount)).toFixed(2)).toBe(stated);
});
