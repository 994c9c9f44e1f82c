import { blockCookies } from '../support/hostile.ts';
import { PASSWORD } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a browser that blocks cookies is told so at sign-in, at a provider and at recovery, before a request', async ({
  app,
  context,
  page,
}) => {
  const { say } = app;
  await blockCookies(context);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await app.open('/registration');
  await expect(page.getByRole('status').filter({ hasText: say('access:refused.cookies') })).toBeVisible();
  await app.open('/user/login');
  const notice = page.getByRole('status').filter({ hasText: say('access:refused.cookies') });
  await expect(notice).toBeVisible();
  await page.getByLabel(say('access:fields.login')).fill('nobody@journeys.example');
  await page.getByRole('textbox', { name: say('access:fields.password') }).fill(PASSWORD);
  await app.button('access:signIn.submit').click();
  await expect(page.getByText(say('access:refused.cookies'))).toHaveCount(2);
  await page
    .getByRole('group', { name: say('social:label') })
    .getByRole('button')
    .first()
    .click();
  const notes = page.getByRole('region', { name: say('common:kit.notifications') });
  await expect(notes.getByText(say('social:cookies'))).toBeVisible();

  await app.open('/user/forgotpassword');
  await page.getByLabel(say('recovery:request.name')).fill('nobody@journeys.example');
  await app.button('recovery:request.submit').click();
  await expect(page.getByText(say('recovery:refused.cookies'))).toBeVisible();
  expect(sent.filter((path) => /sign-in|oauth|recovery/.test(path))).toEqual([]);
});
