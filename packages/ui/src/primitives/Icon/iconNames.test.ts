import { iconNames } from '@touchline/brand';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

test('a brand can replace every icon of the sets, by its name', () => {
  expect([...iconNames]).toEqual(Object.values(catalogue).flatMap(Object.keys).toSorted());
});
