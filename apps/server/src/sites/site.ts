import type { SiteConfig } from '@touchline/contract';
import type { BrandRefusal } from '@touchline/brand';
import type { LoadedBrand } from '@touchline/brand/node';

/** A partner's site: what its pages and calls are told about it. */
export interface Site {
  readonly id: string;
  /** Host names without port, lower case. */
  readonly hosts: readonly string[];
  readonly config: Omit<SiteConfig, 'serverTime'>;
  /** The page's description for search engines, by language. */
  readonly descriptions: Readonly<Record<string, string>>;
  readonly brand: LoadedBrand;
  /** The partner's own pairs over the brand's look: the rules that were kept, and what was dropped. */
  readonly look: { readonly css: string; readonly refused: readonly BrandRefusal[] };
}
