import { expect, test } from 'vitest';
import { looksOf } from './stories.ts';

const choices = { brands: ['house', 'guest'], modes: ['light', 'dark', 'contrast'] };
const names = (everyBrand: boolean) =>
  looksOf({ everyBrand }, choices).map(
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

test('a block is shown in every other brand too, and judged in all its modes, before it turns around', () => {
  expect(names(true).slice(3)).toEqual([
    'guest light ltr',
    'guest dark ltr judged',
    'guest contrast ltr judged',
    'house light rtl',
  ]);
});
