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
import { MethodsPart } from './settings/MethodsPart.tsx';
import { settingsPart } from './settings/SettingsPart.tsx';
import { SeoPart } from './SeoPart.tsx';
import { TermsPart } from './TermsPart.tsx';
import { VerificationPart } from './VerificationPart.tsx';

/** Forms of a site by their address. A part of the contract without a form is an error here. */
export const siteParts = {
  flags: FlagsPart,
  maintenance: MaintenancePart,
  block: BlockPart,
  countryBlocks: CountriesPart,
  terms: TermsPart,
  verification: VerificationPart,
  access: settingsPart('access'),
  safety: settingsPart('safety'),
  visit: settingsPart('visit'),
  withdrawals: settingsPart('withdrawals'),
  paymentMethods: MethodsPart,
  consultant: settingsPart('consultant'),
  operators: settingsPart('operators'),
  games: settingsPart('games'),
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

/** Address of a form. */
export type SitePart = keyof typeof siteParts;

/** Addresses of the forms. */
// The cast: these are the object's own keys.
export const sitePartNames = Object.keys(siteParts) as readonly SitePart[];
