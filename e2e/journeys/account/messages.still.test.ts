import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a message from the console appears by itself, is read, deleted and restored', async ({
    app,
    page,
    platform,
    browser,
  }) => {
    const { say } = app;
    const player = await newPlayer(app);
    await app.open('/office/messages');
    await expect(page.getByText(say('inbox:list.empty'))).toBeVisible();
    await expect(app.button('common:nav.account')).toBeVisible();
    await settled(page);

    const desk = new OperatorConsole(await browser.newPage(), platform);
    await desk.open(`messages/new/${await player.id()}`);
    const field = (key: string) =>
      desk.page.getByRole('textbox', { name: word(key, { language: 'en' }), exact: false });
    await desk.button('messages.send').click();
    await expect(
      desk.page.getByText(word('messages.titleMissing', { language: 'en' })).first(),
    ).toBeVisible();
    await field('messages.titleIn').fill('The cup final is on Saturday');
    await field('messages.textIn').fill('Kick-off is at 20:45.');
    await field('messages.labelIn').fill('See your bonuses now');
    await field('messages.link').fill('office/bonuses');
    await desk.button('messages.send').click();
    await desk.page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('messages.send') })
      .click();
    await expect(desk.page.getByText(word('messages.done'))).toBeVisible();

    await expect(app.button('common:nav.accountUnread', { count: 1 })).toBeVisible();
    await page.getByRole('link', { name: say('inbox:news.open') }).click();
    const message = page.getByRole('region', { name: 'The cup final is on Saturday' });
    await expect(message.getByText('Kick-off is at 20:45.')).toBeVisible();
    await expect(app.button('common:nav.account')).toBeVisible();
    await expectAccessible(page, 'message', { modes: ['light'] });

    await desk.page.goto(`${new URL(desk.page.url()).origin}/ops/console#/messages`);
    const sent = desk.page.getByRole('row', { name: /The cup final is on Saturday/ });
    await expect(sent.getByRole('cell', { name: '1', exact: true })).toHaveCount(2);
    await desk.page.close();

    await message.getByRole('button', { name: say('inbox:one.remove') }).click();
    await expect(page.getByText(say('inbox:list.empty'))).toBeVisible();
    await page.getByRole('button', { name: say('inbox:undo') }).click();
    await rows(page)
      .getByRole('link', { name: /The cup final is on Saturday/ })
      .click();
    await message.getByRole('link', { name: 'See your bonuses now' }).click();
    await expect(page).toHaveURL(app.address('/office/bonuses'));
  });
});
