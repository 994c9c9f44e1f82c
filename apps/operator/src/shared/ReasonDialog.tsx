import { ConfirmDialog, Stack, type ConfirmDialogProps } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { isReason, ReasonField } from './ReasonField.tsx';
import { useChange } from './useCall.ts';

interface ReasonDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'tone'
> {
  /** Address of the `POST`. */
  readonly path: string;
  /** Fields of its body in addition to the reason. */
  readonly body?: object;
  /** Called with the answer. */
  readonly onDone: (answer: object) => void;
  readonly onCancel: () => void;
  /** Content above the reason, such as a notice. */
  readonly children?: ReactNode;
}

/** Asks for a reason, and makes a call with it. */
export function ReasonDialog({ path, body, onDone, children, ...dialog }: ReasonDialogProps) {
  const { isBusy, problem, run } = useChange();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);

  async function send(): Promise<void> {
    setTried(true);
    if (!isReason(reason)) return;
    const answer = await run<object>('POST', path, { ...body, reason: reason.trim() });
    if (answer) onDone(answer);
  }

  return (
    <ConfirmDialog {...dialog} open cancelLabel={t('form.back')} busy={isBusy} onConfirm={() => void send()}>
      <Stack gap="md">
        {children}
        <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
        <ProblemNotice problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
}
