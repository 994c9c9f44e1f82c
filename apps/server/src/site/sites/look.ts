import {
  brandPairsCss,
  judgeBrandPairs,
  type BrandDeclaration,
  type BrandPair,
  type BrandRefusal,
  type Theme,
} from '@touchline/brand';

/** A site's appearance: its brand's theme with the site's own pairs. */
export interface Look {
  /** Rules of the accepted pairs, which follow those of the brand. */
  readonly css: string;
  /** Accepted pairs as they are printed. */
  readonly accepted: readonly BrandDeclaration[];
  readonly refused: readonly BrandRefusal[];
  /** Theme with the accepted pairs. */
  readonly theme: Theme;
}

/** Judges a site's pairs with the theme of its brand. Refused pairs are left out. */
export function lookOf(brand: Theme, pairs: readonly BrandPair[]): Look {
  const { accepted, refused, theme } = judgeBrandPairs(brand, pairs);
  return { css: brandPairsCss(accepted), accepted, refused, theme };
}
