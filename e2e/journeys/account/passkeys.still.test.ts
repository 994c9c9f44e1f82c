import { expectAccessible } from '../support/accessible.ts';
import type { App } from '../support/app.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer, PASSWORD } from '../support/player.ts';
import { mailedCode } from '../support/sent.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** Creates a passkey on the page of passkeys. */
async function addPasskey(app: App, name: string): Promise<void> {
  const { page, say } = app;
  await app.button('passkeys:add').click();
  await page.getByLabel(say('passkeys:name'), { exact: true }).fill(name);
  await page.getByRole('textbox', { name: say('security:change.password') }).fill(PASSWORD);
  await app.button('passkeys:create').click();
  await expect(page.getByText(name)).toBeVisible();
}

/** Lets every sign-in of the player ask for a code by e-mail. */
async function enableEmailCode(app: App, platform: Platform, email: string): Promise<void> {
  const { page, say } = app;
  await app.go('/office/activation-email');
  await app.button('security:activation.send').click();
  const code = page.getByLabel(say('security:activation.code'));
  await expect(code).toBeVisible();
  await code.fill(await mailedCode(email, platform));
  await app.button('security:activation.submit').click();
  await expect(page.getByText(say('security:activation.done'))).toBeVisible();
  await app.go('/office/security-auth-by-email');
  await page.getByRole('textbox', { name: say('security:twoFactor.password') }).fill(PASSWORD);
  await app.button('security:emailCode.turnOn').click();
  await expect(page.getByText(say('security:emailCode.isOn'))).toBeVisible();
}

test('a player adds a passkey, signs in with it, uses it as second step, and removes it', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  // Refused calls are errors in the browser's console.
  quiet.allow(/422 \(Unprocessable/);
  const { say } = app;
  let signIns = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/web-api/session/sign-in/passkey')) signIns += 1;
  });
  const authenticator = await addAuthenticator(page);
  const { email } = await newPlayer(app);
  await app.open('/office/security');
  await page.getByRole('link', { name: say('security:method.passkeys') }).click();
  await expect(page.getByText(say('passkeys:empty'))).toBeVisible();
  await authenticator.confirms(true);
  await addPasskey(app, 'My key');
  await expect(page.getByText(say('passkeys:added')).first()).toBeVisible();
  expect(await authenticator.passkeys()).toBe(1);
  await expectAccessible(page, 'passkeys', { modes: ['light', 'dark'] });
  await app.button('passkeys:actions', { name: 'My key' }).click();
  await page.getByRole('menuitem', { name: say('passkeys:rename') }).click();
  await page.getByLabel(say('passkeys:name'), { exact: true }).fill('Key ring');
  await app.button('passkeys:save').click();
  await expect(page.getByText('Key ring')).toBeVisible();

  // The player leaves the list of the login field closed, and presses the button. The list would take a
  // confirmation that was there before it.
  await authenticator.confirms(false);
  await app.button('common:nav.account').click();
  await app.signOut();
  await expect(app.balance).toHaveCount(0);
  await app.open('/user/login');
  await authenticator.confirms(true);
  await app.button('access:signIn.passkey').click();
  await expect(app.balance).toBeVisible();
  await settled(page);
  // The list of the login field doesn't come back for a player who is signed in.
  expect(signIns).toBe(1);

  // The list of the login field offers the passkey too: here the player takes it at once.
  await settled(page);
  await app.forget();
  await app.open('/user/login');
  await expect(app.balance).toBeVisible();

  await enableEmailCode(app, platform, email);
  await authenticator.confirms(false);
  await settled(page);
  await app.forget();
  await app.open('/user/login');
  await page.getByLabel(say('access:fields.login')).fill(email);
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill(PASSWORD);
  await page.getByRole('button', { name: say('access:signIn.submit'), exact: true }).click();
  await expect(app.button('access:step.usePasskey')).toBeVisible();
  await expectAccessible(page, 'second step with a passkey', { modes: ['light', 'dark'] });
  await authenticator.confirms(true);
  await app.button('access:step.usePasskey').click();
  await expect(app.balance).toBeVisible();

  await app.go('/office/security-passkeys');
  await app.button('passkeys:actions', { name: 'Key ring' }).click();
  await page.getByRole('menuitem', { name: say('passkeys:remove') }).click();
  await page.getByRole('textbox', { name: say('security:twoFactor.password') }).fill(PASSWORD);
  await app.button('passkeys:remove').click();
  await expect(page.getByText(say('passkeys:empty'))).toBeVisible();
  await authenticator.confirms(false);
  await settled(page);
  await app.forget();
  await app.open('/user/login');
  await authenticator.confirms(true);
  await app.button('access:signIn.passkey').click();
  await expect(page.getByText(say('access:refused.passkeyUnknown'))).toBeVisible();
});
