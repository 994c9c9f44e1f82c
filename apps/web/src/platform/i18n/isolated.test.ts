import { beforeAll, expect, test } from 'vitest';
import { i18n, loadBundles, setLanguage } from './i18n.ts';
import { isolated } from './isolated.ts';

beforeAll(async () => {
  for (const segment of ['en', 'ar']) await loadBundles(segment, ['common']);
});

test('a name is isolated if it may run in the other direction', () => {
  expect(isolated('2. Bundesliga', 'rtl')).toBe('\u20682. Bundesliga\u2069');
  expect(isolated('2. Bundesliga', 'ltr')).toBe('2. Bundesliga');
  expect(isolated('دوري روشن', 'ltr')).toBe('\u2068دوري روشن\u2069');
});

test('figures keep their order, and isolated text isn’t isolated again', () => {
  expect(['12', '12:30', '-1.5', ''].map((text) => isolated(text, 'rtl'))).toEqual([
    '12',
    '12:30',
    '-1.5',
    '',
  ]);
  expect(isolated('\u2066+1.5 goals\u2069', 'rtl')).toBe('\u2066+1.5 goals\u2069');
});

test('every name inserted into a sentence keeps its own direction', async () => {
  const star = () => i18n.t('favorites.star', { name: '2. Bundesliga' });
  await setLanguage('ar');
  expect(star()).toContain('\u20682. Bundesliga\u2069');
  await setLanguage('en');
  expect(star()).not.toContain('\u2068');
});
