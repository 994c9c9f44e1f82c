import { CompetitionCard, Icon, MatchRail, MatchRailSkeleton, sportIcon } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastMatch, useTopic } from '../../../features/odds/feed/useFeed.ts';
import { useFixtures } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { railGroups } from './railGroups.ts';
import { RailMatch } from './RailMatch.tsx';

export interface LiveRailProps {
  /** Match of the page. */
  readonly matchId: number;
}

/** Other matches in play next to a match, those of its sport first. Renders nothing where there are none. */
export default function LiveRail({ matchId }: LiveRailProps) {
  const { t } = useTranslation('betting');
  const names = useNames();
  const number = useNumber();
  const paths = usePaths();
  const { status } = useTopic('live', pollEvery.liveList);
  const fixtures = useFixtures('live');
  const { data: sports } = useSports();
  const sportId = useLastMatch(matchId)?.sportId;
  const hasEvents = useLazyBundle('events');
  const groups = useMemo(
    () => railGroups(fixtures, { matchId, sportId }, sports?.map(({ id }) => id) ?? []),
    [fixtures, matchId, sportId, sports],
  );
  if (status === 'loading' || !sports || !hasEvents) return <MatchRailSkeleton />;
  if (groups.length === 0) return null;
  return (
    <MatchRail label={t('home.liveNow')}>
      {groups.map((group) => {
        const slug = sports.find(({ id }) => id === group.sportId)?.slug ?? '';
        return (
          <CompetitionCard
            key={group.sportId}
            kind="sport"
            level={2}
            title={names.liveSport(slug)}
            href={paths.section('live', { sport: slug })}
            flag={<Icon name={sportIcon(slug)} />}
            count={number(group.count)}
          >
            {group.matches.map(({ id }) => (
              <RailMatch key={id} matchId={id} sport={slug} isCurrent={id === matchId} />
            ))}
          </CompetitionCard>
        );
      })}
    </MatchRail>
  );
}
