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

declare module 'virtual:first-stories' {
  /** Name of the first story of each story file, by the file's path in `packages/ui/src`. */
  export const firstStories: Readonly<Record<string, string>>;
}

declare module 'virtual:component-pages' {
  /** Id of the page that documents a component, by the component's name. */
  export const componentPages: Readonly<Record<string, string>>;
}

declare module '*.svg' {
  /** Data URL. */
  const url: string;
  export default url;
}
