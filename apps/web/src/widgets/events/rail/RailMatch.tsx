import type { MatchRecord } from '@touchline/feed';
import { WatchRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useMatch } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useEventLinks } from '../links.ts';
import { MinuteOrPhase } from '../liveTexts.tsx';
import { saidScore, scoreTexts } from '../rules/score.ts';
import { crestsOf } from '../sideImages.ts';

export interface RailMatchProps {
  readonly matchId: number;
  /** Slug of the sport. */
  readonly sport: string;
  /** True if the page is that of the match. */
  readonly isCurrent: boolean;
}

/** A match of the rail with its minute and score; renders nothing for a match that the feed doesn't have. */
export function RailMatch({ matchId, ...props }: RailMatchProps) {
  const match = useMatch(matchId);
  return match && <KnownMatch match={match} {...props} />;
}

interface KnownMatchProps extends Omit<RailMatchProps, 'matchId'> {
  readonly match: MatchRecord;
}

function KnownMatch({ match, sport, isCurrent }: KnownMatchProps) {
  const { t } = useTranslation('betting');
  const names = useNames();
  const links = useEventLinks();
  const hasCrests = useHasCrests();
  const score = scoreTexts(match, sport);
  return (
    <WatchRow
      data-match={match.id}
      href={links.match(match, sport)}
      teams={[match.home, match.away]}
      crests={crestsOf(match, sport)}
      sport={sport}
      decorated={hasCrests}
      scores={score?.sides}
      scoreLabel={saidScore(score, (scores) => t('score', { ...scores }))}
      live={<MinuteOrPhase match={match} phase={names.phase(match)} />}
      place={match.competition}
      current={isCurrent}
    />
  );
}
