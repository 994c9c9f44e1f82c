import { familiesBehind, familyOf, fontFamilies, subsetRanges, type FontName, type Subset } from './fonts.ts';
import { fontCutHashes } from './generated/fontCutHashes.ts';
import type { TokenPath } from './names.ts';
import type { Theme } from './theme.ts';

/**
 * Part of a registry font that the texts of a theme use: characters of a subset at one width, with one weight or a
 * range of weights. A cut draws like the whole font there.
 */
export interface FontCut {
  readonly family: FontName;
  readonly subset: Subset;
  readonly characters: CutCharacters;
  /** Width in percent. */
  readonly stretch: number;
  /** Lowest and highest weight; equal if the weight is fixed. */
  readonly weight: readonly [number, number];
}

/** Characters of a cut: their name in file names, and the value of `unicode-range`. */
export interface CutCharacters {
  readonly name: string;
  readonly range: string;
}

/**
 * Parts of extended Latin: names and amounts need letters of European languages and signs of currencies, seldom one of
 * the other 600 characters.
 */
const extendedLatin: readonly CutCharacters[] = [
  { name: 'latin-european', range: 'U+0100-017F,U+0218-021B,U+1E9E,U+20A0-20AB,U+20AD-20C0' },
  {
    name: 'latin-other',
    range:
      'U+0180-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,' +
      'U+1E00-1E9D,U+1E9F,U+1EF2-1EFF,U+2020,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
];

/** Parts of Latin in fonts of display sizes: most pages have nothing but the figures of a score in them. */
const latinOfDisplay: readonly CutCharacters[] = [
  {
    name: 'latin-figures',
    range: 'U+0020,U+0025,U+0027-0029,U+002B-003A,U+00A0,U+00D7,U+200E-200F,U+2013,U+2019,U+2066-2069,U+2212',
  },
  {
    name: 'latin-letters',
    range:
      'U+0000-001F,U+0021-0024,U+0026,U+002A,U+003B-009F,U+00A1-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,' +
      'U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200D,U+2010-2012,U+2014-2018,U+201A-2065,U+206A-206F,' +
      'U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD',
  },
];

/**
 * Returns the parts in which a subset is cut.
 * @param use size of the texts that the font is for
 */
export function cutCharactersOf(subset: Subset, use: 'display' | 'text'): readonly CutCharacters[] {
  if (subset === 'latin-ext') return extendedLatin;
  return subset === 'latin' && use === 'display'
    ? latinOfDisplay
    : [{ name: subset, range: subsetRanges[subset] }];
}

/** Lowest weight of cuts for running text. A theme with a lighter one gets whole fonts. */
const lightest = 400;

/** Weights that the kit applies to the heading family; all others are those of the text families. */
const headingWeights = ['font.weight.heading', 'font.weight.display'] as const satisfies readonly TokenPath[];
const textWeights = [
  'font.weight.regular',
  'font.weight.medium',
  'font.weight.strong',
  'font.weight.price',
] as const satisfies readonly TokenPath[];

/** Families behind every other one, for scripts that it lacks. */
const fallbacks: ReadonlySet<unknown> = new Set(familiesBehind('Inter'));

const within = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(high, Math.max(low, value));

/** Returns whether a theme uses a family for nothing but titles, scores and initials. */
function isForHeadings({ brand }: Theme, name: FontName): boolean {
  const isFirst = (stack: string) => stack.startsWith(`'${fontFamilies[name].css}'`);
  return !fallbacks.has(name) && !isFirst(brand['font.body']) && !isFirst(brand['font.numeric']);
}

function weightsFor(theme: Theme, name: FontName): FontCut['weight'][] {
  const { brand } = theme;
  const [low, high] = fontFamilies[name].weight;
  const weightAt = (path: (typeof headingWeights | typeof textWeights)[number]) => Number(brand[path]);
  if (isForHeadings(theme, name))
    return [...new Set(headingWeights.map((path) => within(weightAt(path), [low, high])))].map((weight) => [
      weight,
      weight,
    ]);
  const isLighter = [...headingWeights, ...textWeights].some((path) => weightAt(path) < lightest);
  return isLighter ? [] : [[Math.max(low, lightest), high]];
}

/** Returns the widths at which a family is shown: that of titles, and the usual one for scores and text. */
function stretchesFor({ brand }: Theme, name: FontName): number[] {
  const { stretch } = familyOf(name);
  if (stretch === undefined) return [100];
  return [...new Set([within(Number.parseFloat(brand['font.headingStretch']), stretch), 100])];
}

/**
 * Returns the cuts of a registry family for a theme, whether their files exist or not.
 * @returns none if the theme's texts need the whole font
 */
export function fontCutsFor(theme: Theme, family: FontName): readonly FontCut[] {
  const widths = stretchesFor(theme, family);
  const weights = weightsFor(theme, family);
  // The first weight is that of titles.
  const useOf = (weight: FontCut['weight']) =>
    isForHeadings(theme, family) && weight !== weights[0] ? 'display' : 'text';
  return fontFamilies[family].subsets.flatMap((subset) =>
    widths.flatMap((stretch) =>
      weights.flatMap((weight) =>
        cutCharactersOf(subset, useOf(weight)).map((characters) => ({
          family,
          subset,
          characters,
          stretch,
          weight,
        })),
      ),
    ),
  );
}

/** Returns the cuts of all registry families that a theme's texts may need. */
export function fontCutsOf(theme: Theme): readonly FontCut[] {
  const families = new Set(theme.fonts.flatMap(familiesBehind));
  return [...families].flatMap((family) => (typeof family === 'string' ? fontCutsFor(theme, family) : []));
}

/** Returns a cut's key: the start of its file's name. */
export function fontCutKey({ family, characters, stretch, weight }: FontCut): string {
  return [fontFamilies[family].id, characters.name, stretch, ...new Set(weight)].join('-');
}

/** Returns the name of a cut's file, relative to the base URL of the fonts; undefined if there is none. */
export function fontCutFileName(cut: FontCut): string | undefined {
  const hash = fontCutHashes.get(fontCutKey(cut));
  return hash === undefined ? undefined : `${fontCutKey(cut)}-${hash}.woff2`;
}
