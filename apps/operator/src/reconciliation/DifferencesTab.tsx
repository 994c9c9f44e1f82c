import type { ReconciliationDifference } from '@touchline/contract/operators';
import { Button } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { differenceColumns } from './differenceColumns.tsx';
import { ExplainDialog } from './ExplainDialog.tsx';

interface DifferencesTabProps extends Pick<ReconciliationDifference, 'state'> {
  readonly head: ReactNode;
}

const note: ListColumn<ReconciliationDifference> = {
  id: 'note',
  header: t('reconciliation.column.note'),
  cell: (difference) => difference.note ?? '',
};
const decidedBy: ListColumn<ReconciliationDifference> = {
  id: 'decidedBy',
  header: t('reconciliation.column.by'),
  cell: (difference) => difference.decidedBy ?? '',
  sortBy: (difference) => difference.decidedBy ?? '',
};

/** Column with the button that explains a difference. */
const explainColumn = (
  onExplain: (difference: ReconciliationDifference) => void,
): ListColumn<ReconciliationDifference> => ({
  id: 'explain',
  header: t('reconciliation.column.note'),
  cell: (difference) => (
    <Button size="sm" emphasis="outline" onClick={() => onExplain(difference)}>
      {t('reconciliation.explain')}
    </Button>
  ),
});

/** Differences in one state, newest first; an open one can be explained. */
export function DifferencesTab({ state, head }: DifferencesTabProps) {
  const [explaining, setExplaining] = useState<ReconciliationDifference>();
  const [done, setDone] = useState<string>();
  const explain = explainColumn((difference) => {
    setDone(undefined);
    setExplaining(difference);
  });
  return (
    <>
      <ListScreen
        name={`reconciliation-${state}`}
        title={t(`reconciliation.tab.${state}`)}
        head={head}
        read={() =>
          readPages('/ops/reconciliations/differences', { query: { state } }, { next: ({ next }) => next })
        }
        rowsOf={({ differences }) => differences}
        idOf={({ id }) => id}
        columns={[...differenceColumns, ...(state === 'open' ? [explain] : [note, decidedBy])]}
        empty={{
          icon: 'scale',
          title: t(state === 'open' ? 'reconciliation.noneOpen' : 'reconciliation.none'),
        }}
      >
        <DoneNotice text={done} />
      </ListScreen>
      {explaining === undefined ? null : (
        <ExplainDialog difference={explaining} onDone={setDone} onClose={() => setExplaining(undefined)} />
      )}
    </>
  );
}
