import { expect, test } from 'vitest';
import { bookOf, brandNames, rawBook } from '../testBooks.ts';
import { buildTheme } from '../theme.ts';
import { themeFaults, themeFaultTexts } from './themeFaults.ts';

type Overrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the faults of the default brand with other seeds or overrides. */
function faultsOf(seeds: Readonly<Record<string, string>>, overrides: Overrides = {}): readonly string[] {
  const book = bookOf('touchline', { seeds: { ...rawBook('touchline').seeds, ...seeds }, overrides });
  return themeFaultTexts(buildTheme(book));
}

test.each(brandNames)('%s has no faults', (name) => {
  expect(themeFaults(buildTheme(bookOf(name)))).toEqual([]);
});

test.each([
  ['the page', { accent: '#f2f4e6', onAccent: '#141A24' }, {}, 'the accent can’t be told from the page'],
  [
    'a price at rest',
    {},
    { light: { 'color.odds.rest.bg': '#dcf06a' } },
    'a selected price can’t be told from a price at rest',
  ],
  [
    'the coupon',
    {},
    { dark: { 'color.action.primary.rest': '#1b2433', 'color.action.primary.fg': '#ffffff' } },
    'the button that places a bet can’t be told from the coupon',
  ],
  [
    'other chips',
    {},
    { light: { 'color.chip.bg': '#20262f' } },
    'a selected chip can’t be told from the others',
  ],
])('a brand is refused when its accent or selection looks like %s', (_, seeds, overrides, reason) => {
  expect(faultsOf(seeds, overrides).join('\n')).toContain(reason);
});

test.each([
  ['live play in green', {}, { light: { 'color.live.fg': '#0b7a4b' } }, 'color.live.fg (#0b7a4b) isn’t red'],
  ['a falling price in grey', {}, { dark: { 'color.odds.down': '#d0d4da' } }, 'color.odds.down (#d0d4da) isn’t red'],
  ['a rising price in red', {}, { all: { 'color.odds.up': '#c4291c' } }, 'color.odds.up (#c4291c) isn’t green'],
  ['a won bet in violet', {}, { light: { 'color.outcome.won.fg': '#6b3fd4' } }, 'isn’t green, which is up or won'],
  ['a bonus in blue', {}, { light: { 'color.boost.fg': '#1d5fbf' } }, 'isn’t violet, which is a bonus'],
  ['a red halo in green', {}, { light: { 'color.live.halo': '#8fd9b4' } }, 'is green, which is up or won'],
  ['an accent in the red of live play', { accent: '#e0301f', onAccent: '#ffffff' }, {}, 'color.accent.bg (#e0301f) looks like'],
  ['an accent in the violet of a bonus', { accent: '#7043da', onAccent: '#ffffff' }, {}, 'violet is a bonus in every brand'],
])('a brand is refused that has %s', (_, seeds, overrides, reason) => {
  expect(faultsOf(seeds, overrides).join('\n')).toContain(reason);
}); // prettier-ignore

test('a font without tabular figures is refused for prices, directly or through the font of texts', () => {
  for (const path of ['font.numeric', 'font.body'])
    expect(faultsOf({}, { all: { [path]: 'Fraunces' } })).toEqual([
      expect.stringMatching(
        /^Brand touchline: font\.numeric starts with Fraunces, .*Inter.*overrides\.all\.$/,
      ),
    ]);
  expect(faultsOf({}, { all: { 'font.body': 'Fraunces', 'font.numeric': 'Inter' } })).toEqual([]);
});

test('a hint changes the ground when the text on it is locked', () => {
  const faults = faultsOf({}, { light: { 'color.surface': '#b8b8b8' } });
  const fault = faults.find((each) => each.includes('color.status.danger.fg'));
  expect(fault).toMatch(/for example "color\.surface": "#[0-9a-f]{6}"\.$/);
});

test('a hint for the line of the header names a value of the line, and leaves the accent', () => {
  const header = { 'color.header.bg': '#a5c400', 'color.header.fg': '#101418' };
  const faults = faultsOf({}, { dark: header });
  const fault = faults.find((each) => each.includes('color.header.line (#D4F53C) on color.header.bg'));
  expect(fault).toMatch(/for example "color\.header\.line": "#[0-9a-f]{6}"\.$/);
});

test('a hint causes no other fault', () => {
  const overrides = { light: { 'color.odds.rest.bg': '#dcf06a' } };
  const before = faultsOf({}, overrides);
  const fault = before.find((each) => each.includes('can’t be told from a price at rest')) ?? '';
  const [, path = '', value = ''] = /for example "([\w.]+)": "(#[0-9a-f]{6})"/.exec(fault) ?? [];
  expect(path).toBe('color.odds.rest.bg');
  const after = faultsOf({}, { light: { ...overrides.light, [path]: value } });
  expect(after.filter((each) => each.includes(path))).toEqual([]);
});
