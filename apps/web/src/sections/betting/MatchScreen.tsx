import { useParams } from 'react-router';
import { idOfSegment } from '../../platform/links/segments.ts';
import { MatchPage } from '../../widgets/events/match/MatchPage.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';

/** Match page. */
export function Component() {
  const { game } = useParams();
  const matchId = idOfSegment(game);
  return matchId === undefined ? <NotFound /> : <MatchPage key={matchId} matchId={matchId} />;
}
