import { expect, test } from 'vitest';
import { bookOf } from '../testBooks.ts';
import { buildTheme } from '../theme.ts';
import { contrastFaults, contrastFigures } from './themeFaults.ts';

test.each(['touchline', 'merlot', 'northbank'])('every pair in %s has enough contrast', (name) => {
  expect(contrastFaults(buildTheme(bookOf(name)))).toEqual([]);
});

test('a faulty book is reported with brand, mode, pair, contrast and requirement', () => {
  const book = bookOf('merlot');
  const bad = buildTheme({ ...book, seeds: { ...book.seeds, onPrimary: '#b06a80' } });
  const faults = contrastFaults(bad);
  const told =
    /^Brand merlot, mode light: color\.header\.fg \(#b06a80\) on color\.header\.bg \(#7A1236\) has a contrast of 2\.65 and needs 4\.5 for text\. Move the seeds they come from further apart, or override one of them in overrides\.light, for example "color\.header\.fg": "#[0-9a-f]{6}"\.$/;
  expect(faults.some((fault) => told.test(fault))).toBe(true);
  expect(faults.every((fault) => fault.startsWith('Brand merlot, mode light: '))).toBe(true);
});

test('an override in one mode is checked in that mode', () => {
  const theme = buildTheme(bookOf('touchline', { overrides: { dark: { 'color.text.muted': '#333c4a' } } }));
  expect(contrastFaults(theme).length).toBeGreaterThan(0);
  for (const fault of contrastFaults(theme))
    expect(fault).toMatch(
      /^Brand touchline, mode dark: color\.(?:text\.muted|outcome\.lost\.fg) \(#333c4a\)/,
    );
});

test('the contrast mode requires 7, and the closest pair is first', () => {
  const figures = contrastFigures(buildTheme(bookOf('touchline')));
  const texts = figures.filter(({ mode, kind }) => mode === 'contrast' && kind === 'text');
  expect(new Set(texts.map(({ need }) => need))).toEqual(new Set([7]));
  const shares = figures.map(({ figure, need }) => figure / need);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('the suggested value reaches the requirement', () => {
  const overrides = { dark: { 'color.header.bg': '#0e4a5c' } };
  const [fault = ''] = contrastFaults(buildTheme(bookOf('touchline', { overrides })));
  const [, path = '', value = ''] = /for example "([\w.]+)": "(#[0-9a-f]{6})"/.exec(fault) ?? [];
  const mended = buildTheme(
    bookOf('touchline', { overrides: { dark: { ...overrides.dark, [path]: value } } }),
  );
  expect(contrastFaults(mended).some((each) => each.includes(path))).toBe(false);
});
