import { MomentumChartSkeleton } from '@touchline/ui';

/** Height of the featured match's momentum while its code or its words are loading. */
export function FeaturedMomentumSpace() {
  return <MomentumChartSkeleton size="hero" />;
}
