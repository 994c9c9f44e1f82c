/** The written ranges that a self-hosted file can cover, as fontsource cuts them. */
export const subsetRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
} as const;

export type Subset = keyof typeof subsetRanges;

/** A family that a brand book may name. */
export interface FontFamily {
  /** The name in `font-family`. */
  readonly css: string;
  /** The folder of the fontsource package, and the start of its file names. */
  readonly id: string;
  /** The axes in the file: weight only, or width and weight. */
  readonly axis: 'wght' | 'wdth';
  /** Lowest and highest weight. */
  readonly weight: readonly [number, number];
  /** Narrowest and widest width in percent. */
  readonly stretch?: readonly [number, number];
  readonly subsets: readonly Subset[];
  /** Whether the digits can all have one width; a face without can't show prices. */
  readonly tabular: boolean;
  /** How the family sets titles: weights, and width in percent. */
  readonly heading: {
    readonly weight: number;
    readonly display: number;
    readonly stretch: number;
    readonly wordmark: number;
  };
  /** Ascent and descent in units of the em, and width against Arial, so that the swap moves nothing. */
  readonly metrics: { readonly ascent: number; readonly descent: number; readonly width: number };
}

const plain = { weight: 700, display: 800, stretch: 100, wordmark: 100 } as const;
const latin = ['latin', 'latin-ext'] as const;

export const fontFamilies = {
  Inter: {
    css: 'Inter Variable',
    id: 'inter',
    axis: 'wght',
    weight: [100, 900],
    subsets: [...latin, 'cyrillic'],
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
    subsets: latin,
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
    subsets: latin,
    tabular: true,
    heading: { weight: 700, display: 800, stretch: 96, wordmark: 100 },
    metrics: { ascent: 0.93, descent: 0.27, width: 1.0182 },
  },
  Oswald: {
    css: 'Oswald Variable',
    id: 'oswald',
    axis: 'wght',
    weight: [200, 700],
    subsets: [...latin, 'cyrillic'],
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
    subsets: latin,
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
    css: 'Noto Sans Arabic Variable',
    id: 'noto-sans-arabic',
    axis: 'wght',
    weight: [100, 900],
    subsets: ['arabic'],
    tabular: true,
    heading: plain,
    metrics: { ascent: 1.374, descent: 0.738, width: 0.8992 },
  },
} as const satisfies Record<string, FontFamily>;

export type FontName = keyof typeof fontFamilies;

export const fontNames: readonly FontName[] = Object.keys(fontFamilies).filter(isFontName);

/** @returns whether a text names a family of the registry */
export function isFontName(name: string): name is FontName {
  return Object.hasOwn(fontFamilies, name);
}

/**
 * The families that stand behind a chosen one: Inter for the scripts it lacks, Noto for Arabic.
 * @returns the family itself first, each once
 */
export function familiesBehind(name: FontName): readonly FontName[] {
  return [...new Set<FontName>([name, 'Inter', 'Noto Sans Arabic'])];
}

/** @returns the whole `font-family` value of a chosen family, ending in the system's own sans */
export function fontStack(name: FontName): string {
  const families = familiesBehind(name).map((family) => `'${fontFamilies[family].css}'`);
  return [...families, `'${fontFamilies[name].css} Fallback'`, 'system-ui', 'sans-serif'].join(', ');
}
