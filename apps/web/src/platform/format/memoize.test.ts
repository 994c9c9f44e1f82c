import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('a value is created once per whole key', () => {
  const made: string[] = [];
  const pair = memoize((tag: string, iso: string) => {
    made.push(`${tag} ${iso}`);
    return { tag, iso };
  });
  expect(pair('en', 'EUR')).toBe(pair('en', 'EUR'));
  expect(pair('e', 'nEUR')).not.toBe(pair('en', 'EUR'));
  expect(pair('ru', 'EUR')).toEqual({ tag: 'ru', iso: 'EUR' });
  expect(made).toEqual(['en EUR', 'e nEUR', 'ru EUR']);
});

test('an undefined value is not cached', () => {
  const there = new Map<string, string>();
  const found = memoize((key: string) => there.get(key));
  expect(found('one')).toBeUndefined();
  there.set('one', 'first');
  expect(found('one')).toBe('first');
});
