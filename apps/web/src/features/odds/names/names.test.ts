import { describe, expect, test } from 'vitest';
import type { FindText } from '../../../platform/i18n/useFindText.ts';
import words from '../../../platform/i18n/locales/en/markets.json' with { type: 'json' };
import more from '../../../platform/i18n/locales/en/marketsMore.json' with { type: 'json' };
import sports from '../../../platform/i18n/locales/en/sports.json' with { type: 'json' };
import { createMarketNames } from './names.ts';

const bundles: Readonly<Record<string, unknown>> = { markets: words, marketsMore: more, sports };
const word: FindText = (namespace, key, values = {}) => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at ? Reflect.get(at, part) : undefined),
      bundles[namespace],
    );
  return typeof found === 'string'
    ? found.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]))
    : undefined;
};
const teams = { home: 'Reds', away: 'Blues' };
const names = createMarketNames({ findText: word, direction: 'ltr' });

describe('a selection', () => {
  test.each([
    [{ type: 'match-result' }, 'home', 'Reds to win', 'Reds'],
    [{ type: 'match-result' }, 'draw', 'Draw', 'Draw'],
    [{ type: 'total', line: '2.25' }, 'over', 'Over 2.25', 'Over 2.25'],
    [{ type: 'handicap', line: '-0.75' }, 'home', 'Reds (−0.75)', '−0.75 Reds'],
    [{ type: 'handicap', line: '-0.75' }, 'away', 'Blues (+0.75)', '+0.75 Blues'],
    [{ type: 'handicap', line: '0' }, 'away', 'Blues (0)', '0 Blues'],
    [{ type: 'double-chance' }, '1x', 'Reds or draw', '1X'],
    [{ type: 'correct-score' }, '2:1', '2:1', '2:1'],
    [{ type: 'correct-score' }, 'other', 'Any other score', 'Other'],
    [{ type: 'part-total', line: '22.5', ordinal: 1 }, 'over', 'Over 22.5', 'Over 22.5'],
    [{ type: 'part-handicap', line: '-4.5', ordinal: 2 }, 'away', 'Blues (+4.5)', '+4.5 Blues'],
    [{ type: 'part-result', ordinal: 1 }, 'draw', 'Draw', 'Draw'],
    [{ type: 'total-home', line: '1.5' }, 'under', 'Under 1.5', 'Under 1.5'],
    [{ type: 'result-total', line: '2.5' }, 'home-over', 'Reds and Over 2.5', 'Reds and Over 2.5'],
    [{ type: 'result-both' }, 'away-yes', 'Blues and both teams to score', 'Blues and both teams to score'],
    [{ type: 'half-full' }, 'draw-away', 'Draw / Blues', 'Draw / Blues'],
    [{ type: 'winning-margin' }, 'home-6-10', 'Reds by 6–10', 'Reds by 6–10'],
    [{ type: 'winning-margin' }, 'away-3-plus', 'Blues by 3+', 'Blues by 3+'],
    [{ type: 'exact-total' }, '6-plus', '6+', '6+'],
    [{ type: 'round-winner' }, 'home-4', 'Reds, round 4', 'Reds, round 4'],
    [{ type: 'race-to', ordinal: 20 }, 'none', 'Neither', 'Neither'],
    [{ type: 'outright-winner' }, 'Q. Rothmere', 'Q. Rothmere', 'Q. Rothmere'],
    [{ type: 'outright-winner' }, '4', '4', '4'],
    [{ type: 'some-new-market' }, 'yes', 'Yes', 'Yes'],
  ])('of %o, %s, is named %s and labelled %s', (market, key, name, label) => {
    expect(names.selection(market, key, teams)).toBe(name);
    expect(names.label(market, key, teams)).toBe(label);
  });

  test('isolates lines and names in right-to-left text', () => {
    const arabic = createMarketNames({ findText: word, direction: 'rtl' });
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
    [{ type: 'next-goal', ordinal: 3 }, 'football', 'Goal 3'],
    [{ type: 'part-total', line: '22.5', ordinal: 2 }, 'basketball', '2nd quarter: Total points'],
    [{ type: 'part-total', line: '19.5', ordinal: 1 }, 'esports', '1st map: Total rounds'],
    [{ type: 'part-set-score', ordinal: 3 }, 'tennis', '3rd set: Score'],
    [{ type: 'part-winner', ordinal: 4 }, undefined, '4: Winner'],
    [{ type: 'half-full' }, 'tennis', 'First set/match'],
    [{ type: 'half-full' }, 'football', 'Half-time/full-time'],
    [{ type: 'race-to', ordinal: 20 }, 'basketball', 'Race to 20'],
    [{ type: 'total-home', line: '1.5' }, 'football', 'Team 1 total'],
    [{ type: 'some-new-market' }, 'football', 'some-new-market'],
  ])('of %o in %s is named %s', (market, sport, name) => {
    expect(names.market(market, sport)).toBe(name);
  });

  test('about one side includes its name if it is known', () => {
    expect(names.market({ type: 'total-away', line: '1.5' }, 'football', teams)).toBe('Blues: total');
  });
});
