import type { Approval } from '@touchline/contract/operators';
import { Button, Inline, Stack, Text } from '@touchline/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { waitingColumns } from './approvalColumns.tsx';
import { ApprovalDialog, type ApprovalAct } from './ApprovalDialog.tsx';
import { isOwn } from './approvalText.ts';

interface Chosen {
  readonly approval: Approval;
  readonly act: ApprovalAct;
}

/** Returns the column with the buttons that agree to an act, refuse it, or take it back, and why one may not agree. */
const decisionsColumn = (choose: (chosen: Chosen) => void): ListColumn<Approval> => ({
  id: 'actions',
  isButtons: true,
  header: t('approvals.column.actions'),
  cell: (approval) => (
    <Stack gap="xs">
      <Inline gap="sm" wrap="wrap">
        {approval.mayAgree ? (
          <Button size="sm" onClick={() => choose({ approval, act: 'approve' })}>
            {t('approvals.approve')}
          </Button>
        ) : null}
        <Button
          size="sm"
          tone="danger"
          emphasis="outline"
          onClick={() => choose({ approval, act: 'refuse' })}
        >
          {t(isOwn(approval) ? 'approvals.takeBack' : 'approvals.refuse')}
        </Button>
      </Inline>
      {approval.mayAgree ? null : (
        <Text size="note" tone="muted">
          {t(isOwn(approval) ? 'approvals.own' : 'approvals.rightsMissing')}
        </Text>
      )}
    </Stack>
  ),
});

/** Acts that wait, the oldest first; each decision needs a reason. */
export function WaitingTab({ head }: { readonly head: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState<string>();
  const columns = useMemo(
    () => [
      ...waitingColumns,
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
      head={head}
      read={() => readPages('/ops/approvals', {}, { next: ({ next }) => next })}
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
