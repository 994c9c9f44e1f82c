import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { asOperator } from '../support/asOperator.ts';
import { tabTo } from '../support/keys.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** Sends a message to a player as an operator's program does. */
async function write(platform: Platform, playerId: string, title: string): Promise<void> {
  const { siteId } = await asOperator<{ siteId: string }>(platform, `/ops/players/${playerId}`);
  await asOperator(platform, '/ops/messages', {
    key: crypto.randomUUID(),
    siteId,
    playerId,
    texts: { en: { title, text: 'The first paragraph.\n\nThe second one.' } },
    link: 'office/bonuses',
    byMail: false,
    bySms: false,
  });
}

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

  test('all are marked as read, the unread ones are filtered, and several are deleted by keyboard', async ({
    app,
    page,
    platform,
  }) => {
    const { say } = app;
    const player = await newPlayer(app);
    const id = await player.id();
    for (const title of ['One', 'Two', 'Three']) await write(platform, id, title);
    await app.open('/office/messages');
    await expect(app.main.getByText(say('inbox:list.new', { count: 3 }))).toBeVisible();
    await settled(page);
    await rows(page).getByRole('link', { name: /Two/ }).click();
    await expect(app.main.getByText(say('inbox:list.new', { count: 2 }))).toBeVisible();
    await page
      .getByRole('group', { name: say('inbox:list.filter') })
      .getByText(say('inbox:list.unread'))
      .click();
    await expect(rows(page).getByRole('link', { name: /Two/ })).toHaveCount(0);
    await expect(rows(page).getByRole('link', { name: /Three/ })).toBeVisible();
    await app.button('inbox:list.readAll').click();
    await expect(page.getByText(say('inbox:list.emptyUnread'))).toBeVisible();
    await app.button('inbox:list.showAll').click();

    const select = app.button('inbox:list.select');
    await tabTo(page, select, { most: 80 });
    await page.keyboard.press('Enter');
    const box = page.getByRole('checkbox', { name: say('inbox:list.selectOne', { title: 'One' }) });
    await tabTo(page, box, { most: 20 });
    await page.keyboard.press('Space');
    const remove = app.button('inbox:list.remove', { count: 1 });
    await tabTo(page, remove, { most: 20 });
    await page.keyboard.press('Enter');
    await expect(app.button('inbox:undo')).toBeVisible();
    await expect(rows(page).getByText('One', { exact: true })).toHaveCount(0);
  });
});
