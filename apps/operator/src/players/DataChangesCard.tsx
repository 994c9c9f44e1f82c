import type { OperatorDataChange } from '@touchline/contract/operators';
import { Stack } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { personalText } from './personalText.ts';

const columns = (['at', 'field', 'before', 'after', 'by'] as const).map((id) => ({
  id,
  header: t(`dataChanges.${id}`),
}));

/** Changes of a player's data, newest first: time, field, values and author. */
export function DataChangesCard({ playerId }: { readonly playerId: string }) {
  const pages = usePages(
    readPages('/ops/players/{playerId}/data-changes', { path: { playerId } }, { next: ({ next }) => next }),
  );
  return (
    <Loaded query={pages}>
      {(data) => (
        <Stack gap="md">
          <TableCard
            title={t('dataChanges.title')}
            columns={columns}
            rows={data.pages.flatMap(({ changes }) => changes.map(rowOf))}
            empty={t('dataChanges.none')}
          />
          <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
        </Stack>
      )}
    </Loaded>
  );
}

function rowOf({ id, at, field, before, after, operator }: OperatorDataChange) {
  return {
    id,
    cells: {
      at: shownTime(at),
      field: messageOf('dataField', field),
      before: personalText(field, before),
      after: personalText(field, after),
      by: operator ?? t('dataChanges.player'),
    },
  };
}
