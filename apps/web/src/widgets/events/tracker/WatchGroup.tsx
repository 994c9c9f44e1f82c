import type { TrackerSummary } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { MatchThumbnail, MomentumChart, WatchRow } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMatch } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useIsOnScreen } from '../../../platform/page/useIsOnScreen.ts';
import { useEventLinks } from '../links.ts';
import { MinuteOrPhase } from '../liveTexts.tsx';
import { saidScore, scoreTexts } from '../rules/score.ts';
import { trackersQuery } from './tracker.api.ts';
import { useMomentum } from './useMomentum.ts';

export interface WatchGroupProps {
  readonly matchIds: readonly number[];
}

/** Matches whose momentum is requested together, while they are on the screen. */
export function WatchGroup({ matchIds }: WatchGroupProps) {
  const [ref, isOnScreen] = useIsOnScreen();
  const { data } = useQuery({ ...trackersQuery(matchIds), enabled: isOnScreen });
  return (
    <div ref={ref}>
      {matchIds.map((id) => (
        <WatchMatch key={id} matchId={id} tracker={data?.trackers.find(({ matchId }) => matchId === id)} />
      ))}
    </div>
  );
}

interface WatchMatchProps {
  readonly matchId: number;
  readonly tracker: TrackerSummary | undefined;
}

function WatchMatch({ matchId, tracker }: WatchMatchProps) {
  const match = useMatch(matchId);
  return match && <KnownMatch match={match} tracker={tracker} />;
}

interface KnownMatchProps extends Pick<WatchMatchProps, 'tracker'> {
  readonly match: MatchRecord;
}

function KnownMatch({ match, tracker }: KnownMatchProps) {
  const { t } = useTranslation('betting');
  const names = useNames();
  const links = useEventLinks();
  const hasCrests = useHasCrests();
  const sport = sportSlug(match.sportId);
  const { minutes: _minutes, ...momentum } = useMomentum(match, sport, tracker);
  const score = scoreTexts(match, sport);
  return (
    <WatchRow
      data-match={match.id}
      href={`${links.match(match, sport)}?tracker=1`}
      teams={[match.home, match.away]}
      crests={[match.homeCrest, match.awayCrest]}
      sport={sport}
      decorated={hasCrests}
      scores={score?.sides}
      scoreLabel={saidScore(score, (scores) => t('score', { ...scores }))}
      thumbnail={
        <MatchThumbnail
          momentum={tracker && <MomentumChart {...momentum} size="thumbnail" />}
          live={<MinuteOrPhase match={match} phase={names.phase(match)} />}
        />
      }
    />
  );
}
