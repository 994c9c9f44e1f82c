import { expect, it } from 'vitest';
import { protectionLevel } from './protectionLevel.ts';

it('changes the protection level at 30, 70 and 100 per cent', () => {
  expect([0, 30, 31, 69, 70, 99, 100, 120].map(protectionLevel)).toEqual([
    'bad',
    'bad',
    'normal',
    'normal',
    'good',
    'good',
    'full',
    'full',
  ]);
});
