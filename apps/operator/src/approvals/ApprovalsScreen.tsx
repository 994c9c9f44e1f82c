import type { Approval } from '@touchline/contract/operators';
import { Button, Inline } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { readWhole } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { approvalColumns } from './approvalColumns.tsx';
import { ApprovalDialog, type ApprovalAct } from './ApprovalDialog.tsx';

interface Chosen {
  readonly approval: Approval;
  readonly act: ApprovalAct;
}

/** Returns the column with the buttons that agree to an act, refuse it, or take it back. */
const decisionsColumn = (choose: (chosen: Chosen) => void): ListColumn<Approval> => ({
  id: 'actions',
  header: t('approvals.column.actions'),
  cell: (approval) => (
    <Inline gap="sm" wrap="wrap">
      {approval.mayAgree ? (
        <Button size="sm" onClick={() => choose({ approval, act: 'approve' })}>
          {t('approvals.approve')}
        </Button>
      ) : null}
      <Button size="sm" tone="danger" emphasis="outline" onClick={() => choose({ approval, act: 'refuse' })}>
        {t(approval.mayAgree ? 'approvals.refuse' : 'approvals.takeBack')}
      </Button>
    </Inline>
  ),
});

/** Acts of operators that wait for a second one; each decision needs a reason. */
export function ApprovalsScreen() {
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState<string>();
  const columns = useMemo(
    () => [
      ...approvalColumns,
      decisionsColumn((next) => {
        setDone(undefined);
        setChosen(next);
      }),
    ],
    [],
  );
  return (
    <ListScreen
      name="approvals"
      title={t('nav.approvals')}
      detail={t('approvals.detail')}
      read={() => readWhole('/ops/approvals')}
      rowsOf={({ approvals }) => approvals}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'scale', title: t('approvals.none') }}
    >
      <DoneNotice text={done} />
      {chosen ? <ApprovalDialog {...chosen} onDone={setDone} onClose={() => setChosen(undefined)} /> : null}
    </ListScreen>
  );
}
