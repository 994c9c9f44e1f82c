import type { ReconciliationDifference } from '@touchline/contract/operators';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';

interface ExplainDialogProps {
  readonly difference: ReconciliationDifference;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Closes a difference with an explanation; no money is moved. */
export function ExplainDialog({ difference: { id }, onDone, onClose }: ExplainDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/reconciliations/differences/{differenceId}/explain', {
      path: { differenceId: id },
      body: { reason },
    });
    if (!answer) return undefined;
    return t('reconciliation.explained');
  }

  return (
    <DecisionDialog
      title={t('reconciliation.explainTitle')}
      detail={t('reconciliation.explainDetail')}
      write={write}
      label={t('reconciliation.explain')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
