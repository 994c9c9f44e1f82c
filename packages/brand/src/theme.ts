import type { BrandBook } from './book.ts';
import { modeValues } from './derive/colors.ts';
import { contrastPalette } from './derive/contrast.ts';
import { darkPalette } from './derive/dark.ts';
import { lightPalette } from './derive/light.ts';
import { densityValues } from './derive/measures.ts';
import { followedBy, type OwnValues } from './derive/references.ts';
import { brandValues } from './derive/shape.ts';
import { familyOf, fontNames, type FontChoice, type FontFamily } from './fonts.ts';
import { ownFamilies } from './ownFonts.ts';
import { tokensOf, type Axis, type AxisValues, type TokenPath } from './names.ts';
import type { Density, Mode } from './shape.ts';

/** Complete theme: every token for every mode and density, as CSS values. */
export interface Theme {
  readonly name: string;
  readonly title: string;
  readonly modes: Readonly<Record<Mode, AxisValues<'mode'>>>;
  readonly brand: AxisValues<'brand'>;
  readonly densities: Readonly<Record<Density, AxisValues<'density'>>>;
  readonly defaults: { readonly mode: Mode; readonly density: Density };
  /** Primary families of the theme. */
  readonly fonts: readonly FontChoice[];
  /** Families of the brand that the registry doesn't have. */
  readonly ownFonts: readonly FontFamily[];
}

/** Returns every token of an axis: its override, its derived value, or the value of the token it refers to. */
function whole<A extends Axis>(
  axis: A,
  derived: OwnValues<A>,
  ...overrides: (Readonly<Record<string, string>> | undefined)[]
): AxisValues<A> {
  const said: Readonly<Partial<Record<TokenPath, string>>> = Object.assign({}, derived, ...overrides);
  const valueAt = (path: TokenPath): string => {
    const followed = followedBy(path);
    const value = said[path] ?? (followed === undefined ? undefined : valueAt(followed));
    if (value === undefined)
      throw new Error(`Nothing derives ${path}: give it a value or a token to follow.`);
    return value;
  };
  // `Object.fromEntries` loses the keys; these are all paths of the axis.
  return Object.fromEntries(tokensOf(axis).map(({ path }) => [path, valueAt(path)])) as AxisValues<A>;
}

/** Returns the primary families of the theme's fonts, including those set by overrides. */
export function fontsOf(brand: AxisValues<'brand'>, own: readonly FontFamily[]): readonly FontChoice[] {
  const faces = [brand['font.heading'], brand['font.body'], brand['font.numeric']];
  const choices: readonly FontChoice[] = [...fontNames, ...own];
  return choices.filter((choice) => faces.some((face) => face.startsWith(`'${familyOf(choice).css}'`)));
}

/**
 * Derives the complete theme of a brand from its book.
 * @param book book that `parseBrandBook` accepted
 */
export function buildTheme(book: BrandBook): Theme {
  const { seeds, overrides } = book;
  const { all } = overrides;
  const ownFonts = ownFamilies(book.fonts ?? []);
  const brand = whole('brand', brandValues(seeds, ownFonts), all);
  return {
    name: book.name,
    title: book.title,
    modes: {
      light: whole('mode', modeValues(lightPalette(seeds)), all, overrides.light),
      dark: whole('mode', modeValues(darkPalette(seeds)), all, overrides.dark),
      contrast: whole('mode', modeValues(contrastPalette(seeds)), all, overrides.contrast),
    },
    brand,
    densities: {
      comfortable: whole('density', densityValues('comfortable'), all),
      compact: whole('density', densityValues('compact'), all),
    },
    defaults: book.defaults,
    fonts: fontsOf(brand, ownFonts),
    ownFonts,
  };
}
