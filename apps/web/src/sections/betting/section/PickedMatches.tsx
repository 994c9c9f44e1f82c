import { useMemo } from 'react';
import { favorites } from '../../../features/favorites/favorites.store.ts';
import { useMinute } from '../../../features/odds/clock/useMinute.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { endOfDay } from '../../../platform/format/time.ts';
import { LazyWatchNow } from '../../../widgets/events/tracker/LazyWatchNow.tsx';
import { PickedState } from '../../../widgets/events/list/PickedState.tsx';
import { usePicked } from '../../../widgets/events/list/usePicked.ts';
import { EmptyMenu } from './EmptyMenu.tsx';
import { pickingOf } from './picking.ts';
import { SectionFrame, type FilteredSection } from './SectionFrame.tsx';
import { SectionList } from './SectionList.tsx';
import { useDeviceStore } from '../../../platform/storage/deviceStore.ts';

/** Matches of a section's part, or of all sports within a time; requested over HTTP. */
export default function PickedMatches(props: FilteredSection) {
  const { section, menu, sport, competitionId, time } = props;
  const minute = useMinute();
  const { items } = useDeviceStore(favorites);
  const timeZone = useTimeZone();
  const picking = useMemo(
    () =>
      pickingOf(
        { section, sportId: sport?.id, menu, time },
        { now: minute, dayEnds: endOfDay(minute / 1000, timeZone), favorites: items },
      ),
    [section, sport, menu, time, minute, timeZone, items],
  );
  const picked = usePicked(picking, menu === 'recommended' ? pollEvery.top : pollEvery.line);
  const own = useMemo(
    () =>
      picked.matches.filter((match) => competitionId === undefined || match.competitionId === competitionId),
    [picked.matches, competitionId],
  );
  return (
    <SectionFrame {...props} first={own[0]} fixtures={own}>
      {section === 'live' && menu === 'broadcasts' && competitionId === undefined && (
        <LazyWatchNow sportId={sport?.id} />
      )}
      <PickedState picked={picked}>
        <SectionList
          {...props}
          shown={own}
          isFiltered={time !== 'all'}
          empty={menu && <EmptyMenu section={section} menu={menu} />}
        />
      </PickedState>
    </SectionFrame>
  );
}
