import type { LoyaltyPart } from '@touchline/contract/pages';
import { site } from '../../platform/site/site.ts';

/** Returns whether the site has one of the parts of loyalty. */
export function hasLoyalty(...parts: readonly LoyaltyPart[]): boolean {
  return parts.some((part) => site().loyalty?.includes(part));
}
