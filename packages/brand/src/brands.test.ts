import { expect, test } from 'vitest';
import { lchOf } from './color.ts';
import { bookOf, brandNames } from './testBooks.ts';
import { buildTheme } from './theme.ts';

const brands = brandNames.map((name) => {
  const book = bookOf(name);
  return { name, book, theme: buildTheme(book) };
});

const pairs = brands.flatMap((one, index) =>
  brands.slice(index + 1).map((other) => [`${one.name} and ${other.name}`, one, other] as const),
);

/** Returns the distance between two hues in degrees, at most 180. */
function between(a: string, b: string): number {
  const apart = Math.abs(lchOf(a).h - lchOf(b).h) % 360;
  return Math.min(apart, 360 - apart);
}

test.each(pairs)(
  '%s differ in more than their accent',
  (_, { book: a, theme: one }, { book: b, theme: other }) => {
    expect(between(a.seeds.accent, b.seeds.accent), 'accents look alike').toBeGreaterThan(20);
    expect(a.seeds.headingFont).not.toBe(b.seeds.headingFont);
    expect(one.modes.light['color.canvas']).not.toBe(other.modes.light['color.canvas']);
    expect(one.modes.dark['color.canvas']).not.toBe(other.modes.dark['color.canvas']);
    const shape = (theme: typeof one) =>
      (['radius.card', 'radius.odds', 'radius.control'] as const).map((path) => theme.brand[path]).join(' ');
    expect(shape(one)).not.toBe(shape(other));
  },
);

test('the brands cover the range: both densities, both modes, square and round, flat and raised', () => {
  const themes = brands.map(({ theme }) => theme);
  expect(new Set(themes.map(({ defaults }) => `${defaults.mode} ${defaults.density}`)).size).toBeGreaterThan(
    3,
  );
  const corners = themes.map(({ brand }) => Number.parseFloat(brand['radius.card']));
  expect(Math.min(...corners)).toBe(0);
  expect(Math.max(...corners)).toBeGreaterThan(20);
  expect(new Set(themes.map(({ brand }) => brand['font.body'])).size).toBe(brands.length);
  expect(themes.some(({ modes }) => modes.light['shadow.sm'] === 'none')).toBe(true);
});
