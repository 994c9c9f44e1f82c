import { BroadcastNotice, Card, EmptyState, SectionTitle, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import type { Broadcasts } from '../../widgets/broadcast/broadcasts.api.ts';
import { MatchPlayer } from '../../widgets/broadcast/MatchPlayer.tsx';
import { EventLinksProvider, useEventLinks } from '../../widgets/events/links.ts';
import { EventList } from '../../widgets/events/list/EventList.tsx';
import { PickedState } from '../../widgets/events/list/PickedState.tsx';
import { pickedOf } from '../../widgets/events/list/usePicked.ts';
import { groupMatches } from '../../widgets/events/rules/groups.ts';

export interface ShownMatchesProps extends Pick<Broadcasts, 'now' | 'next'> {
  /** Match whose stream is shown. */
  readonly watched: number | undefined;
  readonly onClose: () => void;
}

/** The selected stream, and lists of current and upcoming ones with their prices. */
export function ShownMatches({ now, next, watched, onClose }: ShownMatchesProps) {
  const { t } = useTranslation('events');
  const names = useNames();
  const links = useEventLinks();
  const shown = useMemo(
    () => ({
      ...links,
      watch: ({ id }: { readonly id: number }) => (id === watched ? undefined : `?game=${id}`),
    }),
    [links, watched],
  );
  const all = [...now, ...next];
  const match = all.find(({ id }) => id === watched);
  return (
    <EventLinksProvider value={shown}>
      {match && <MatchPlayer key={match.id} matchId={match.id} name={names.match(match)} onClose={onClose} />}
      {watched !== undefined && !match && (
        <BroadcastNotice state="later">{t('broadcasts.lost')}</BroadcastNotice>
      )}
      <PickedState picked={pickedOf(all)}>
        <Stack gap="sm">
          <SectionTitle level={2}>{t('broadcasts.now')}</SectionTitle>
          {now.length > 0 ? (
            <ShownList matches={now} title={t('broadcasts.now')} />
          ) : (
            <Card>
              <EmptyState icon="stream" title={t('broadcasts.none')} detail={t('broadcasts.noneText')} />
            </Card>
          )}
        </Stack>
        {next.length > 0 && (
          <Stack gap="sm">
            <SectionTitle level={2}>{t('broadcasts.next')}</SectionTitle>
            <ShownList matches={next} title={t('broadcasts.next')} />
          </Stack>
        )}
      </PickedState>
    </EventLinksProvider>
  );
}

interface ShownListProps {
  readonly matches: Broadcasts['now'];
  readonly title: string;
}

function ShownList({ matches, title }: ShownListProps) {
  const names = useNames();
  const paths = useEventPaths();
  const groups = useMemo(() => groupMatches(matches, { sports: [], by: 'kickOff' }), [matches]);
  return (
    <EventList
      groups={groups}
      listTitle={title}
      titleOf={({ first }) => names.competition(first)}
      hrefOf={({ first: { competitionId: id, competition: name } }) => paths.champ({ id, name })}
    />
  );
}
