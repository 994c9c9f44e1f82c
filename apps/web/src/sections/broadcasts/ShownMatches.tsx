import { BroadcastNotice, Card, EmptyState, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useTopics } from '../../features/odds/feed/useFeed.ts';
import type { Broadcasts } from '../../widgets/broadcast/broadcasts.api.ts';
import { MatchPlayer } from '../../widgets/broadcast/MatchPlayer.tsx';
import { ShownCards } from './ShownCards.tsx';

export interface ShownMatchesProps extends Pick<Broadcasts, 'now' | 'next'> {
  /** Match whose stream is shown. */
  readonly watched: number | undefined;
  readonly onClose: () => void;
}

/** The selected stream, and lists of current and upcoming ones. */
export function ShownMatches({ now, next, watched, onClose }: ShownMatchesProps) {
  const { t } = useTranslation('events');
  const names = useNames();
  useTopics(now.length > 0 ? ['live'] : []);
  const match = [...now, ...next].find(({ id }) => id === watched);
  return (
    <>
      {match && <MatchPlayer key={match.id} matchId={match.id} name={names.match(match)} onClose={onClose} />}
      {watched !== undefined && !match && (
        <BroadcastNotice state="later">{t('broadcasts.lost')}</BroadcastNotice>
      )}
      <Stack gap="sm">
        <SectionTitle level={2}>{t('broadcasts.now')}</SectionTitle>
        {now.length > 0 ? (
          <ShownCards
            matches={now}
            listTitle={t('broadcasts.now')}
            watched={watched}
            watchAt={(id) => `?game=${id}`}
          />
        ) : (
          <Card>
            <EmptyState icon="stream" title={t('broadcasts.none')} detail={t('broadcasts.noneText')} />
          </Card>
        )}
      </Stack>
      {next.length > 0 && (
        <Stack gap="sm">
          <SectionTitle level={2}>{t('broadcasts.next')}</SectionTitle>
          <ShownCards matches={next} listTitle={t('broadcasts.next')} watched={watched} watchAt={undefined} />
        </Stack>
      )}
    </>
  );
}
