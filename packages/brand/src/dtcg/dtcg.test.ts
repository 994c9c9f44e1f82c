import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { expect, test } from 'vitest';
import type { BrandBook } from '../book.ts';
import type { BookFault } from '../bookFaults.ts';
import { fontNames } from '../fonts.ts';
import { bookOf, brandNames } from '../testBooks.ts';
import { buildTheme } from '../theme.ts';
import { exportTheme } from './exportTheme.ts';
import { importTokens, tokenParts } from './importTokens.ts';

// Parsed from text, like a file.
const documentOf = (name: string, part: string): Record<string, never> =>
  JSON.parse(JSON.stringify(exportTheme(buildTheme(bookOf(name))).get(`${name}.${part}.tokens.json`)));

test('exports a colour, a dimension and a shadow in the Design Tokens format', () => {
  const light = documentOf('touchline', 'light');
  expect(light).toMatchObject({
    color: {
      accent: { bg: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.8314, 0.9608, 0.2353], alpha: 1, hex: '#d4f53c' } } },
    },
    shadow: { sm: { $type: 'shadow', $value: [{ offsetX: { value: 0, unit: 'px' }, blur: { value: 2, unit: 'px' }, inset: false }, {}] } },
  }); // prettier-ignore
  expect(documentOf('merlot', 'brand')).toMatchObject({
    radius: { odds: { $type: 'dimension', $value: { value: 999, unit: 'px' } } },
    motion: { fast: { $type: 'duration', $value: { value: 180, unit: 'ms' } } },
  });
});

test('exports a token that refers to another one as a reference', () => {
  expect(documentOf('touchline', 'light')).toMatchObject({
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: { chip: { bg: { $type: 'color', $value: '{color.surface}' } } },
  });
});

/** Imports all documents of a book's own export into the book. */
function takeBack(book: BrandBook): { readonly book: BrandBook; readonly faults: readonly BookFault[] } {
  const exported = exportTheme(buildTheme(book));
  let taken = book;
  const faults: BookFault[] = [];
  for (const part of tokenParts) {
    const text = JSON.stringify(exported.get(`${book.name}.${part}.tokens.json`));
    const result = importTokens(taken, part, JSON.parse(text));
    taken = result.book;
    faults.push(...result.faults);
    expect(result.unused).toEqual([]);
  }
  return { book: taken, faults };
}

test.each(brandNames)('%s is unchanged after importing its own export', (name) => {
  const book = bookOf(name);
  const taken = takeBack(book);
  expect(taken.faults).toEqual([]);
  expect(buildTheme(taken.book)).toEqual(buildTheme(book));
  for (const layer of ['all', 'light', 'dark', 'contrast'] as const)
    expect(taken.book.overrides[layer] ?? {}).toEqual(book.overrides[layer] ?? {});
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const layer = fc.dictionary(
  fc.constantFrom(
    'color.canvas',
    'color.surface',
    'color.accent.bg',
    'color.chip.bg',
    'color.coupon.totalBg',
  ),
  hex,
);
const generated = fc.record({
  seeds: fc.record(
    {
      primary: hex,
      onPrimary: hex,
      accent: hex,
      headingFont: fc.constantFrom(...fontNames),
      bodyFont: fc.constantFrom(...fontNames),
      radius: fc.integer({ min: 0, max: 28 }),
      canvas: hex,
      canvasDark: hex,
    },
    { requiredKeys: ['primary', 'onPrimary', 'accent', 'headingFont', 'bodyFont', 'radius'] },
  ),
  overrides: fc.record({
    all: fc
      .record({
        radius: fc.integer({ min: 0, max: 999 }).map((px) => `${px}px`),
        weight: fc.integer({ min: 1, max: 1000 }).map(String),
        stretch: fc.integer({ min: 50, max: 200 }).map((share) => `${share}%`),
        pace: fc.constantFrom('0.2s', '90ms', '0.35s'),
        row: fc.constantFrom('3rem', '44px'),
        face: fc.constantFrom(...fontNames),
        shadow: fc.constantFrom('none', 'inset 0 1px 2px rgb(1 2 3 / 0.4), 0 0 4px 1px #abcdef'),
      })
      .map(({ radius, weight, stretch, pace, row, face, shadow }) => ({
        'radius.odds': radius,
        'font.weight.heading': weight,
        'font.headingStretch': stretch,
        'font.numeric': face,
        'motion.fast': pace,
        'size.row': row,
        'shadow.md': shadow,
      }))
      .chain((all) => layer.map((colors) => ({ ...colors, ...all }))),
    light: layer,
    dark: layer,
    contrast: layer,
  }),
});

// A long timeout, because unreadable seeds lengthen the search of the derivation.
test('any book is unchanged after importing its own export', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(generated, (change) => {
      const book = bookOf('touchline', change);
      const taken = takeBack(book);
      expect(taken.faults).toEqual([]);
      expect(buildTheme(taken.book)).toEqual(buildTheme(book));
    }),
    propertyOptions(8, 80),
  );
});

test('imports differences as overrides, including by reference, and leaves the rest derived', () => {
  const { book, faults, unused } = importTokens(bookOf('touchline'), 'dark', {
    color: {
      $type: 'color',
      canvas: { $value: { colorSpace: 'srgb', components: [0, 0, 0] } },
      surface: { $value: '{color.canvas}' },
      chip: { bg: { $value: '{color.surface}' } },
      swatch: { $value: '{color.canvas}' },
    },
    glow: { $type: 'gradient', $value: [{ color: '{color.canvas}', position: 0 }] },
  });
  expect(faults).toEqual([]);
  // The chip isn't overridden, as it refers to the surface.
  expect(book.overrides.dark).toEqual({ 'color.canvas': '#000000', 'color.surface': '#000000' });
  expect(unused).toEqual(['color.swatch', 'glow']);
});

test('reports locked, malformed and circular values and does not import them', () => {
  const { book, faults } = importTokens(bookOf('touchline'), 'light', {
    color: {
      $type: 'color',
      border: { focus: { $value: { colorSpace: 'srgb', components: [1, 1, 1] } } },
      canvas: { $value: 'url(x)' },
      surface: { $value: '{color.surface}' },
    },
    shadow: { sm: { $type: 'number', $value: 3 } },
  });
  expect(faults.map(({ path }) => path)).toEqual([
    'color.canvas',
    'color.surface',
    'color.border.focus',
    'shadow.sm',
  ]);
  expect(book.overrides.light).toEqual({});
});

test('reports a document of which nothing was understood, with its cause', () => {
  const book = bookOf('touchline');
  for (const document of [
    {},
    { brand: { red: { $type: 'color', $value: '#ff0000' } } },
    documentOf('touchline', 'brand'),
  ]) {
    const { faults, book: taken } = importTokens(book, 'light', document);
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The document has .*none that "light" has, such as "color\.canvas"\./),
    ]);
    expect(taken.overrides.light).toEqual({});
  }
});

test('imports colours that are written as text, and names them', () => {
  const { book, faults, drafts } = importTokens(bookOf('touchline'), 'dark', {
    color: { canvas: { $type: 'color', $value: '#0A0B0C' } },
  });
  expect(faults).toEqual([]);
  expect(drafts).toEqual(['color.canvas']);
  expect(book.overrides.dark).toEqual({ 'color.canvas': '#0a0b0c' });
});
