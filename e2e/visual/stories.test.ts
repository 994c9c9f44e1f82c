import { expect, test } from 'vitest';
import { looksOf, type Thoroughness } from './stories.ts';

const choices = { brands: ['house', 'guest'], modes: ['light', 'dark', 'contrast'] };
const names = (everyBrand: boolean, thoroughness: Thoroughness = 'usual') =>
  looksOf({ everyBrand }, choices, thoroughness).map(({ brand, mode, direction, picture, judged }) =>
    [brand, mode, direction, ...(picture ? ['picture'] : []), ...(judged ? [judged] : [])].join(' '),
  );

test('a primitive is shown in the house brand, in every mode and from right to left', () => {
  expect(names(false)).toEqual([
    'house light ltr picture',
    'house dark ltr picture colours',
    'house contrast ltr picture colours',
    'house light rtl picture all',
  ]);
});

test('a block is shown in every other brand too, before it turns around', () => {
  expect(names(true).slice(3)).toEqual(['guest light ltr picture', 'house light rtl picture all']);
});

test('a thorough walk judges a block in all modes of every brand', () => {
  const walk = names(true, 'every');
  expect(walk[0]).toBe('house light ltr picture all');
  expect(walk.slice(3)).toEqual([
    'guest light ltr picture colours',
    'guest dark ltr colours',
    'guest contrast ltr colours',
    'house light rtl picture all',
  ]);
});
