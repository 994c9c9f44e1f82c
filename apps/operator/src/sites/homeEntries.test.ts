import { homeParts } from '@touchline/contract/pages';
import { expect, test } from 'vitest';
import { entriesOf, moved, shownIn } from './homeEntries.ts';

test('lists the shown parts in their order, then all others', () => {
  const entries = entriesOf(['live', 'featured']);
  expect(shownIn(entries)).toEqual(['live', 'featured']);
  expect(entries.map(({ part }) => part).toSorted()).toEqual(homeParts.toSorted());
});

test('moves an entry up or down, and not beyond the ends', () => {
  const entries = entriesOf(['live', 'featured', 'express']);
  expect(shownIn(moved(entries, 1, -1))).toEqual(['featured', 'live', 'express']);
  expect(shownIn(moved(entries, 1, 1))).toEqual(['live', 'express', 'featured']);
  expect(moved(entries, 0, -1)).toBe(entries);
  expect(moved(entries, entries.length - 1, 1)).toBe(entries);
});
