declare module 'virtual:brands' {
  import type { Density, Mode } from '@touchline/brand';

  export interface BrandEntry {
    name: string;
    title: string;
    /** Text of the SVG files. */
    logo: string;
    icon: string;
  }

  /** The house first. */
  export const brands: readonly [BrandEntry, ...BrandEntry[]];
  export const modes: readonly [Mode, ...Mode[]];
  export const densities: readonly [Density, ...Density[]];
  /** Every brand in every mode and density, and the fonts. */
  export const css: string;
}
