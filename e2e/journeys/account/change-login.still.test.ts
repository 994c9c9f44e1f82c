import { expectAccessible } from '../support/accessible.ts';
import { newPlayer, PASSWORD } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a player chooses a login, signs in with it, and can\u2019t change it again at once', async ({
  app,
  page,
  quiet,
}) => {
  // Refused calls are errors in the browser's console.
  quiet.allow(/403 \(Forbidden\)/);
  const { say } = app;
  const player = await newPlayer(app);
  const name = `ada.${player.email.slice(7, 15)}`;
  await app.open('/office/account');
  await page.getByRole('link', { name: say('profile:contacts.login') }).click();
  await expect(page).toHaveURL(app.address('/office/change-login'));

  const login = page.getByLabel(say('security:login.label'));
  const password = page.getByLabel(say('security:change.password'), { exact: true });
  await login.fill('12345678');
  await app.button('security:login.submit').click();
  await expect(page.getByText(say('security:login.wrong'))).toBeVisible();
  await login.fill(name.toUpperCase());
  await password.fill('not the password');
  await app.button('security:login.submit').click();
  await expect(page.getByText(say('security:refused.password'))).toBeVisible();
  await expectAccessible(page, 'change of login', { modes: ['light', 'dark'] });
  await password.fill(PASSWORD);
  await app.button('security:login.submit').click();
  await expect(page.getByText(say('security:login.done'))).toBeVisible();

  await page.getByRole('link', { name: say('security:login.back') }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  await app.open('/office/change-login');
  await expect(app.button('security:login.submit')).toHaveCount(0);
  await expect(page.getByText(name)).toBeVisible();

  await app.button('common:nav.account').click();
  await app.signOut();
  await app.open('/user/login');
  await page.getByLabel(say('access:fields.login')).fill(name);
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill(PASSWORD);
  await app.button('access:signIn.submit').click();
  await expect(app.balance).toBeVisible();
});
