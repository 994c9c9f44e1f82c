import { expect, test } from 'vitest';
import { sheetIn, withoutSheet, withSheet } from './sheets.ts';

const page = { pathname: '/en/live', search: '?tab=goals' };

test('a sheet opens over its page and leaves the page unchanged', () => {
  const open = new URL(withSheet(page, 'settings'), 'https://x');
  expect(sheetIn(open.search)).toBe('settings');
  expect(open.searchParams.get('tab')).toBe('goals');
  expect(withoutSheet(open)).toBe('/en/live?tab=goals');
  expect(withoutSheet({ pathname: '/en', search: '?menu=1' })).toBe('/en');
});

test('one sheet is open at a time', () => {
  const first = new URL(withSheet(page, 'menu'), 'https://x');
  const second = new URL(withSheet(first, 'settings'), 'https://x');
  expect(sheetIn(second.search)).toBe('settings');
  expect(second.searchParams.has('menu')).toBe(false);
});

test('only the flag itself opens a sheet', () => {
  expect(['', '?settings', '?settings=0', '?settings=1&x=2'].map(sheetIn)).toEqual([
    undefined,
    undefined,
    undefined,
    'settings',
  ]);
});
