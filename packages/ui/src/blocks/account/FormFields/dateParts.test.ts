import { describe, expect, it } from 'vitest';
import { joinDate, monthNames, partsInOrder, splitDate } from './dateParts.ts';

describe('a day by its parts', () => {
  it('keeps what is filled in while the rest is empty', () => {
    expect(splitDate('1990-04-')).toEqual({ year: '1990', month: '04', day: '' });
    expect(joinDate({ year: '', month: '04', day: '' })).toBe('-04-');
    expect(joinDate(splitDate(''))).toBe('');
  });

  it('follows the order of the language', () => {
    expect(partsInOrder('en-GB')).toEqual(['day', 'month', 'year']);
    expect(partsInOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(partsInOrder('hu')).toEqual(['year', 'month', 'day']);
  });

  it('names every month', () => {
    expect(new Set(monthNames('ar')).size).toBe(12);
  });
});
