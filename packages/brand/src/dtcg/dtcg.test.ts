import { expect, test } from 'vitest';
import { bookOf } from '../testBooks.ts';
import { buildTheme } from '../theme.ts';
import { exportTheme } from './exportTheme.ts';
import { importTokens } from './importTokens.ts';

// Read back from text, as from a file.
const documentOf = (name: string, part: string): Record<string, never> =>
  JSON.parse(JSON.stringify(exportTheme(buildTheme(bookOf(name))).get(`${name}.${part}.tokens.json`)));

test('a colour, a measure and a shadow in the Design Tokens format', () => {
  const light = documentOf('touchline', 'light');
  expect(light).toMatchObject({
    color: {
      accent: { bg: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.8314, 0.9608, 0.2353], alpha: 1, hex: '#d4f53c' } } },
    },
    shadow: { sm: { $type: 'shadow', $value: [{ offsetX: { value: 0, unit: 'px' }, blur: { value: 2, unit: 'px' }, inset: false }, {}] } },
  }); // prettier-ignore
  expect(documentOf('merlot', 'brand')).toMatchObject({
    radius: { odds: { $type: 'dimension', $value: { value: 999, unit: 'px' } } },
    motion: { fast: { $type: 'duration', $value: { value: 150, unit: 'ms' } } },
  });
});

test.each(['touchline', 'merlot', 'northbank'])('%s comes back from its own export as it was', (name) => {
  const book = bookOf(name);
  for (const part of ['light', 'dark', 'contrast', 'brand'] as const) {
    const { book: taken, faults } = importTokens(book, part, documentOf(name, part));
    expect(faults).toEqual([]);
    expect(buildTheme(taken)).toEqual(buildTheme(book));
    expect(taken.overrides[part === 'brand' ? 'all' : part] ?? {}).toEqual(
      book.overrides[part === 'brand' ? 'all' : part] ?? {},
    );
  }
});

test('what differs becomes an override, also by reference; the rest stays derived', () => {
  const { book, faults } = importTokens(bookOf('touchline'), 'dark', {
    color: {
      canvas: { $value: { colorSpace: 'srgb', components: [0, 0, 0] } },
      surface: { $value: '{color.canvas}' },
    },
  });
  expect(faults).toEqual([]);
  expect(book.overrides.dark).toEqual({ 'color.canvas': '#000000', 'color.surface': '#000000' });
});

test('locked, malformed and circular values are told and not taken', () => {
  const { book, faults } = importTokens(bookOf('touchline'), 'light', {
    color: {
      border: { focus: { $value: { colorSpace: 'srgb', components: [1, 1, 1] } } },
      canvas: { $value: 'url(x)' },
      surface: { $value: '{color.surface}' },
    },
  });
  expect(faults.map(({ path }) => path)).toEqual(['color.canvas', 'color.surface', 'color.border.focus']);
  expect(book.overrides.light).toEqual({});
});
