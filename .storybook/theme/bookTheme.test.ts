import { modes } from '@touchline/brand';
import { expect, test } from 'vitest';
import { bookTheme, menuTheme } from './bookTheme.ts';

test('Storybook’s own pages have a theme for each mode of the toolbar', () => {
  expect(new Set(modes.map((mode) => bookTheme(mode).appBg)).size).toBe(modes.length);
  expect(modes.map((mode) => bookTheme(mode).base)).toEqual(['light', 'dark', 'light']);
});

test('an unknown mode has the first theme', () => {
  expect(bookTheme(undefined)).toEqual(bookTheme(modes[0]));
});

test('the chosen entry of the dark menu has a colour between those of light and dark', () => {
  const [light, dark, menu] = [bookTheme('light'), bookTheme('dark'), menuTheme('dark')].map((theme) =>
    Number.parseInt(theme.colorSecondary.slice(1, 3), 16),
  );
  expect(menu).toBeGreaterThan(light ?? 255);
  expect(menu).toBeLessThan(dark ?? 0);
});
