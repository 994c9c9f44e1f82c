import { expectAccessible } from '../support/accessible.ts';
import { tabTo } from '../support/keys.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect } from '../support/test.ts';

test('a player asks by keyboard, an operator answers, and the answer appears by itself', async ({
  app,
  page,
  platform,
  browser,
}) => {
  const { say } = app;
  await newPlayer(app);
  await app.open('/payment/create-request/bonus/code');
  const message = page.getByRole('textbox', { name: say('consultant:form.message') });
  await expect(message).toBeVisible();
  await settled(page);
  await tabTo(page, message, { most: 60 });
  await page.keyboard.type('My code does nothing when I enter it.');
  await expectAccessible(page, 'consultant-form', { modes: ['light'] });
  const send = page.getByRole('button', { name: say('consultant:form.submit') });
  await tabTo(page, send, { most: 10 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('consultant:states.open'))).toBeVisible();

  const reply = page.getByRole('textbox', { name: say('consultant:form.message') });
  await reply.fill('One more thing:');

  const desk = new OperatorConsole(await browser.newPage(), platform);
  await desk.open('consultant');
  await desk.page.getByRole('link', { name: word('consultant.number', { number: '1' }) }).click();
  await expect(desk.page.getByText('My code does nothing when I enter it.')).toBeVisible();
  await desk.page.getByRole('textbox', { name: word('consultant.text') }).fill('Try it once more, please.');
  await desk.page.getByRole('button', { name: word('consultant.send'), exact: true }).click();
  await expect(desk.page.getByText('Try it once more, please.')).toBeVisible();

  await expect(page.getByText('Try it once more, please.')).toBeVisible();
  await expect(page.getByText(say('consultant:states.answered'))).toBeVisible();
  await expect(reply).toHaveValue('One more thing:');
  await desk.page.close();
});

test.describe('on a site for other countries', () => {
  test.use(siteOf('consultant'));
  test('the consultant opens for visitors with its link', async ({ app, page }) => {
    await newPlayer(app);
    await app.open('/payment/requests');
    await expect(page).toHaveURL(app.address('/500'));
    await app.open('/payment/requests?payment_consultant=1');
    await expect(page).toHaveURL(app.address('/payment/requests?payment_consultant=1'));
    await expect(app.heading('titles:of.consultantRequests')).toBeVisible();
  });
});
