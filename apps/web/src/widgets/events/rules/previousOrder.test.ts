import { expect, test } from 'vitest';
import { previousOrder } from './previousOrder.ts';

const ids = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id);
const items = (...all: readonly number[]) => all.map((id) => ({ id }));

test('items shown before keep their order, new ones follow in their own order', () => {
  expect(ids(previousOrder(items(5, 3, 1, 4), [1, 2, 3]))).toEqual([1, 3, 5, 4]);
});

test('the first order is the given one', () => {
  expect(ids(previousOrder(items(2, 1), []))).toEqual([2, 1]);
});
