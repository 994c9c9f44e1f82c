import { describe, expect, it } from 'vitest';
import { choiceIn, filterOf, startOf, withChoice } from './roundsFilter.ts';

const NOW = 1_767_225_600 + 1234;

describe('the filter of the casino history', () => {
  it('is the last week of everything without an address that says otherwise', () => {
    expect(choiceIn(new URLSearchParams('period=ever&state=lost'))).toEqual({
      period: 'week',
      state: 'all',
      account: 'all',
    });
  });

  it('keeps its values in the address and leaves defaults out', () => {
    const search = withChoice(new URLSearchParams(), 'state', 'open');
    expect(search.toString()).toBe('state=open');
    expect(withChoice(search, 'state', 'all').toString()).toBe('');
    expect(withChoice(search, 'period', 'week').toString()).toBe('state=open');
  });

  it('begins at a whole hour, so that the same list isn’t requested anew each second', () => {
    expect(startOf('day', NOW)).toBe(startOf('day', NOW + 60));
    expect(startOf('day', NOW) % 3600).toBe(0);
  });

  it('names only what narrows the list', () => {
    const choice = choiceIn(new URLSearchParams('period=day&state=open&account=7'));
    expect(filterOf(choice, NOW)).toEqual({ from: startOf('day', NOW), state: 'open', accountId: '7' });
    expect(filterOf(choiceIn(new URLSearchParams()), NOW)).toEqual({ from: startOf('week', NOW) });
  });
});
