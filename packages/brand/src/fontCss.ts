import { fontCutFileName, fontCutsFor } from './fontCuts.ts';
import { familiesBehind, familyOf, subsetRanges, subsetsFor, type FontChoice, type Subset } from './fonts.ts';
import type { Theme } from './theme.ts';

/** @returns the file name of a family's subset, relative to the base URL of the fonts */
export function fontFileName(choice: FontChoice, subset: Subset): string {
  const { id, axis } = familyOf(choice);
  return `${id}-${subset}-${axis}-normal.woff2`;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** File of a font, and the part of its family that it contains. */
interface FontFace {
  readonly file: string;
  readonly subset: Subset;
  /** Value of `unicode-range`. */
  readonly range: string;
  readonly weight: readonly [number, number];
  /** Widths in percent; undefined for a family of one width. */
  readonly stretch?: readonly [number, number] | undefined;
}

/** Returns the whole font of a subset. */
function wholeFace(choice: FontChoice, subset: Subset): FontFace {
  const { weight, stretch } = familyOf(choice);
  return { file: fontFileName(choice, subset), subset, range: subsetRanges[subset], weight, stretch };
}

/** Returns the faces of a family in a theme: its cuts if all of them have a file, otherwise the whole fonts. */
function facesOf(theme: Theme, choice: FontChoice): readonly FontFace[] {
  const { subsets, stretch: widths } = familyOf(choice);
  const cuts = typeof choice === 'string' ? fontCutsFor(theme, choice) : [];
  const faces = cuts.flatMap((cut): FontFace[] => {
    const file = fontCutFileName(cut);
    const stretch = widths && ([cut.stretch, cut.stretch] as const);
    const { subset, weight, characters } = cut;
    return file === undefined ? [] : [{ file, subset, range: characters.range, weight, stretch }];
  });
  const isCut = faces.length > 0 && faces.length === cuts.length;
  return isCut ? faces : subsets.map((subset) => wholeFace(choice, subset));
}

const rangeOf = (range: readonly [number, number], unit: string) =>
  [...new Set(range)].map((value) => `${value}${unit}`).join(' ');

function faceRule(choice: FontChoice, { file, range, weight, stretch }: FontFace, baseUrl: string): string {
  return (
    `@font-face{font-family:'${familyOf(choice).css}';font-style:normal;font-display:swap;` +
    `font-weight:${rangeOf(weight, '')};${stretch === undefined ? '' : `font-stretch:${rangeOf(stretch, '%')};`}` +
    `src:url(${baseUrl}${file}) format('woff2');` +
    `unicode-range:${range}}`
  );
}

/**
 * Returns a fallback face: Arial with the metrics of the family, shown until the file is loaded, so that the swap
 * doesn't shift the layout.
 */
function fallbackFace(choice: FontChoice): string {
  const { css, metrics } = familyOf(choice);
  const { ascent, descent, width } = metrics;
  return (
    `@font-face{font-family:'${css} Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');` +
    `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};` +
    `descent-override:${percent(descent / width)};line-gap-override:0%}`
  );
}

/** Returns the rules of families, those behind them, and their fallbacks. */
function rulesOf(
  choices: readonly FontChoice[],
  faces: (choice: FontChoice) => readonly FontFace[],
  { baseUrl, languages }: { readonly baseUrl: string; readonly languages: readonly string[] | undefined },
): string {
  const needed = subsetsFor(languages);
  const families = [...new Set(choices.flatMap(familiesBehind))];
  const files = families.flatMap((family) =>
    faces(family)
      .filter(({ subset }) => needed.has(subset))
      .map((face) => faceRule(family, face, baseUrl)),
  );
  return [...files, ...[...new Set(choices)].map(fallbackFace)].join('\n');
}

/**
 * Returns the `@font-face` rules of font families and their fallbacks. Browsers load a file only when a character of
 * its range is on the page.
 * @param choices families of the registry, and brands' own
 * @param baseUrl base URL of the files, with a trailing slash: `/fonts/`
 * @param languages languages of the site, which limit the rules to the scripts in use; all scripts without it
 */
export function fontFaceCss(
  choices: readonly FontChoice[],
  baseUrl: string,
  languages?: readonly string[],
): string {
  const faces = (choice: FontChoice) => familyOf(choice).subsets.map((subset) => wholeFace(choice, subset));
  return rulesOf(choices, faces, { baseUrl, languages });
}

/**
 * Like `fontFaceCss` for the families of one theme, with files that are cut to the widths and weights of its texts.
 * Brands' own fonts, and families of which a cut is missing, are loaded whole.
 */
export function themeFontCss(theme: Theme, baseUrl: string, languages?: readonly string[]): string {
  return rulesOf(theme.fonts, (choice) => facesOf(theme, choice), { baseUrl, languages });
}

/**
 * Returns the names of the Latin files that a page of a theme shows first: that of running text, then that of titles.
 * Without a family for titles there is one.
 */
export function firstFontFiles(theme: Theme): readonly string[] {
  const { brand } = theme;
  const files = (['font.body', 'font.heading'] as const).map((path) => {
    const choice = theme.fonts.find((each) => brand[path].startsWith(`'${familyOf(each).css}'`));
    if (choice === undefined) return undefined;
    const faces = facesOf(theme, choice).filter(({ subset }) => subset === 'latin');
    // The first cut of a family has the width and the weight of titles.
    return path === 'font.body' ? (faces.find(isOfUsualWidth) ?? faces[0])?.file : faces[0]?.file;
  });
  return [...new Set(files.filter((file) => file !== undefined))];
}

const isOfUsualWidth = ({ stretch: [low, high] = [100, 100] }: FontFace) => low <= 100 && high >= 100;
