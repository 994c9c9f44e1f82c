import type { BrandBook } from './book.ts';
import { modeValues } from './derive/colors.ts';
import { contrastPalette } from './derive/contrast.ts';
import { darkPalette } from './derive/dark.ts';
import { lightPalette } from './derive/light.ts';
import { densityValues } from './derive/measures.ts';
import { brandValues } from './derive/shape.ts';
import type { FontName } from './fonts.ts';
import type { AxisValues } from './names.ts';
import type { Density, Mode } from './shape.ts';

/** A whole look: every token at every mode and density, as CSS values. */
export interface Theme {
  readonly name: string;
  readonly title: string;
  readonly modes: Readonly<Record<Mode, AxisValues<'mode'>>>;
  readonly brand: AxisValues<'brand'>;
  readonly densities: Readonly<Record<Density, AxisValues<'density'>>>;
  readonly defaults: { readonly mode: Mode; readonly density: Density };
  readonly fonts: readonly FontName[];
}

/** Lays those overrides over the values that are tokens of this axis; the others belong elsewhere. */
function overlay<Values extends object>(
  values: Values,
  ...overrides: (Record<string, string> | undefined)[]
): Values {
  const merged = { ...values };
  for (const layer of overrides) {
    for (const [path, value] of Object.entries(layer ?? {})) {
      if (path in values) Object.assign(merged, { [path]: value });
    }
  }
  return merged;
}

/**
 * Derives the whole look of a brand from its book.
 * @param book a book that `parseBrandBook` accepted
 */
export function buildTheme(book: BrandBook): Theme {
  const { seeds, overrides } = book;
  const { all } = overrides;
  return {
    name: book.name,
    title: book.title,
    modes: {
      light: overlay(modeValues(lightPalette(seeds)), all, overrides.light),
      dark: overlay(modeValues(darkPalette(seeds)), all, overrides.dark),
      contrast: overlay(modeValues(contrastPalette(seeds)), all, overrides.contrast),
    },
    brand: overlay(brandValues(seeds), all),
    densities: {
      comfortable: overlay(densityValues('comfortable'), all),
      compact: overlay(densityValues('compact'), all),
    },
    defaults: book.defaults,
    fonts: [...new Set([seeds.headingFont, seeds.bodyFont])],
  };
}
