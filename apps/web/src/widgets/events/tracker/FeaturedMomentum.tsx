import type { MatchRecord } from '@touchline/feed';
import { MomentumChart } from '@touchline/ui';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { FeaturedMomentumSpace } from './FeaturedMomentumSpace.tsx';
import { useTracker } from './tracker.api.ts';
import { useMomentum } from './useMomentum.ts';

export interface FeaturedMomentumProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Momentum of the featured match of a page. */
export default function FeaturedMomentum({ match, sport }: FeaturedMomentumProps) {
  const { data } = useTracker(match, { interval: pollEvery.momentum });
  const { minutes: _minutes, ...momentum } = useMomentum(match, sport, data);
  return useLazyBundle('tracker') ? <MomentumChart {...momentum} size="hero" /> : <FeaturedMomentumSpace />;
}
