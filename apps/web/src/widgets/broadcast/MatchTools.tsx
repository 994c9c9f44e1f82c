import type { MatchRecord } from '@touchline/feed';
import { Chip, ChipLink, ChipRow, SportChipsSkeleton, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { browserView } from '../../platform/lazy/lazy.tsx';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { useOpenStatistics } from '../results/useOpenStatistics.ts';
import { broadcastQuery } from './broadcasts.api.ts';

// Needed by few, and plays only in a browser.
const MatchPlayer = browserView(async () => ({ default: (await import('./MatchPlayer.tsx')).MatchPlayer }));

export interface MatchToolsProps {
  readonly match: MatchRecord;
}

/** Additional views of a match: stream, statistics, result, its sides and its championship. */
export function MatchTools({ match }: MatchToolsProps) {
  return useLazyBundle('events') ? <Tools match={match} /> : <SportChipsSkeleton />;
}

function Tools({ match }: MatchToolsProps) {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  const openStatistics = useOpenStatistics();
  const [query, setQuery] = useSearchParams();
  const hasStream = useHasStream(match);
  const { id, home, away, homeId, awayId, status, competitionId, competition } = match;
  const name = away === '' ? home : `${home} – ${away}`;
  const isWatched = hasStream && query.has('watch');
  const watch = (wanted: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (wanted) next.set('watch', '1');
        else next.delete('watch');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const place = { id: competitionId, name: competition };
  return (
    <Stack gap="sm">
      <ChipRow label={t('match.tools')}>
        {hasStream && (
          <Chip icon="stream" selected={isWatched} onSelectedChange={watch}>
            {t('broadcasts.watch')}
          </Chip>
        )}
        {homeId !== undefined && (
          <ChipLink icon="statistics" href={paths.statistics(id)} onClick={openStatistics}>
            {t('statistics.title')}
          </ChipLink>
        )}
        {status === 4 && (
          <ChipLink icon="checklist" href={paths.champMatch(place, { id, name: `${home} ${away}` })}>
            {t('match.result')}
          </ChipLink>
        )}
        {homeId !== undefined && <ChipLink href={paths.team({ id: homeId, name: home })}>{home}</ChipLink>}
        {awayId !== undefined && <ChipLink href={paths.team({ id: awayId, name: away })}>{away}</ChipLink>}
        <ChipLink icon="trophy" href={paths.champ(place)}>
          {t('match.championship')}
        </ChipLink>
      </ChipRow>
      {isWatched && <MatchPlayer matchId={id} name={name} onClose={() => watch(false)} />}
    </Stack>
  );
}

/** Whether there is a stream that the player wants to see: animated trackers can be turned off. */
function useHasStream({ id, media, status }: MatchRecord): boolean {
  const { zoneState } = useSnapshot(settings);
  const isShown = media === true && (status === 2 || status === 3);
  const isOff = zoneState === 1;
  const { data } = useQuery({ ...broadcastQuery(id), enabled: isShown && isOff });
  return isShown && (!isOff || data?.kind === 'stream');
}
