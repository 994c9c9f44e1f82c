import { describe, expect, test } from 'vitest';
import { fold, nearness } from './fold.ts';

describe('a folded name', () => {
  test.each([
    ['  Atlético–Águilas ', 'atletico aguilas'],
    ['Спартак', 'spartak'],
    ['Й Ё', 'i e'],
    ['Łódź ß', 'lodz ss'],
    ['الهلال', 'الهلال'],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));
});

test('a name ranks higher the closer it is to the query', () => {
  const names = ['harbour', 'harbour city', 'north harbour', 'city of harbours', 'arbour'];
  expect(names.map((name) => nearness(name, 'harbour'))).toEqual([4, 3, 2, 2, 0]);
  expect(nearness('harbour city united', 'uni harb')).toBe(1);
});
