import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { firstFontFiles, themeFontCss } from './fontCss.ts';
import { charactersOf } from './cli/charactersOf.ts';
import { cutCharactersOf, fontCutFileName, fontCutKey, fontCutsOf, type FontCut } from './fontCuts.ts';
import { familyOf, fontFamilies, subsetNames, subsetRanges } from './fonts.ts';
import { fontCutFiles, fontCutFolder, fontFiles, registryFile } from './node/fontFiles.ts';
import { bookOf, brandNames } from './testBooks.ts';
import { buildTheme } from './theme.ts';

/** Returns the theme of a brand, with overrides in place of its own. */
const themeOf = (name: string, all?: Record<string, string>) =>
  buildTheme(bookOf(name, all && { overrides: { all } }));

/** Characters whose outlines are compared: those of prices, names and titles. */
const shown = 'AGMQRWaegkmswxz0123456789.,:–+%&';

function opened(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (!('variationAxes' in font)) throw new Error('The file contains several fonts.');
  return font;
}

/** Returns a font as another library than the cutter interprets it, at a weight and a width. */
async function fontAt(file: string, { weight, stretch }: { weight: number; stretch: number }): Promise<Font> {
  // Variations of compressed fonts can't be read. The types of the library lack `keepFeatures`.
  const options = { targetFormat: 'truetype', keepFeatures: ['tnum'] } as const;
  const font = opened(await subsetFont(readFileSync(file), shown, options));
  const { wght, wdth } = font.variationAxes;
  if (wght === undefined && wdth === undefined) return font;
  return font.getVariation({ ...(wght && { wght: weight }), ...(wdth && { wdth: stretch }) });
}

/** Returns the greatest distance between two outlines, or two widths, of a character in units of 1000 per em. */
function distanceOf(whole: Font, cut: Font, character: string): number {
  const [before, after] = [whole, cut].map((font) => {
    const [glyph] = font.layout(character, ['tnum']).glyphs;
    const numbers = glyph?.path.commands.flatMap(({ args }) => args) ?? [];
    return [...numbers, glyph?.advanceWidth ?? 0].map((value) => (value * 1000) / font.unitsPerEm);
  });
  expect(after?.length).toBe(before?.length);
  return Math.max(...(before ?? []).map((value, index) => Math.abs(value - (after?.[index] ?? Infinity))));
}

const cuts = new Map(
  brandNames.flatMap((name) => fontCutsOf(themeOf(name))).map((cut) => [fontCutKey(cut), cut] as const),
);
const latin = [...cuts.values()].filter(({ subset }) => subset === 'latin');

describe('a cut of a font', () => {
  test.each(latin.map((cut) => [fontCutKey(cut), cut] as const))(
    '%s draws text like the whole font',
    async (_, cut: FontCut) => {
      const file = join(fontCutFolder, fontCutFileName(cut) ?? '');
      for (const weight of new Set(cut.weight)) {
        const at = { weight, stretch: cut.stretch };
        const [whole, part] = await Promise.all([
          fontAt(registryFile(cut.family, cut.subset), at),
          fontAt(file, at),
        ]);
        const characters = [...shown].filter((each) => part.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
        expect(characters.length).toBeGreaterThan(10);
        // Coordinates of a fixed weight are rounded.
        for (const character of characters) expect(distanceOf(whole, part, character)).toBeLessThan(2);
      }
    },
  );

  test.each(
    latin
      .filter(({ family, characters }) => fontFamilies[family].tabular && characters.name !== 'latin-letters')
      .map(fontCutKey),
  )('%s has tabular figures', (key) => {
    const cut = cuts.get(key);
    const font = opened(readFileSync(join(fontCutFolder, (cut && fontCutFileName(cut)) ?? '')));
    const widths = [...'0123456789'].map((figure) => font.layout(figure, ['tnum']).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  test.each(subsetNames)('has all characters of the subset %s together with its other parts', (subset) => {
    for (const use of ['text', 'display'] as const) {
      const parts = cutCharactersOf(subset, use).flatMap(({ range }) => [...charactersOf(range)]);
      expect(parts.toSorted()).toEqual([...charactersOf(subsetRanges[subset])].toSorted());
    }
  });

  test('is committed for every brand, with the licence of its family', () => {
    const files = readdirSync(fontCutFolder);
    for (const cut of cuts.values()) {
      expect(files).toContain(fontCutFileName(cut));
      expect(files).toContain(`${familyOf(cut.family).id}-licence.txt`);
    }
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(cuts.size);
  });
});

describe('the style sheet of a theme', () => {
  const filesIn = (css: string) => [...css.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, file = '']) => file);

  test('refers only to files that are served', () => {
    const served = new Map([...fontFiles(), ...fontCutFiles()].map(({ name, path }) => [name, path]));
    for (const name of brandNames)
      for (const file of filesIn(themeFontCss(themeOf(name), '/fonts/')))
        expect(existsSync(served.get(file) ?? '')).toBe(true);
  });

  test('has the widths and weights of titles and scores, and a range of weights for text', () => {
    const css = themeFontCss(themeOf('touchline'), '/fonts/', ['en']);
    const faces = [...css.matchAll(/family:'(\w+) Variable'.*?weight:([\d ]+);(?:font-stretch:(\d+%))?/g)];
    expect(new Set(faces.map((face) => face.slice(1).filter(Boolean).join(' ')))).toEqual(
      new Set([
        'Inter 400 900',
        'Archivo 720 88%',
        'Archivo 840 88%',
        'Archivo 720 100%',
        'Archivo 840 100%',
      ]),
    );
  });

  test.each([
    ['a lighter text', { 'font.weight.regular': '300' }, 'inter-latin-wght-normal.woff2'],
    ['titles of another width', { 'font.headingStretch': '75%' }, 'archivo-latin-wdth-normal.woff2'],
    ['titles of another weight', { 'font.weight.heading': '500' }, 'archivo-latin-wdth-normal.woff2'],
  ])('has the whole font for %s', (_, overrides, file) => {
    expect(filesIn(themeFontCss(themeOf('touchline', overrides), '/fonts/', ['en']))).toContain(file);
  });
});

test('the first fonts of a page are those of text and of titles, with 60 kB for text, titles and scores', () => {
  const theme = themeOf('touchline');
  const [text, titles, ...others] = firstFontFiles(theme);
  expect([text, titles]).toEqual([
    expect.stringMatching(/^inter-latin-100-400-900-/),
    expect.stringMatching(/^archivo-latin-88-720-/),
  ]);
  expect(others).toEqual([]);
  const ofHome = fontCutFiles().filter(({ name }) =>
    /^(?:inter-latin-100|archivo-latin-(?:88|100)-720)-/.test(name),
  );
  expect(ofHome).toHaveLength(3);
  expect(ofHome.reduce((sum, { path }) => sum + statSync(path).size, 0)).toBeLessThan(60_000);
  expect(firstFontFiles(themeOf('paloma'))[0]).toMatch(/^sora-latin-100/);
  expect(firstFontFiles(themeOf('ricochet'))).toHaveLength(1);
});
