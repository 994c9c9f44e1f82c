import { Card, EmptyState } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../../features/odds/feed/useFeed.ts';
import { useFixtures } from '../../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { EventList } from '../../../widgets/events/list/EventList.tsx';
import { TopicState } from '../../../widgets/events/list/TopicState.tsx';
import { groupBy } from '../../../widgets/events/rules/groups.ts';
import type { Champ } from '../../../widgets/results/results.api.ts';

/** Id of the sport that contains long-term events. */
const LONG_TERM = 2999;

/** Long-term events of a championship, such as its winner, found by the championship's name. */
export function LongTerm({ champ }: { readonly champ: Champ }) {
  const { t } = useTranslation('events');
  const names = useNames();
  const topic = useTopic(`line:${LONG_TERM}`);
  const fixtures = useFixtures(`line:${LONG_TERM}`);
  const groups = useMemo(() => {
    const own = fixtures.filter(
      ({ competition, country }) => competition === champ.name && country === champ.country,
    );
    return groupBy(own, ({ competitionId }) => String(competitionId));
  }, [fixtures, champ.name, champ.country]);
  return (
    <TopicState topic={topic}>
      {groups.length > 0 ? (
        <EventList groups={groups} titleOf={({ first }) => names.competition(first)} level={2} />
      ) : (
        <Card>
          <EmptyState icon="trophy" title={t('champs.noFinal')} detail={t('champs.noFinalText')} />
        </Card>
      )}
    </TopicState>
  );
}
