import type { MatchRecord } from '@touchline/feed';
import { Stack } from '@touchline/ui';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useLastMatch, useTopic } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { MatchStream } from '../../broadcast/MatchStream.tsx';
import { OpenTracker } from '../tracker/OpenTracker.tsx';
import { MatchHead } from './MatchHead.tsx';
import { MatchMarkets } from './MatchMarkets.tsx';
import type { MatchOverProps } from './MatchOver.tsx';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import { MatchSlim } from './MatchSlim.tsx';

// Only needed for matches that are over, and for those that can't be shown.
const MatchOver = lazyView<MatchOverProps>(() => import('./MatchOver.tsx'));
const MatchProblem = lazyView(() => import('./MatchProblem.tsx'));

export interface MatchViewsProps {
  readonly match: MatchRecord;
  readonly markets: ReactNode;
}

export interface MatchPageProps {
  readonly matchId: number;
  /** Wraps the markets, or the result of a finished match, in other views of the match. */
  readonly views?: ComponentType<MatchViewsProps> | undefined;
}

/** A match with its score and markets, in each of its states. */
export function MatchPage({ matchId, views: Views }: MatchPageProps) {
  const topic = useTopic(`match:${matchId}`);
  const match = useLastMatch(matchId);
  const names = useNames();
  const { data: sports } = useSports();
  const { sport: addressed } = useParams();
  const hasMarkets = useLazyBundle('marketsMore');
  const hasEvents = useLazyBundle('events');
  const board = useRef<HTMLElement>(null);
  usePageTitle(match && names.match(match));
  // The book may still have a match of a previous list that the server no longer has.
  if (topic.status === 'missing' || (!match && topic.status !== 'loading'))
    return <MatchProblem topic={topic} />;
  if (!match || !hasMarkets || !hasEvents) return <MatchSkeleton />;
  const sport = sports?.find(({ id }) => id === match.sportId)?.slug ?? addressed ?? '';
  const isOver = match.status === 4 || match.status === 5;
  const Markets = isOver ? MatchOver : MatchMarkets;
  const markets = <Markets match={match} sport={sport} />;
  return (
    <>
      <MatchSlim match={match} sport={sport} board={board} />
      <Stack>
        <MatchHead match={match} sport={sport} board={board} />
        <MatchStream match={match} />
        <OpenTracker match={match} sport={sport} />
        {Views ? <Views match={match} markets={markets} /> : markets}
      </Stack>
    </>
  );
}
