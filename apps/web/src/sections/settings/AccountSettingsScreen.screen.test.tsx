import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refuse, type Answers } from '../../testing/screen/answers.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { sampleAccountSettings } from '../../testing/samples.ts';
import * as AccountSettingsScreen from './AccountSettingsScreen.tsx';

const settings = () => sampleAccountSettings;

const open = (answers: Answers = {}) =>
  openScreen(AccountSettingsScreen, {
    address: 'office/account-settings',
    namespaces: ['titles', 'settings', 'bonuses', 'rewards'],
    answers: { officeSettings: settings, ...answers },
  });

test('the settings of the device apply at once, and are there after a reload', async () => {
  const { dataset } = document.documentElement;
  const { say } = await open();
  await page.getByText(say('settings:mode.dark')).click();
  await expect.poll(() => dataset['mode']).toBe('dark');
  await page.getByRole('switch', { name: say('settings:light.label'), exact: false }).click();
  await expect.poll(() => dataset['motion']).toBe('none');
  delete dataset['mode'];
  delete dataset['motion'];
  await open();
  await expect.poll(() => ({ ...dataset })).toMatchObject({ mode: 'dark', motion: 'none' });
});

test('those of the account can be asked for again where they failed, and leave those of the device', async () => {
  const { say } = await open({ officeSettings: () => refuse(503) });
  await expect.element(page.getByText(say('common:errors.query'))).toBeVisible();
  await expect.element(page.getByText(say('settings:mode.dark'))).toBeVisible();
  answerCalls({ officeSettings: settings });
  await page.getByRole('button', { name: say('common:actions.retry') }).click();
  await expect.element(page.getByText(say('settings:office_settings_wallets'))).toBeVisible();
});

test('a balance that couldn’t be hidden stays visible, with a notice', async () => {
  const { say } = await open({ hideBalance: () => refuse(503) });
  const hide = page.getByRole('switch', { name: say('settings:hideBalance.label'), exact: false });
  await hide.click();
  await expect.element(notice(say('common:saves.failed'))).toBeVisible();
  await expect.element(hide).not.toBeChecked();
});
