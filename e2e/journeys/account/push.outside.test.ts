import * as v from 'valibot';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { asOperator } from '../support/asOperator.ts';
import { siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { subscribeAs } from '../support/push.ts';
import { settled } from '../support/settled.ts';
import { expect } from '../support/test.ts';

const Received = v.object({ title: v.string(), path: v.string() });

test.use(siteOf('app'));

test('a player turns notifications on by a switch, gets a message while away, and none after signing out', async ({
  app,
  page,
  platform,
  pushServer,
}) => {
  const { say } = app;
  const device = pushServer.subscribe();
  await subscribeAs(page, device);
  const player = await newPlayer(app);
  const playerId = await player.id();
  const send = async (title: string): Promise<void> => {
    await asOperator(platform, '/ops/messages', {
      key: crypto.randomUUID(),
      siteId: 'app',
      playerId,
      texts: { en: { title, text: 'Kick-off is at 20:45.' } },
      byMail: false,
      bySms: false,
    });
    await platform.passTime(1);
  };
  await app.open('/office/mailing-settings');
  const one = page.getByRole('switch', { name: say('settings:mailing.device.label') });
  await expect(one).not.toBeChecked();
  await expect(page.getByText(say('settings:mailing.enable_push_amounts'))).toBeHidden();
  await send('Nobody has asked for this');
  expect(device.received).toEqual([]);

  await one.click();
  await expect(one).toBeChecked();
  const kinds = page.getByRole('heading', { name: say('settings:mailing.push') }).locator('../..');
  const news = kinds.getByRole('switch', { name: say('settings:mailing.enable_push_news') });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(news).toBeChecked();
  await settled(page);
  await expectAccessible(page, 'notifications', { modes: ['light'] });
  await expectNoOverflow(page, 'notifications');
  await page.reload();
  await expect(one).toBeChecked();

  await send('The cup final is on Saturday');
  await expect.poll(() => device.received).toHaveLength(1);
  const { title, path } = v.parse(Received, device.received[0]);
  expect(title).toBe('The cup final is on Saturday');
  await page.goto(`${app.origin}${path}`);
  await expect(page.getByRole('region', { name: 'The cup final is on Saturday' })).toBeVisible();

  await app.open();
  expect(await page.evaluate(() => localStorage.getItem('journey.push'))).not.toBeNull();
  await app.button('common:nav.accountUnread', { count: 1 }).click();
  await app.signOut();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('journey.push'))).toBeNull();
});

test('a browser that blocks notifications says so, and the switch asks nothing', async ({
  app,
  page,
  pushServer,
}) => {
  await subscribeAs(page, pushServer.subscribe());
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await newPlayer(app);
  await app.open('/office/mailing-settings');
  const one = page.getByRole('switch', { name: app.say('settings:mailing.device.label') });
  await expect(one).toBeDisabled();
  await expect(page.getByText(app.say('settings:mailing.device.blocked'))).toBeVisible();
});
