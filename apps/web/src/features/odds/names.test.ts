import { describe, expect, test } from 'vitest';
import type { Word } from '../../platform/i18n/useWord.ts';
import words from '../../platform/i18n/locales/en/markets.json' with { type: 'json' };
import { createMarketNames } from './names.ts';

const word: Word = (_, key, values = {}) => {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at ? Reflect.get(at, part) : undefined), words);
  return typeof found === 'string'
    ? found.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]))
    : undefined;
};
const teams = { home: 'Reds', away: 'Blues' };
const names = createMarketNames({ word, direction: 'ltr' });

describe('a selection', () => {
  test.each([
    [{ type: 'match-result' }, 'home', 'Reds to win', 'Reds'],
    [{ type: 'match-result' }, 'draw', 'Draw', 'Draw'],
    [{ type: 'total', line: '2.25' }, 'over', 'Over 2.25', 'Over 2.25'],
    [{ type: 'handicap', line: '-0.75' }, 'home', 'Reds (-0.75)', '-0.75 Reds'],
    [{ type: 'handicap', line: '-0.75' }, 'away', 'Blues (+0.75)', '+0.75 Blues'],
    [{ type: 'handicap', line: '0' }, 'away', 'Blues (0)', '0 Blues'],
    [{ type: 'double-chance' }, '1x', 'Reds or draw', '1X'],
    [{ type: 'correct-score' }, '2:1', '2:1', '2:1'],
    [{ type: 'correct-score' }, 'other', 'Any other score', 'Other'],
    [{ type: 'some-new-market' }, 'yes', 'Yes', 'Yes'],
  ])('of %o, %s, is named %s and labelled %s', (market, key, name, label) => {
    expect(names.selection(market, key, teams)).toBe(name);
    expect(names.label(market, key, teams)).toBe(label);
  });

  test('keeps lines and names in their own direction where text runs from the right', () => {
    const arabic = createMarketNames({ word, direction: 'rtl' });
    expect(arabic.selection({ type: 'handicap', line: '1.5' }, 'home', teams)).toBe(
      '\u2068Reds\u2069 (\u2066+1.5\u2069)',
    );
  });
});

describe('a market', () => {
  test.each([
    [{ type: 'total' }, 'football', 'Total goals'],
    [{ type: 'total' }, 'tennis', 'Total games'],
    [{ type: 'total' }, undefined, 'Total'],
    [{ type: 'next-goal', ordinal: 3 }, 'football', 'Goal number 3'],
    [{ type: 'some-new-market' }, 'football', 'some-new-market'],
  ])('of %o in %s is named %s', (market, sport, name) => {
    expect(names.market(market, sport)).toBe(name);
  });
});
