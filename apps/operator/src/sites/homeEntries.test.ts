import type { HomePart } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { entriesOf, moved, shownIn } from './homeEntries.ts';

const known: readonly HomePart[] = ['featured', 'express', 'live', 'upcoming'];

test('lists the shown parts in their order, then all others', () => {
  const entries = entriesOf(['live', 'featured'], known);
  expect(shownIn(entries)).toEqual(['live', 'featured']);
  expect(entries.map(({ part }) => part)).toEqual(['live', 'featured', 'express', 'upcoming']);
});

test('moves an entry up or down, and not beyond the ends', () => {
  const entries = entriesOf(['live', 'featured', 'express'], known);
  expect(shownIn(moved(entries, 1, -1))).toEqual(['featured', 'live', 'express']);
  expect(shownIn(moved(entries, 1, 1))).toEqual(['live', 'express', 'featured']);
  expect(moved(entries, 0, -1)).toBe(entries);
  expect(moved(entries, entries.length - 1, 1)).toBe(entries);
});
