import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts, sampleSite } from '../../../testing/samples.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import { loadLazyRows } from '../../routes/table.ts';
import AccountHeader from './AccountHeader.tsx';

beforeEach(async () => {
  await page.viewport(390, 844);
  await loadLazyRows();
});

const open = (address: string) =>
  openScreen(
    { Component: AccountHeader },
    {
      address,
      namespaces: ['office'],
      answers: {
        siteState: () => ({ ...sampleSite, hasCashier: true }),
        accounts: () => sampleAccounts(),
      },
    },
  );

const tabsIn = (name: string) => page.getByRole('navigation', { name });

test.each([
  ['office/menu/profile', 'profile'],
  ['office/security', 'profile'],
  ['office/recharge', 'payments'],
  ['office/historypay', 'payments'],
  ['office/responsible', 'limits'],
  ['office/menu/promo', 'bonuses'],
] as const)('on %s the current tab of the account is “%s”', async (address, tab) => {
  const { say } = await open(address);
  const current = tabsIn(say('office:tabs.label')).getByRole('link', { name: say(`office:tabs.${tab}`) });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
});

test('the tabs lead to the account’s main pages', async () => {
  const { say, address } = await open('office/responsible');
  const tabs = tabsIn(say('office:tabs.label'));
  await expect.poll(() => tabs.getByRole('link').elements().length).toBe(5);
  await tabs.getByRole('link', { name: say('office:tabs.payments') }).click();
  await expect.poll(address).toBe('/en/office/historypay');
});
