import type { ComponentType } from 'react';
import { AnalyticsPart } from './AnalyticsPart.tsx';
import { BlockPart } from './BlockPart.tsx';
import { BrandPart } from './BrandPart.tsx';
import { FlagsPart } from './FlagsPart.tsx';
import { HomePart } from './HomePart.tsx';
import { CountriesPart, NotFoundPart, RedirectsPart } from './linesParts.tsx';
import { LoyaltyPart } from './LoyaltyPart.tsx';
import { MaintenancePart } from './MaintenancePart.tsx';
import type { PartName, PartProps } from './part.ts';
import { PartitionsPart } from './PartitionsPart.tsx';
import { RoutesPart } from './RoutesPart.tsx';
import { SeoPart } from './SeoPart.tsx';
import { TermsPart } from './TermsPart.tsx';
import { VerificationPart } from './VerificationPart.tsx';

/** Forms of a site by their address, in the order of the tabs. A part of the contract without a form is an error here. */
export const siteParts = {
  flags: FlagsPart,
  maintenance: MaintenancePart,
  block: BlockPart,
  countryBlocks: CountriesPart,
  terms: TermsPart,
  verification: VerificationPart,
  loyalty: LoyaltyPart,
  homeParts: HomePart,
  partitions: PartitionsPart,
  routes: RoutesPart,
  notFound: NotFoundPart,
  redirects: RedirectsPart,
  brandPairs: BrandPart,
  seoPages: SeoPart,
  analytics: AnalyticsPart,
} as const satisfies Readonly<Record<PartName | 'seoPages' | 'analytics', ComponentType<PartProps>>>;

type SitePart = keyof typeof siteParts;

/** Addresses of the forms, in the order of the tabs. */
// The cast: these are the object's own keys.
export const sitePartNames = Object.keys(siteParts) as readonly SitePart[];
