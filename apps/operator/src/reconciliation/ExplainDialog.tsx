import type { ReconciliationDifference } from '@touchline/contract/operators';
import { ConfirmDialog, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { useChange } from '../shared/useCall.ts';

interface ExplainDialogProps {
  readonly difference: ReconciliationDifference;
  /** Called with true once the difference is explained. */
  readonly close: (isExplained: boolean) => void;
}

/** Asks for the explanation that closes a difference. */
export function ExplainDialog({ difference, close }: ExplainDialogProps) {
  const { isBusy, problem, run } = useChange();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);

  async function explain(): Promise<void> {
    setTried(true);
    if (!isReason(reason)) return;
    const path = `${within('/ops/reconciliations/differences', difference.id)}/explain`;
    const answer = await run('POST', path, { reason: reason.trim() });
    if (answer) close(true);
  }

  return (
    <ConfirmDialog
      open
      title={t('reconciliation.explainTitle')}
      description={t('reconciliation.explainDetail')}
      confirmLabel={t('reconciliation.explain')}
      cancelLabel={t('form.back')}
      busy={isBusy}
      onConfirm={() => void explain()}
      onCancel={() => close(false)}
    >
      <Stack gap="md">
        <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
        <ProblemNotice problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
}
