import { readFile } from 'node:fs/promises';
import type { App } from '../support/app.ts';
import { newNumber } from '../support/phones.ts';
import { PASSWORD } from '../support/player.ts';
import { textedCode } from '../support/sent.ts';
import { expect, test } from '../support/test.ts';

async function chooseWay({ page, say }: App, way: string): Promise<void> {
  await page.getByRole('radio', { name: say(way) }).check();
}

test('a player registers a phone with a code and signs in by a text message', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/422/);
  const { say } = app;
  const phone = `7911${newNumber()}`;
  await app.open('/registration');
  await chooseWay(app, 'access:registration.way.phone_reg');
  // A complete number selects its country automatically.
  await page.getByLabel(say('access:fields.phone')).fill(`+44${phone}`);
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill(PASSWORD);
  await page.getByRole('radio', { name: say('access:bonus.1') }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('access:registration.sendCode') }).click();
  const code = page.getByLabel(say('access:code.fromMessage'));
  await code.fill('000000');
  await page.getByRole('button', { name: say('access:registration.submit') }).click();
  await expect(page.getByText(say('access:refused.codeWrong'))).toBeVisible();
  await code.fill(await textedCode(`+44${phone}`, platform));
  await page.getByRole('button', { name: say('access:registration.submit') }).click();
  await expect(page).toHaveURL(`${app.origin}/en`);

  await app.forget();
  await app.open('/user/login');
  await chooseWay(app, 'access:signIn.mode.phone_password');
  await page.getByLabel(say('access:fields.phone')).fill(`+44${phone}`);
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill(PASSWORD);
  await app.button('access:signIn.submit').click();
  await expect(page).toHaveURL(`${app.origin}/en`);
});

test('the credentials of a one-click registration stay until they are saved, also as a file', async ({
  app,
  page,
}) => {
  const { say } = app;
  await app.open('/registration/fast');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('access:registration.submit') }).click();
  await expect(page.getByRole('heading', { name: say('access:credentials.title') })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('access:credentials.save.file') }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  const [login = '', password = ''] = [...text.matchAll(/: (\S+)\r\n/g)].map(([, value]) => value);
  await expect(page.getByText(password)).toBeVisible();
  await page.getByRole('button', { name: say('access:credentials.done') }).click();
  await expect(page).toHaveURL(`${app.origin}/en`);

  await app.forget();
  await app.open('/user/login');
  await page.getByLabel(say('access:fields.login')).fill(` ${login} `);
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('common:session.mustChangePassword'), { exact: true })).toBeVisible();
});

test('a fingerprint and a captcha that are required are sent by the device', async ({ app, page, quiet }) => {
  const { say } = app;
  quiet.allow(/400|401/);
  const asked = ['FINGERPRINT_NEEDED', 'CAPTCHA_NEEDED'];
  const passes: (string | undefined)[] = [];
  await page.route('**/web-api/session/sign-in', async (route) => {
    passes.push(route.request().headers()['x-captcha']);
    const code = asked.shift();
    if (code === undefined) return route.continue();
    return route.fulfill({ status: 400, json: { code, message: code } });
  });
  await app.open('/user/login');
  await page.getByLabel(say('access:fields.login')).fill('nobody@journeys.example');
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill(PASSWORD);
  await app.button('access:signIn.submit').click();
  await expect(page.getByText(say('access:refused.credentials'))).toBeVisible();
  expect(passes.slice(0, 2)).toEqual([undefined, undefined]);
  expect(passes[2]).toMatch(/^[\w-]{43}$/);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('device');
});
