import { breakpoints, RailColumns } from '@touchline/ui';
import { useParams } from 'react-router';
import { idOfSegment } from '../../platform/links/segments.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { MatchPage } from '../../widgets/events/match/MatchPage.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { LazyLiveRail } from '../../widgets/events/rail/LazyLiveRail.ts';

/** Match page, on wide pages with other matches in play next to it. */
export function Component() {
  const { game } = useParams();
  const isVast = useMedia(breakpoints.vast);
  const matchId = idOfSegment(game);
  if (matchId === undefined) return <NotFound />;
  return (
    <RailColumns rail={isVast && <LazyLiveRail matchId={matchId} />}>
      <MatchPage key={matchId} matchId={matchId} />
    </RailColumns>
  );
}
