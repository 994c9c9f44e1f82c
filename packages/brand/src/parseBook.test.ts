import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookSchemaText } from './bookSchema.ts';
import { parseBrandBook } from './parseBook.ts';
import { bookOf, rawBook } from './testBooks.ts';

function faultsOf(change: Record<string, unknown>): readonly string[] {
  const parsed = parseBrandBook({ ...rawBook('touchline'), ...change });
  return parsed.ok ? [] : parsed.faults.map(({ message }) => message);
}

const seeds = (change: Record<string, unknown>) => ({ seeds: { ...rawBook('touchline').seeds, ...change } });

test('accepts the brands of this repository', () => {
  for (const name of ['touchline', 'merlot', 'northbank']) expect(bookOf(name).name).toBe(name);
});

test.each([
  ['a misspelt key', { sedes: {} }, '"sedes" is not part of a brand book'],
  ['a missing part', { pwa: undefined }, '"pwa" is missing'],
  ['a colour by name', seeds({ primary: 'navy' }), '"seeds.primary" is "navy", which can\'t be used: it must be an opaque colour such as #16233B'],
  ['a family that is not served', seeds({ headingFont: 'Papyrus' }), '"seeds.headingFont" is "Papyrus", which doesn\'t exist here. Choose one of ("Inter" |'],
  ['a radius out of range', seeds({ radius: 200 }), '"seeds.radius" is 200 where <=28 is expected'],
  ['a logo elsewhere', { logo: '../../etc/passwd' }, '"logo" is "../../etc/passwd"'],
  ['an unknown token', { overrides: { all: { 'color.nothing': '#fff' } } }, '"overrides.all.color.nothing" names no token'],
  ['a locked token', { overrides: { dark: { 'color.status.warning.fg': '#ffffff' } } }, '"overrides.dark.color.status.warning.fg" is locked'],
  ['a shape by mode', { overrides: { dark: { 'radius.card': '4px' } } }, 'does not change by mode'],
  ['a value of another type', { overrides: { all: { 'radius.card': 'url(x)' } } }, '"overrides.all.radius.card" has the value "url(x)", which'],
  ['a translucent text', { overrides: { light: { 'color.text.muted': '#00000080' } } }, 'is translucent'],
])('reports %s with its path', (_, change, message) => {
  expect(faultsOf(change)).toEqual([expect.stringContaining(message)]);
}); // prettier-ignore

test('reports all faults at once', () => {
  expect(faultsOf({ ...seeds({ primary: 'x', accent: 'y' }), title: '' })).toHaveLength(3);
});

test('returns overrides in canonical form', () => {
  const book = bookOf('touchline', {
    overrides: { all: { 'color.accent.bg': 'rgb(255 0 0)', 'radius.odds': '0' } },
  });
  expect(book.overrides.all).toEqual({ 'color.accent.bg': '#ff0000', 'radius.odds': '0px' });
});

test('the published schema is up to date; otherwise run: pnpm -C packages/brand schema', () => {
  expect(readFileSync(new URL('../brand-book.schema.json', import.meta.url), 'utf8')).toBe(bookSchemaText());
});
