import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import { loadLazyRows } from '../../routes/table.ts';
import OfficeFrame from './OfficeFrame.tsx';

beforeEach(async () => {
  await page.viewport(390, 844);
  await loadLazyRows();
});

const open = (query: string) =>
  openScreen(
    { Component: OfficeFrame },
    { address: `office/messages${query}`, namespaces: ['titles', 'office'], answers: {} },
  );

test('a list leads back to the account on a phone, and an entry that has replaced it to the list', async () => {
  const { say, address } = await open('?message=7');
  await page.getByRole('link', { name: say('office:backTo', { page: say('titles:of.messages') }) }).click();
  await expect.poll(address).toBe('/en/office/messages');
  await page.getByRole('link', { name: say('office:back') }).click();
  await expect.poll(address).toBe('/en/office/menu/profile');
});
