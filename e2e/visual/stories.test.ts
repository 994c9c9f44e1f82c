import { expect, test } from 'vitest';
import { looksOf, type Thoroughness } from './stories.ts';

const choices = { brands: ['house', 'guest'], modes: ['light', 'dark', 'contrast'] };
const names = (everyBrand: boolean, thoroughness: Thoroughness = 'usual') =>
  looksOf({ pictured: true, everyBrand }, choices, thoroughness).map(
    ({ brand, mode, direction, picture, judged }) =>
      [brand, mode, direction, ...(picture ? ['picture'] : []), ...(judged ? [judged] : [])].join(' '),
  );

test('a primitive is shown in the house brand, in every mode and from right to left', () => {
  expect(names(false)).toEqual([
    'house light ltr picture all',
    'house dark ltr picture colours',
    'house contrast ltr picture colours',
    'house light rtl picture layout',
  ]);
});

test('a block is shown in every other brand too, before it turns around', () => {
  expect(names(true).slice(3)).toEqual(['guest light ltr picture', 'house light rtl picture layout']);
});

test('a thorough walk judges a block in all modes of every brand', () => {
  const walk = names(true, 'every');
  expect(walk.slice(3)).toEqual([
    'guest light ltr picture colours',
    'guest dark ltr colours',
    'guest contrast ltr colours',
    'house light rtl picture layout',
  ]);
});

test('a story without pictures is judged in its first look', () => {
  const looks = looksOf({ pictured: false, everyBrand: true }, choices, 'every');
  expect(looks).toEqual([{ brand: 'house', mode: 'light', direction: 'ltr', picture: false, judged: 'all' }]);
});
