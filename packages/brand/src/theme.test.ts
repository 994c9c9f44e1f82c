import { expect, test } from 'vitest';
import { contrastOf, lchOf } from './color.ts';
import { tokensOf } from './names.ts';
import { densities, modes } from './shape.ts';
import { bookOf } from './testBooks.ts';
import { buildTheme } from './theme.ts';

const house = buildTheme(bookOf('touchline'));
const merlot = buildTheme(bookOf('merlot'));
const northbank = buildTheme(bookOf('northbank'));

/** Returns whether two colours are indistinguishable side by side. */
const near = (a: string, b: string) => {
  const [one, other] = [lchOf(a), lchOf(b)];
  return Math.abs(one.l - other.l) < 0.02 && Math.abs(one.c - other.c) < 0.02;
};

test.each([
  ['light', 'color.surface', '#ffffff'],
  ['light', 'color.raised', '#fbfaf7'],
  ['light', 'color.border.default', '#e3e1d8'],
  ['light', 'color.text.muted', '#5c6472'],
  ['light', 'color.odds.rest.bg', '#f0efe9'],
  ['light', 'color.odds.up', '#0b7a4b'],
  ['light', 'color.odds.upBorder', '#94c0aa'],
  ['light', 'color.header.muted', '#adb0b4'],
  ['light', 'color.header.control', '#313c50'],
  ['light', 'color.coupon.rowUpBg', '#eef6f2'],
  ['dark', 'color.surface', '#141b27'],
  ['dark', 'color.raised', '#192231'],
  ['dark', 'color.border.default', '#243044'],
  ['dark', 'color.text.default', '#eef1f6'],
  ['dark', 'color.text.muted', '#9aa6b8'],
  ['dark', 'color.odds.rest.bg', '#1e293a'],
  ['dark', 'color.header.bg', '#0a0f17'],
  ['dark', 'color.odds.downBorder', '#78494d'],
  ['dark', 'color.boost.bg', '#281f45'],
] as const)('the default brand in %s has %s as designed', (mode, path, drawn) => {
  expect(near(house.modes[mode][path], drawn), `${house.modes[mode][path]} is not ${drawn}`).toBe(true);
});

test('each axis contains its complete groups and nothing else', () => {
  for (const theme of [house, merlot, northbank]) {
    for (const mode of modes) expect(Object.keys(theme.modes[mode])).toHaveLength(tokensOf('mode').length);
    expect(Object.keys(theme.brand)).toHaveLength(tokensOf('brand').length);
    for (const density of densities)
      expect(Object.keys(theme.densities[density])).toHaveLength(tokensOf('density').length);
  }
});

test('brands differ in shape, type and density, but not in the meaning of a colour', () => {
  expect(new Set([house, merlot, northbank].map(({ brand }) => brand['radius.odds'])).size).toBe(3);
  expect(new Set([house, merlot, northbank].map(({ brand }) => brand['font.heading'])).size).toBe(3);
  expect(northbank.defaults).toEqual({ mode: 'light', density: 'compact' });
  for (const mode of modes) {
    const meanings = [house, merlot, northbank].map(({ modes: all }) => lchOf(all[mode]['color.live.fg']).h);
    expect(Math.max(...meanings) - Math.min(...meanings)).toBeLessThan(6);
  }
});

test('a font without tabular figures is not used for prices', () => {
  const book = bookOf('northbank');
  const theme = buildTheme({ ...book, seeds: { ...book.seeds, bodyFont: 'Oswald' } });
  expect(theme.brand['font.numeric']).toMatch(/^'Inter Variable'/);
});

test('the font files include a font set by an override', () => {
  const { fonts } = buildTheme(bookOf('touchline', { overrides: { all: { 'font.heading': 'Sora' } } }));
  expect(fonts.toSorted()).toEqual(['Inter', 'Sora']);
});

test('overrides for all modes replace derived values, and overrides for one mode replace both', () => {
  const theme = buildTheme(
    bookOf('touchline', {
      overrides: {
        all: { 'color.canvas': '#ffffff', 'radius.odds': '3px', 'size.odds': '40px' },
        dark: { 'color.canvas': '#000000' },
      },
    }),
  );
  expect(modes.map((mode) => theme.modes[mode]['color.canvas'])).toEqual(['#ffffff', '#000000', '#ffffff']);
  expect(theme.brand['radius.odds']).toBe('3px');
  expect(densities.map((density) => theme.densities[density]['size.odds'])).toEqual(['40px', '40px']);
});

test('a reference follows the override of its target, unless it has its own', () => {
  const { light } = buildTheme(
    bookOf('touchline', {
      overrides: { light: { 'color.surface': '#fefefe', 'color.chip.bg': '#fdfdfd' } },
    }),
  ).modes;
  expect(light['color.nav.bg']).toBe('#fefefe');
  expect(light['color.coupon.totalBg']).toBe('#fefefe');
  expect(light['color.chip.bg']).toBe('#fdfdfd');
});

test('optional seeds are derived from the six required ones', () => {
  const book = bookOf('merlot');
  const { onAccent: _, canvas: __, canvasDark: ___, ...six } = book.seeds;
  const { light, dark } = buildTheme({ ...book, seeds: six }).modes;
  expect(lchOf(light['color.canvas']).l).toBeGreaterThan(0.95);
  expect(lchOf(dark['color.canvas']).l).toBeLessThan(0.2);
  expect(contrastOf(light['color.accent.fg'], light['color.accent.bg'])).toBeGreaterThan(4.5);
});
