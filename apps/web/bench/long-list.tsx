import { useState } from 'react';
import { useFixtures } from '../src/features/odds/useFixtures.ts';
import { EventList } from '../src/widgets/events/list/EventList.tsx';
import { groupBy, groupMatches } from '../src/widgets/events/rules/groups.ts';
import { lineOf } from './line.ts';
import { Kit, ready, show } from './start.tsx';

const query = new URLSearchParams(location.search);
const rows = Number(query.get('rows') ?? 10_000);
/** `many`: cards of twenty matches. `one`: a single card with all matches. */
const isOne = query.get('cards') === 'one';
const line = lineOf(rows);

function LongList() {
  const fixtures = useFixtures(line.topic);
  const [groups] = useState(() =>
    isOne ? groupBy(fixtures, () => 'all') : groupMatches(fixtures, { sports: [], by: 'kickOff' }),
  );
  return (
    <Kit>
      <EventList groups={groups} level={2} titleOf={({ first }) => first.competition} />
    </Kit>
  );
}

await ready(line);
show([{ path: '/:lang', Component: LongList }], '/en');
