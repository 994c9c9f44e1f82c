import { afterEach, expect, test } from 'vitest';
import { addPending, pending } from './pending.ts';

afterEach(() => {
  pending.onChange = () => undefined;
});

test('counts each load until it ends, and notifies of both', () => {
  const counts: number[] = [];
  pending.onChange = () => void counts.push(pending.count);
  const [endFirst, endSecond] = [addPending(), addPending()];
  endFirst();
  endSecond();
  expect(counts).toEqual([1, 2, 1, 0]);
});
