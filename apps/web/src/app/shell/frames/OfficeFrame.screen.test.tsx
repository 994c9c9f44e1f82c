import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleLimits } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import { loadLazyRows } from '../../routes/table.ts';
import OfficeFrame from './OfficeFrame.tsx';

beforeEach(async () => {
  await page.viewport(390, 844);
  await loadLazyRows();
});

const open = (address: string, answers: Answers = {}) =>
  openScreen({ Component: OfficeFrame }, { address, namespaces: ['titles', 'office'], answers });

test('a list leads back to the account on a phone, and an entry that has replaced it to the list', async () => {
  const { say, address } = await open('office/messages?message=7');
  await page.getByRole('link', { name: say('office:backTo', { page: say('titles:of.messages') }) }).click();
  await expect.poll(address).toBe('/en/office/messages');
  await page.getByRole('link', { name: say('office:back') }).click();
  await expect.poll(address).toBe('/en/office/menu/profile');
});

test('the account’s home ends with its pages on a phone', async () => {
  const { say, address } = await open('office/menu/profile', {
    couponHistory: () => ({ coupons: [], next: null }),
    limits: () => sampleLimits,
  });
  await expect.element(page.getByRole('heading', { name: say('titles:of.overview') })).toBeVisible();
  const pages = page.getByRole('navigation', { name: say('office:menu') });
  await pages.getByRole('link', { name: say('office:sections.personal_data') }).click();
  await expect.poll(address).toBe('/en/office/account');
});
