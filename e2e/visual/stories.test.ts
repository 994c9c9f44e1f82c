import { expect, test } from 'vitest';
import { looksOf } from './stories.ts';

const choices = { brands: ['house', 'guest'], modes: ['light', 'dark', 'contrast'] };
const names = (everyBrand: boolean) =>
  looksOf({ everyBrand }, choices).map(({ brand, mode, direction }) => `${brand} ${mode} ${direction}`);

test('a primitive is shown in the house brand, in every mode and from right to left', () => {
  expect(names(false)).toEqual([
    'house light ltr',
    'house dark ltr',
    'house contrast ltr',
    'house light rtl',
  ]);
});

test('a block is shown in every other brand too', () => {
  expect(names(true).slice(4)).toEqual(['guest light ltr']);
});
