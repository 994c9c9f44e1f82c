import { describe, expect, test } from 'vitest';
import { changesBetween } from './changesBetween.ts';

describe('the changes between two values', () => {
  test('have the fields that differ, with both values', () => {
    expect(
      changesBetween({ days: 10, isOn: true, names: ['a'] }, { days: 12, isOn: true, names: ['a', 'b'] }),
    ).toEqual({
      before: { days: 10, names: ['a'] },
      after: { days: 12, names: ['a', 'b'] },
    });
  });

  test('go into fields that are records, and name what was added or removed there', () => {
    const before = { terms: { days: 10, sport: { minLegs: 3, minOdds: '1.50' }, note: 'old' } };
    const after = { terms: { days: 10, sport: { minOdds: '1.80', minLegs: 3 }, cap: '5.00' } };
    expect(changesBetween(before, after)).toEqual({
      before: { terms: { sport: { minOdds: '1.50' }, note: 'old', cap: null } },
      after: { terms: { sport: { minOdds: '1.80' }, note: null, cap: '5.00' } },
    });
  });

  test('name fields that are removed or added', () => {
    expect(changesBetween({ isOpen: false, days: 2 }, { days: 2, isNew: true })).toEqual({
      before: { isOpen: false, isNew: null },
      after: { isOpen: null, isNew: true },
    });
  });

  test('don’t depend on the order of fields', () => {
    expect(changesBetween({ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } })).toEqual({ before: {}, after: {} });
  });

  test('take no field for a change because JSON stores it otherwise', () => {
    const from = new Date('2026-05-16T15:00:00Z');
    expect(changesBetween({ from: from.toISOString(), until: null }, { from, until: undefined })).toEqual({
      before: {},
      after: {},
    });
  });

  test('are the whole values where one is no record', () => {
    expect(changesBetween(null, { days: 1 })).toEqual({ before: null, after: { days: 1 } });
    expect(changesBetween(['a'], ['b'])).toEqual({ before: ['a'], after: ['b'] });
    expect(changesBetween({ limit: null }, { limit: { days: 3 } })).toEqual({
      before: { limit: null },
      after: { limit: { days: 3 } },
    });
  });
});
