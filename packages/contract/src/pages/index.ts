export { features, featureNames, type Feature } from './features.ts';
export { homeParts, type HomePart } from './homeParts.ts';
export { loyaltyParts, type LoyaltyPart } from './loyaltyParts.ts';
export {
  hasUnknownValue,
  offers,
  pageIn,
  segmentsOf,
  type FoundPage,
  type OfferedBy,
  type Page,
  type Pages,
} from './page.ts';
export { bettingPages, menuSections, pageTypes, type PageType } from './pages.ts';
