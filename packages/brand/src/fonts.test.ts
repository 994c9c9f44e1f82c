import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFaceCss } from './fontCss.ts';
import { fontFamilies, fontNames, fontStack, subsetRanges, subsetsFor } from './fonts.ts';
import { fontFiles } from './node/fontFiles.ts';

const require = createRequire(import.meta.url);

test.each(fontNames)('%s declares the ranges that its files cover', (name) => {
  const { id, subsets } = fontFamilies[name];
  const [first] = subsets;
  const file = require.resolve(
    `@fontsource-variable/${id}/files/${id}-${first}-${fontFamilies[name].axis}-normal.woff2`,
  );
  const ranges = JSON.parse(readFileSync(file.replace(/files\/.*$/, 'unicode.json'), 'utf8'));
  // Arabic is limited to the blocks of written text, without the mathematical ones.
  for (const subset of subsets) expect(ranges[subset].startsWith(subsetRanges[subset])).toBe(true);
});

test.each(fontNames)('%s has figures of one width if and only if the registry says so', (name) => {
  const { id, axis, subsets, tabular } = fontFamilies[name];
  const file = require.resolve(`@fontsource-variable/${id}/files/${id}-${subsets[0]}-${axis}-normal.woff2`);
  const font = create(readFileSync(file));
  if (!('variationAxes' in font)) throw new Error(`${file} contains several fonts.`);
  // A font for one script takes its figures from the family before it.
  if (!font.hasGlyphForCodePoint(0x30)) return;
  const widths = new Set(
    [...'0123456789'].map((figure) => font.glyphForCodePoint(figure.charCodeAt(0)).advanceWidth),
  );
  expect(widths.size === 1 || font.availableFeatures.includes('tnum')).toBe(tabular);
});

test('the style sheet refers only to existing files', () => {
  const served = new Map(fontFiles().map(({ name, path }) => [`/fonts/${name}`, path]));
  const asked = [...fontFaceCss(fontNames, '/fonts/').matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(asked.length).toBe(served.size);
  for (const url of asked) expect(existsSync(served.get(url) ?? '')).toBe(true);
});

test('a family includes Inter for missing scripts, and Arabic', () => {
  const css = fontFaceCss(['Archivo'], '/fonts/');
  expect(css).toContain('/fonts/archivo-latin-wdth-normal.woff2');
  expect(css).toContain('/fonts/inter-cyrillic-wght-normal.woff2');
  expect(css).toContain('/fonts/noto-sans-arabic-arabic-wght-normal.woff2');
  expect(css).toContain("font-family:'Archivo Variable Fallback'");
  expect(css).not.toContain('sora');
});

test('a page includes only the scripts of its site', () => {
  const scripts = (languages: string[]) =>
    fontNames
      .filter((name) => name.startsWith('Noto'))
      .filter((name) => fontFaceCss(['Archivo'], '/fonts/', languages).includes(fontFamilies[name].id));
  expect(scripts(['en', 'pt-BR'])).toEqual([]);
  expect(scripts(['en', 'ar', 'he-IL', 'th'])).toEqual([
    'Noto Sans Arabic',
    'Noto Sans Hebrew',
    'Noto Sans Thai',
  ]);
  expect([...subsetsFor(['en', 'uk'])]).toEqual(['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']);
});

test('the fallbacks of a family are all scripts under one name, then the system font', () => {
  expect(fontStack('Sora')).toBe(
    "'Sora Variable', 'Inter Variable', 'Noto Scripts Variable', 'Sora Variable Fallback', system-ui, sans-serif",
  );
});
