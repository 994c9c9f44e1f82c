import type { OperatorDataChange } from '@touchline/contract/operators';
import { Stack } from '@touchline/ui';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { documentName } from './PersonalDataForm.tsx';

interface Page {
  readonly changes: readonly OperatorDataChange[];
  readonly next: string | null;
}

const columns = (['at', 'field', 'before', 'after', 'by'] as const).map((id) => ({
  id,
  header: t(`dataChanges.${id}`),
}));

/** Changes of a player's data, newest first: time, field, values and author. */
export function DataChangesCard({ playerId }: { readonly playerId: string }) {
  const path = `${within('/ops/players', playerId)}/data-changes`;
  const asked = useCall<Page>(path);
  return (
    <Loaded asked={asked}>
      {({ changes, next }) => (
        <Stack gap="md">
          <TableCard
            title={t('dataChanges.title')}
            columns={columns}
            rows={changes.map(rowOf)}
            empty={t('dataChanges.none')}
          />
          <OlderButton<Page>
            path={next === null ? undefined : `${path}?before=${next}`}
            loaded={(more) => asked.put({ changes: [...changes, ...more.changes], next: more.next })}
          />
        </Stack>
      )}
    </Loaded>
  );
}

function rowOf({ id, at, field, before, after, operator }: OperatorDataChange) {
  const valueOf = (value: string | null) =>
    value !== null && field === 'document_type_id' ? documentName(value) : (value ?? '–');
  return {
    id,
    cells: {
      at: shownTime(at),
      field: messageOf('dataField', field),
      before: valueOf(before),
      after: valueOf(after),
      by: operator ?? t('dataChanges.player'),
    },
  };
}
