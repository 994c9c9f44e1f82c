import { expectAccessible } from '../support/accessible.ts';
import { App } from '../support/app.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a signed-in device confirms and refuses the sign-in of another one', async ({
  app,
  page,
  browser,
  quiet,
}) => {
  // Refused calls are errors in the browser's console.
  quiet.allow(/422 \(Unprocessable/);
  const { say } = app;
  await newPlayer(app);
  const context = await browser.newContext({ userAgent: 'Windows Firefox/140.0' });
  const other = await context.newPage();
  const device = new App({ page: other, origin: app.origin, lang: app.lang, say });
  const begin = async () => {
    await device.open('/user/login');
    await device.button('access:signIn.qr').click();
    return (await other.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? '';
  };

  const refused = await begin();
  await expectAccessible(other, 'code for another device', { modes: ['light', 'dark'] });
  await app.open('/office/auth-qr');
  await page.getByLabel(say('qrSignIn:enterCode'), { exact: true }).fill(refused.toLowerCase());
  await app.button('qrSignIn:enterSubmit').click();
  await expect(page.getByText('Windows, Firefox')).toBeVisible();
  await expect(other.getByText(say('qrSignIn:seen'))).toBeVisible();
  await expectAccessible(page, 'request of another device', { modes: ['light', 'dark'] });
  await app.button('qrSignIn:refuse').click();
  await expect(page.getByText(say('qrSignIn:denied'), { exact: true })).toBeVisible();
  await expect(other.getByText(say('qrSignIn:refused'))).toBeVisible();

  await app.go(`/office/auth-qr?code=${refused}`);
  await expect(page.getByText(say('qrSignIn:wrong.used'))).toBeVisible();

  const confirmed = await begin();
  await app.go(`/office/auth-qr?code=${confirmed.replace('-', '')}`);
  await app.button('qrSignIn:confirm').click();
  await expect(page.getByText(say('qrSignIn:confirmed'), { exact: true })).toBeVisible();
  await expect(device.balance).toBeVisible();
  await app.link('qrSignIn:sessions').click();
  await expect(page.getByText('Windows, Firefox')).toBeVisible();
  await context.close();
});
