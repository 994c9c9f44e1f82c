import { Stack, SectionTitle } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { EventList } from '../../widgets/events/list/EventList.tsx';
import { PickedState } from '../../widgets/events/list/PickedState.tsx';
import { pickedOf } from '../../widgets/events/list/usePicked.ts';
import { groupMatches } from '../../widgets/events/rules/groups.ts';
import type { Found } from './search.api.ts';

/** Matches that were found, with their prices. */
export function FoundMatches({ matches }: Pick<Found, 'matches'>) {
  const { t } = useTranslation('events');
  const names = useNames();
  const paths = useEventPaths();
  const groups = useMemo(() => groupMatches(matches, { sports: [], by: 'kickOff' }), [matches]);
  return (
    <Stack gap="sm">
      <SectionTitle level={2}>{t('search.matches')}</SectionTitle>
      <PickedState picked={pickedOf(matches)}>
        <EventList
          groups={groups}
          titleOf={({ first }) => names.competition(first)}
          hrefOf={({ first: { competitionId: id, competition: name } }) => paths.champ({ id, name })}
        />
      </PickedState>
    </Stack>
  );
}
