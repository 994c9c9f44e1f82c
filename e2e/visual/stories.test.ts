import { expect, test } from 'vitest';
import { looksOf, type Thoroughness } from './stories.ts';

const choices = { brands: ['house', 'guest'], modes: ['light', 'dark', 'contrast'] };
const names = (everyBrand: boolean, thoroughness: Thoroughness = 'pictured') =>
  looksOf({ everyBrand }, choices, thoroughness).map(
    ({ brand, mode, direction, picture }) => `${brand} ${mode} ${direction}${picture ? '' : ' judged'}`,
  );

test('a primitive is shown in the house brand, in every mode and from right to left', () => {
  expect(names(false)).toEqual([
    'house light ltr',
    'house dark ltr',
    'house contrast ltr',
    'house light rtl',
  ]);
});

test('a block is shown in every other brand too, before it turns around', () => {
  expect(names(true).slice(3)).toEqual(['guest light ltr', 'house light rtl']);
});

test('a thorough walk judges a block in all modes of every brand', () => {
  expect(names(true, 'every').slice(3)).toEqual([
    'guest light ltr',
    'guest dark ltr judged',
    'guest contrast ltr judged',
    'house light rtl',
  ]);
});
