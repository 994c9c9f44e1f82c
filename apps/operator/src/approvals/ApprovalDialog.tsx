import type { Approval } from '@touchline/contract/operators';
import { Text } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { approvalDetails } from './approvalDetails.ts';
import { actOf, isOwn, sizeOf } from './approvalText.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { SettingChanges } from './SettingChanges.tsx';
import { changedPart } from './settingChanges.ts';
import { staffChange, staffChangeRows } from './staffChanges.ts';

export type ApprovalAct = 'approve' | 'refuse';

interface ApprovalDialogProps {
  readonly approval: Approval;
  readonly act: ApprovalAct;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Decision of the second operator about an act, or the first one's who takes it back. */
export function ApprovalDialog({ approval, act, onDone, onClose }: ApprovalDialogProps) {
  const write = useWrite();
  const { askedBy, reason: given } = approval;
  const size = sizeOf(approval);

  async function send(reason: string): Promise<string | undefined> {
    const change = { path: { approvalId: approval.id }, body: { reason } };
    const answer =
      act === 'approve'
        ? await write.send('post', '/ops/approvals/{approvalId}/approve', change)
        : await write.send('post', '/ops/approvals/{approvalId}/refuse', change);
    if (!answer) return undefined;
    return t(act === 'approve' ? 'approvals.approved' : 'approvals.refused');
  }

  return (
    <DecisionDialog
      title={t(`approvals.${act}Ask`, { act: actOf(approval), size })}
      detail={t('approvals.decideDetail', { name: askedBy, reason: given ?? t('approvals.noReason') })}
      label={t(isOwn(approval) ? 'approvals.takeBack' : `approvals.${act}Size`, { size })}
      tone={act === 'approve' ? 'strong' : 'danger'}
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {() => <Effect approval={approval} />}
    </DecisionDialog>
  );
}

/** Effect of an act, in words or as values before and after. */
function Effect({ approval }: Pick<ApprovalDialogProps, 'approval'>) {
  const part = changedPart(approval);
  if (part) return <SettingChanges approval={approval} part={part} />;
  const change = staffChange(approval);
  if (change) return <ChangeTable changes={staffChangeRows(change)} mark={t('approvals.gives')} />;
  return approvalDetails(approval).map((line) => <Text key={line}>{line}</Text>);
}
