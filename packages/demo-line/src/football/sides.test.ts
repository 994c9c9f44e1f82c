import { expect, test } from 'vitest';
import { teamKey } from './names.ts';
import type { SeasonMatch } from './seasonMatch.ts';
import { oneNameASide } from './sides.ts';

let days = 0;
/** A match on a day of its own. */
const match = (home: string, away: string, code = 'en.3', more: Partial<SeasonMatch> = {}): SeasonMatch => ({
  origin: `${home} ${away}#0`,
  code,
  day: (days += 1),
  home,
  away,
  homeKey: teamKey(home),
  awayKey: teamKey(away),
  ...more,
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

test.each([
  ['Wigan', 'Wigan Athletic'],
  ['Leyton', 'Leyton Orient'],
  ['PSV', 'PSV Eindhoven'],
  ['Real Betis', 'Real Betis Balompié'],
  ['FC Basel', 'FC Basel 1893'],
])('%s and %s are one team', (short, long) => {
  const season = [match(short, 'Derby'), match('Derby', long)];
  expect(shown(season)).toEqual([`${long} – Derby`, `Derby – ${long}`]);
});

test.each([
  ['reserves', 'FC Wacker Innsbruck', 'FC Wacker Innsbruck II'],
  ['reserves without a legal form', 'Castilla', 'Castilla B'],
  ['youth', 'Alkmaar', 'Alkmaar U21'],
  ['women', 'Arsenal', 'Arsenal Women'],
  ['another club of the town', 'Shenzhen FC', 'Shenzhen Peng City'],
  ['a union of countries', 'Serbia', 'Serbia and Montenegro'],
])('%s: %s and %s stay two teams, also in different seasons', (_, short, long) => {
  const season = [match(short, 'Derby'), match('Derby', long)];
  expect(shown(season)).toEqual([`${short} – Derby`, `Derby – ${long}`]);
});

test('reserves leave the one name that a short one can be of', () => {
  const season = [
    match('Wigan', 'Derby'),
    match('Derby', 'Wigan Athletic'),
    match('Derby', 'Wigan Athletic II'),
  ];
  expect(shown(season)).toEqual([
    'Wigan Athletic – Derby',
    'Derby – Wigan Athletic',
    'Derby – Wigan Athletic II',
  ]);
});

test('two clubs that play on one day, or in one round, are never one', () => {
  const at = { day: 20_000 };
  expect(shown([match('Estrella', 'Norte', 'xx.1', at), match('Estrella Sur', 'Lago', 'xx.1', at)])).toEqual([
    'Estrella – Norte',
    'Estrella Sur – Lago',
  ]);
  const round = (index: number) => ({ origin: `2025/xx.1.json#${index}`, round: 'R1' });
  expect(
    shown([match('Estrella', 'Norte', 'xx.1', round(0)), match('Estrella Sur', 'Lago', 'xx.1', round(1))]),
  ).toEqual(['Estrella – Norte', 'Estrella Sur – Lago']);
  // Two legs of a tie have one round, in which a team plays twice.
  const tie = (index: number) => ({ origin: `2025/xx.cup.json#${index}`, round: 'Round of 16' });
  expect(
    shown([match('Wigan', 'Lago', 'xx.cup', tie(0)), match('Lago', 'Wigan Athletic', 'xx.cup', tie(1))]),
  ).toEqual(['Wigan Athletic – Lago', 'Lago – Wigan Athletic']);
});

test('the name in the file is kept where another one is shown', () => {
  const written = (matches: readonly SeasonMatch[]) =>
    oneNameASide(matches).map(({ homeWritten, awayWritten }) => [homeWritten, awayWritten]);
  const season = [match('Port Vale FC', 'Wigan'), match('Wigan Athletic', 'Port Vale FC')];
  expect(written(season)).toEqual([
    [undefined, 'Wigan'],
    [undefined, undefined],
  ]);
  expect(written([match('Fortaleza EC (BRA)', 'CA River Plate (ARG)', 'copa.l')])).toEqual([
    [undefined, undefined],
  ]);
});
