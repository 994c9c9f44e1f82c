import type { SiteConfig } from '@touchline/contract';
import type { BrandRefusal } from '@touchline/brand';
import type { LoadedBrand } from '@touchline/brand/node';
import type { AccessEntry } from './accessEntry.ts';
import type { SiteBrand } from './brandsEntry.ts';
import type { RemotePart } from '../thirdParty/remoteParts.ts';
import type { SiteSafety } from '../limits/safetyRules.ts';
import type { SiteState } from '../siteState/siteState.ts';
import type { VisitEntry } from './visitEntry.ts';

/** A partner's site: what its pages and calls are told about it. */
export interface Site {
  readonly id: string;
  /** Host names without port, lower case. */
  readonly hosts: readonly string[];
  readonly config: Omit<SiteConfig, 'serverTime' | 'countryCode' | 'block' | 'maintenance'>;
  /** What operators changed of it; the configuration has it already. */
  readonly state: SiteState;
  /** Addresses elsewhere, by the ids that redirects leave the site by. */
  readonly outside: Readonly<Record<string, string>>;
  /** Parts that partners serve. */
  readonly remoteParts: readonly RemotePart[];
  /** Makers of games whose brands the site shows, in order. */
  readonly brands: readonly SiteBrand[];
  /** How players come in. */
  readonly access: AccessEntry;
  /** The page's description for search engines, by language. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** How players' limits behave. */
  readonly safety: SiteSafety;
  /** Everything around a visit. */
  readonly visit: VisitEntry;
  readonly brand: LoadedBrand;
  /** The partner's own pairs over the brand's look: the rules that were kept, and what was dropped. */
  readonly look: { readonly css: string; readonly refused: readonly BrandRefusal[] };
}
