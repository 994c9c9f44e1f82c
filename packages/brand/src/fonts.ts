/** Unicode ranges that a self-hosted file can cover, as split by Fontsource. */
export const subsetRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  hebrew: 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
  devanagari:
    'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
} as const;

export type Subset = keyof typeof subsetRanges;

// `Object.keys` loses the type of the keys.
export const subsetNames = Object.keys(subsetRanges) as readonly Subset[];

/** Subsets for every page, regardless of language: team names use all of Latin. */
export const everywhere: readonly Subset[] = ['latin', 'latin-ext'];

/**
 * Further subsets by language code without region. Chinese, Japanese and Korean are omitted: their files have
 * megabytes, and every system has its own font, which the browser selects by the page's `lang` after our families.
 */
export const subsetsOfLanguage: ReadonlyMap<string, readonly Subset[]> = new Map(
  Object.entries({
    ...Object.fromEntries(['ru', 'be', 'bg', 'mk', 'sr'].map((code) => [code, ['cyrillic'] as const])),
    ...Object.fromEntries(
      ['uk', 'kk', 'ky', 'mn', 'tg', 'tt', 'uz', 'az'].map((code) => [
        code,
        ['cyrillic', 'cyrillic-ext'] as const,
      ]),
    ),
    ...Object.fromEntries(['ar', 'fa', 'ur', 'ckb', 'ps'].map((code) => [code, ['arabic'] as const])),
    ...Object.fromEntries(['hi', 'mr', 'ne'].map((code) => [code, ['devanagari'] as const])),
    el: ['greek'],
    vi: ['vietnamese'],
    he: ['hebrew'],
    th: ['thai'],
  }),
);

/**
 * @param languages BCP 47 tags; all subsets without it
 * @returns the subsets that pages in these languages may need
 */
export function subsetsFor(languages?: readonly string[]): ReadonlySet<Subset> {
  if (languages === undefined) return new Set(subsetNames);
  const codes = languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return new Set([...everywhere, ...codes.flatMap((code) => subsetsOfLanguage.get(code) ?? [])]);
}

/** Font family that a brand book can use. */
export interface FontFamily {
  /** Name in `font-family`. */
  readonly css: string;
  /** Folder of the Fontsource package, and prefix of its file names. */
  readonly id: string;
  /** Axes of the file: weight only, or width and weight. */
  readonly axis: 'wght' | 'wdth';
  /** Lowest and highest weight. */
  readonly weight: readonly [number, number];
  /** Lowest and highest width in percent. */
  readonly stretch?: readonly [number, number];
  readonly subsets: readonly Subset[];
  /** True if the font has tabular digits; required for prices. */
  readonly tabular: boolean;
  /** Weights and width (in percent) of headings. */
  readonly heading: {
    readonly weight: number;
    readonly display: number;
    readonly stretch: number;
    readonly wordmark: number;
  };
  /** Ascent and descent in em, and width relative to Arial, for a font swap that doesn't shift the layout. */
  readonly metrics: { readonly ascent: number; readonly descent: number; readonly width: number };
}

const plain = { weight: 700, display: 800, stretch: 100, wordmark: 100 } as const;
const latin = ['latin', 'latin-ext'] as const;
/**
 * If ranges overlap, the last one wins: the small Vietnamese file rather than the large one for extended Latin.
 */
const vietnamese = [...latin, 'vietnamese'] as const;

/**
 * Common name of the fonts for scripts that no brand's family has: their ranges don't overlap, and the list of
 * families is short regardless of the number of scripts.
 */
const scripts = 'Noto Scripts Variable';

export const fontFamilies = {
  Inter: {
    css: 'Inter Variable',
    id: 'inter',
    axis: 'wght',
    weight: [100, 900],
    subsets: [...vietnamese, 'cyrillic', 'cyrillic-ext', 'greek'],
    tabular: true,
    heading: plain,
    metrics: { ascent: 0.9688, descent: 0.2412, width: 1.0751 },
  },
  Archivo: {
    css: 'Archivo Variable',
    id: 'archivo',
    axis: 'wdth',
    weight: [100, 900],
    stretch: [62, 125],
    subsets: vietnamese,
    tabular: true,
    heading: { weight: 720, display: 840, stretch: 88, wordmark: 112 },
    metrics: { ascent: 0.878, descent: 0.21, width: 0.9047 },
  },
  Figtree: {
    css: 'Figtree Variable',
    id: 'figtree',
    axis: 'wght',
    weight: [300, 900],
    subsets: latin,
    tabular: true,
    heading: plain,
    metrics: { ascent: 0.95, descent: 0.25, width: 0.9585 },
  },
  'Bricolage Grotesque': {
    css: 'Bricolage Grotesque Variable',
    id: 'bricolage-grotesque',
    axis: 'wdth',
    weight: [200, 800],
    stretch: [75, 100],
    subsets: vietnamese,
    tabular: true,
    heading: { weight: 700, display: 800, stretch: 96, wordmark: 100 },
    metrics: { ascent: 0.93, descent: 0.27, width: 1.0182 },
  },
  Oswald: {
    css: 'Oswald Variable',
    id: 'oswald',
    axis: 'wght',
    weight: [200, 700],
    subsets: [...vietnamese, 'cyrillic', 'cyrillic-ext'],
    tabular: false,
    heading: { weight: 600, display: 700, stretch: 100, wordmark: 100 },
    metrics: { ascent: 1.193, descent: 0.289, width: 0.8269 },
  },
  Sora: {
    css: 'Sora Variable',
    id: 'sora',
    axis: 'wght',
    weight: [100, 800],
    subsets: latin,
    tabular: true,
    heading: { weight: 650, display: 750, stretch: 100, wordmark: 100 },
    metrics: { ascent: 0.97, descent: 0.29, width: 1.067 },
  },
  Fraunces: {
    css: 'Fraunces Variable',
    id: 'fraunces',
    axis: 'wght',
    weight: [100, 900],
    subsets: vietnamese,
    tabular: false,
    heading: { weight: 600, display: 700, stretch: 100, wordmark: 100 },
    metrics: { ascent: 0.978, descent: 0.255, width: 1.0845 },
  },
  Oxanium: {
    css: 'Oxanium Variable',
    id: 'oxanium',
    axis: 'wght',
    weight: [200, 800],
    subsets: latin,
    tabular: true,
    heading: { weight: 700, display: 800, stretch: 100, wordmark: 100 },
    metrics: { ascent: 0.79, descent: 0.21, width: 1.0439 },
  },
  'Noto Sans Arabic': {
    css: scripts,
    id: 'noto-sans-arabic',
    axis: 'wght',
    weight: [100, 900],
    subsets: ['arabic'],
    tabular: true,
    heading: plain,
    metrics: { ascent: 1.374, descent: 0.738, width: 0.8992 },
  },
  'Noto Sans Hebrew': {
    css: scripts,
    id: 'noto-sans-hebrew',
    axis: 'wght',
    weight: [100, 900],
    subsets: ['hebrew'],
    tabular: true,
    heading: plain,
    metrics: { ascent: 1.068, descent: 0.292, width: 1.0589 },
  },
  'Noto Sans Devanagari': {
    css: scripts,
    id: 'noto-sans-devanagari',
    axis: 'wght',
    weight: [100, 900],
    subsets: ['devanagari'],
    tabular: true,
    heading: plain,
    metrics: { ascent: 0.896, descent: 0.408, width: 1.0647 },
  },
  'Noto Sans Thai': {
    css: scripts,
    id: 'noto-sans-thai',
    axis: 'wght',
    weight: [100, 900],
    subsets: ['thai'],
    tabular: true,
    heading: plain,
    metrics: { ascent: 1.061, descent: 0.45, width: 1.0637 },
  },
} as const satisfies Record<string, FontFamily>;

export type FontName = keyof typeof fontFamilies;

export const fontNames: readonly FontName[] = Object.keys(fontFamilies).filter(isFontName);

/** @returns whether the text is a family of the registry */
export function isFontName(name: string): name is FontName {
  return Object.hasOwn(fontFamilies, name);
}

/** A family of the registry by name, or a brand's own. */
export type FontChoice = FontName | FontFamily;

/** @returns the family of a choice */
export function familyOf(choice: FontChoice): FontFamily {
  return typeof choice === 'string' ? fontFamilies[choice] : choice;
}

/**
 * @param own families of the brand
 * @returns a family by its name in a brand book or in CSS
 */
export function fontNamed(name: string, own: readonly FontFamily[]): FontChoice | undefined {
  return (
    own.find(({ css }) => css === name) ??
    fontNames.find((each) => each === name || fontFamilies[each].css === name)
  );
}

/** Fonts for scripts that Inter lacks. */
const notos = ['Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari', 'Noto Sans Thai'] as const;

/**
 * Returns a family with its fallbacks: Inter for missing scripts, Noto for those that Inter lacks.
 * @returns unique families, the given one first
 */
export function familiesBehind(choice: FontChoice): readonly FontChoice[] {
  return [...new Set<FontChoice>([choice, 'Inter', ...notos])];
}

/**
 * @returns the complete `font-family` value of a family, ending with the system's sans-serif, which also provides the
 * font for Chinese, Japanese or Korean by the `lang` of the text
 */
export function fontStack(choice: FontChoice): string {
  const families = familiesBehind(choice).map((family) => `'${familyOf(family).css}'`);
  return [...new Set(families), `'${familyOf(choice).css} Fallback'`, 'system-ui', 'sans-serif'].join(', ');
}
