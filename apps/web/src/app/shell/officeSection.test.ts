import { expect, test } from 'vitest';
import { officeSectionOf } from './officeSection.ts';

test.each([
  ['/en/office/wallets', 'wallets'],
  ['/ar/office/cashback', 'cashback'],
  ['/en/office/account/edit', 'personal_data'],
  ['/en/office/historypay/7', 'history_pay'],
  ['/en/office/verification', 'identification'],
  ['/en/user/opened-bets', 'bet_history'],
  ['/en/live/football', undefined],
  ['/', undefined],
])('%s is a page of the section %s', (pathname, section) => {
  expect(officeSectionOf(pathname)).toBe(section);
});
