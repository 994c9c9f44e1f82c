import { siteOf, VALID_DAYS } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newPlayer, signIn } from '../support/player.ts';
import { expect } from '../support/test.ts';
import { handIn } from '../support/verification.ts';

const DAY = 86_400;

test.use(siteOf('lapse'));

test('a lapsed verification closes deposits and what was won, until the player is verified again', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  const { say } = app;
  // The bearer of the open page has expired with the days that pass.
  quiet.allow(/\b401\b/);
  const amount = page.getByRole('textbox', { name: say('payments:deposit.amount') });
  const asked = page.getByText(say('payments:deposit.check.identity'));
  const kept = page.getByText(say('payments:withdraw.gate.VERIFICATION_REQUIRED.title'));
  const beVerified = async (): Promise<void> => {
    await app.open('/verification/sumsub?type=identity');
    await handIn(app, 'Approved');
    await expect(page.getByText(say('verification:detail.pending'))).toBeVisible();
    await platform.passTime(5);
    await expect(page.getByText(say('verification:state.approved'), { exact: true })).toBeVisible();
  };

  // Fifty that came from no card, which only a verified player can withdraw.
  const player = await newPlayer(app, '50.00');
  await app.open('/office/recharge');
  await amount.fill('120');
  await app.button('payments:deposit.submit', { amount: '€120.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/onpay\/success\?/);
  await beVerified();
  await app.go('/office/deduce');
  await expect(page.getByText(say('payments:withdraw.can'))).toBeVisible();
  await expect(kept).toBeHidden();

  await platform.passTime(VALID_DAYS * DAY, { arePagesOpen: true });
  await signIn(app, player.email);
  await app.open('/office/recharge');
  await expect(asked).toBeVisible();
  await expect(amount).toBeHidden();
  await app.go('/office/deduce');
  await expect(kept).toBeVisible();
  const lastSubject = async () =>
    (await platform.mails()).find(({ recipient }) => recipient === player.email)?.subject;
  await expect.poll(lastSubject).toBe('Please verify your identity again');

  await beVerified();
  await app.open('/office/recharge');
  await expect(amount).toBeVisible();
  await expect(asked).toBeHidden();
  await app.open('/office/deduce');
  await expect(page.getByText(say('payments:withdraw.can'))).toBeVisible();
  await expect(kept).toBeHidden();
});
