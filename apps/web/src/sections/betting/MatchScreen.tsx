import { useParams } from 'react-router';
import { idOfSegment } from '../../platform/links/segments.ts';
import { MatchPage } from '../../widgets/events/match/MatchPage.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';

/** The page of one match. */
export function Component() {
  const { game } = useParams();
  const matchId = idOfSegment(game);
  return matchId === undefined ? <NotFound /> : <MatchPage key={matchId} matchId={matchId} />;
}
