import { Stack } from '@touchline/ui';
import { useParams } from 'react-router';
import { useLastMatch, useTopic } from '../../features/odds/useFeed.ts';
import { useSports } from '../../features/odds/useSports.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { MatchEnded } from './match/MatchEnded.tsx';
import { MatchFailed, MatchMissing } from './match/MatchProblem.tsx';
import { MatchHead } from './match/MatchHead.tsx';
import { MatchMarkets } from './match/MatchMarkets.tsx';
import { MatchSkeleton } from './match/MatchSkeleton.tsx';
import { NotFound } from './NotFound.tsx';

/** The page of one match. */
export function Component() {
  const { game } = useParams();
  const matchId = idOfSegment(game);
  return matchId === undefined ? <NotFound /> : <Match key={matchId} matchId={matchId} />;
}

function Match({ matchId }: { readonly matchId: number }) {
  const topic = useTopic(`match:${matchId}`);
  const match = useLastMatch(matchId);
  const { data: sports } = useSports();
  const { sport: addressed } = useParams();
  usePageTitle(match && `${match.home} – ${match.away}`);
  if (!match && topic.status === 'failed') return <MatchFailed topic={topic} />;
  if (!match && topic.status !== 'loading') return <MatchMissing />;
  if (!match) return <MatchSkeleton />;
  const sport = sports?.find(({ id }) => id === match.sportId)?.slug ?? addressed ?? '';
  const isOver = match.status === 4 || match.status === 5;
  return (
    <Stack>
      <MatchHead match={match} sport={sport} />
      {isOver ? <MatchEnded match={match} sport={sport} /> : <MatchMarkets match={match} sport={sport} />}
    </Stack>
  );
}
