import type { BrandBook, Seeds } from './book.ts';
import { followedBy } from './derive/references.ts';
import { tokensOf, type Axis, type Token, type TokenPath } from './names.ts';
import { densities, modes, type Density, type Mode } from './shape.ts';
import { buildTheme, type Theme } from './theme.ts';

/** Value of an axis: a mode, a density, or the single value of the brand axis. */
export type AxisValue = Mode | Density | 'brand';

const bookOf = (seeds: Seeds): BrandBook => ({
  name: 'plain',
  title: 'Plain',
  seeds,
  overrides: {},
  defaults: { mode: 'light', density: 'comfortable' },
  logo: 'logo.svg',
  icon: 'icon.svg',
  pwa: { name: 'Plain', shortName: 'Plain', themeColor: '#000000', backgroundColor: '#000000' },
});

/** Two brands without a common seed: values that are equal in both depend on no seed. */
const [one, other] = [
  buildTheme(
    bookOf({
      primary: '#20262e',
      onPrimary: '#ffffff',
      accent: '#9cc2ff',
      headingFont: 'Inter',
      bodyFont: 'Inter',
      radius: 7,
      canvas: '#f4f4f4',
      canvasDark: '#111316',
    }),
  ),
  buildTheme(
    bookOf({
      primary: '#7a1236',
      onPrimary: '#fff1d6',
      accent: '#5a1a00',
      headingFont: 'Archivo',
      bodyFont: 'Figtree',
      radius: 3,
      canvas: '#fbeede',
      canvasDark: '#1c0d05',
    }),
  ),
];

/** @returns the values of a theme for a value of an axis */
export function valuesAt(theme: Theme, value: AxisValue): Readonly<Partial<Record<TokenPath, string>>> {
  const mode = modes.find((each) => each === value);
  const density = densities.find((each) => each === value);
  if (mode !== undefined) return theme.modes[mode];
  return density === undefined ? theme.brand : theme.densities[density];
}

/**
 * Returns the values that no brand's seeds change for a value of an axis, so that the kit declares them once for all
 * brands. References to other tokens are left out, as they are declared as references.
 */
export function plainValues(axis: Axis, value: AxisValue): Readonly<Partial<Record<TokenPath, string>>> {
  const [first, second] = [valuesAt(one, value), valuesAt(other, value)];
  const same = ({ path }: Token) => followedBy(path) === undefined && first[path] === second[path];
  return Object.fromEntries(
    tokensOf(axis)
      .filter(same)
      .map(({ path }) => [path, first[path]]),
  );
}
