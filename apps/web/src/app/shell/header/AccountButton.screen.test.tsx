import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAccount, sampleAccounts, sampleLimits } from '../../../testing/samples.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import { loadLazyRows } from '../../routes/table.ts';
import { AccountButton } from './AccountButton.tsx';

beforeEach(() => loadLazyRows());

const open = () =>
  openScreen(
    { Component: AccountButton },
    {
      address: 'office/security',
      namespaces: ['office'],
      answers: {
        accounts: () => sampleAccounts([{ ...sampleAccount, money: '123.45' }]),
        couponHistory: () => ({ coupons: [], next: null }),
        limits: () => sampleLimits,
      },
    },
  );

const button = (name: string) => page.getByRole('button', { name });

test('the account’s menu is used by arrow keys, Escape and Enter', async () => {
  const { say, address } = await open();
  const opener = button(say('common:nav.account'));
  const menu = page.getByRole('dialog', { name: say('office:menu') });
  await opener.click();
  await expect.element(menu.getByRole('link', { name: say('office:sections.overview') })).toHaveFocus();
  await expect.element(menu.getByText('€123.45')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menu.getByRole('link', { name: say('office:sections.messages') })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/en/office/menu/profile');
  await expect.element(menu).not.toBeInTheDocument();
});
