import { describe, expect, test } from 'vitest';
import { matchName } from './matchName.ts';

describe('a match', () => {
  const teams = { home: 'Arsenal', away: 'الهلال' };

  test('has both sides in reading direction, each isolated where it may run otherwise', () => {
    expect(matchName({ home: 'Arsenal', away: 'Crystal Palace' }, 'ltr')).toBe('Arsenal – Crystal Palace');
    expect(matchName(teams, 'ltr')).toBe('Arsenal – \u2068الهلال\u2069');
    expect(matchName(teams, 'rtl')).toBe('\u2067\u2068Arsenal\u2069 – \u2068الهلال\u2069\u2069');
  });

  test('without sides has its own name', () => {
    expect(matchName({ home: 'Grand Prix', away: '' }, 'ltr')).toBe('Grand Prix');
  });
});
