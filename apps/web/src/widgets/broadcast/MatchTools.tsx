import type { MatchRecord } from '@touchline/feed';
import { ScoreTool } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { useOpenStatistics } from '../results/useOpenStatistics.ts';
import { useWatch } from './useWatch.ts';

export interface MatchToolsProps {
  readonly match: MatchRecord;
}

/** Additional views of a match, in the top line of its scoreboard: stream, statistics, result. */
export function MatchTools({ match }: MatchToolsProps) {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  const openStatistics = useOpenStatistics();
  const { hasStream, isWatched, watch } = useWatch(match);
  const { id, home, away, homeId, status, competitionId, competition } = match;
  return (
    <>
      {hasStream && (
        <ScoreTool
          icon="stream"
          label={t('broadcasts.watch')}
          pressed={isWatched}
          onClick={() => watch(!isWatched)}
        />
      )}
      {homeId !== undefined && (
        <ScoreTool
          icon="statistics"
          label={t('statistics.title')}
          href={paths.statistics(id)}
          onClick={openStatistics}
        />
      )}
      {status === 4 && (
        <ScoreTool
          icon="checklist"
          label={t('match.result')}
          href={paths.champMatch({ id: competitionId, name: competition }, { id, name: `${home} ${away}` })}
        />
      )}
    </>
  );
}
