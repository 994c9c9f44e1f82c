import { expect, test } from 'vitest';
import { teamKey } from './names.ts';
import type { SeasonMatch } from './seasonMatch.ts';
import { oneNameASide } from './sides.ts';

const match = (home: string, away: string, code = 'en.3'): SeasonMatch => ({
  origin: `${home} ${away}`,
  code,
  day: 1,
  home,
  away,
  homeKey: teamKey(home),
  awayKey: teamKey(away),
});
const shown = (matches: readonly SeasonMatch[]) =>
  oneNameASide(matches).map(({ home, away }) => `${home} – ${away}`);

test('a team that files write in two ways has its longest name everywhere', () => {
  expect(shown([match('Port Vale FC', 'Wigan'), match('Wigan Athletic', 'Port Vale')])).toEqual([
    'Port Vale FC – Wigan Athletic',
    'Wigan Athletic – Port Vale FC',
  ]);
});

test('a name truncated to its legal form is the only team that begins with it', () => {
  const season = [
    match('AFC', 'Barnsley'),
    match('AFC Wimbledon', 'Reading'),
    match('Sunderland AFC', 'Reading'),
  ];
  expect(shown(season)).toEqual([
    'AFC Wimbledon – Barnsley',
    'AFC Wimbledon – Reading',
    'Sunderland AFC – Reading',
  ]);
  expect(shown([...season, match('AFC Fylde', 'Barnsley')])[0]).toBe('AFC – Barnsley');
});

test('two teams that play each other are different, and an ambiguous short name is a team of its own', () => {
  expect(shown([match('Dundee', 'Dundee United')])).toEqual(['Dundee – Dundee United']);
  const three = [match('Bristol', 'Derby'), match('Bristol City', 'Derby'), match('Bristol Rovers', 'Derby')];
  expect(shown(three)[0]).toBe('Bristol – Derby');
});

test('the country in an international file is not part of a name', () => {
  expect(shown([match('Fortaleza EC (BRA)', 'CA River Plate (ARG)', 'copa.l')])).toEqual([
    'Fortaleza EC – CA River Plate',
  ]);
});
