import type { ReactNode } from 'react';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { decidedColumns } from './approvalColumns.tsx';

/** Acts of the last 90 days that don't wait any more, the last first. */
export function DecidedTab({ head }: { readonly head: ReactNode }) {
  return (
    <ListScreen
      name="decided-approvals"
      title={t('approvals.tab.decided')}
      head={head}
      read={() => readPages('/ops/approvals', { query: { state: 'decided' } }, { next: ({ next }) => next })}
      rowsOf={({ approvals }) => approvals}
      idOf={({ id }) => id}
      columns={decidedColumns}
      empty={{ icon: 'scale', title: t('approvals.noneDecided') }}
    />
  );
}
