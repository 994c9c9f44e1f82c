import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export const confirmTones = ['primary', 'strong', 'danger'] as const;
export type ConfirmTone = (typeof confirmTones)[number];

export interface ConfirmDialogProps extends RootProps<HTMLDivElement> {
  /** In sight or not. */
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes, in one sentence. */
  description: string;
  /** More of what follows, such as a list. */
  children?: ReactNode;
  /** Words of the action. */
  confirmLabel: string;
  /** Words of leaving things as they are. */
  cancelLabel: string;
  /** What the action means: it moves money, it is the main action of a form, or it takes away. @default 'strong' */
  tone?: ConfirmTone | undefined;
  /** The action is under way. @default false */
  busy?: boolean | undefined;
  /** An answer is due: nothing but the two actions closes it. @default false */
  answerDue?: boolean | undefined;
  /** The player said yes. */
  onConfirm: () => void;
  /** The player said no, or closed the dialog. */
  onCancel: () => void;
}

/**
 * A question with what follows from it and two answers; focus starts on the one that changes nothing.
 * Renders a `div` with the role of an alert dialog.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'strong',
  busy = false,
  answerDue = false,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      closable={!answerDue && !busy}
      onOpenChange={(open) => !open && onCancel()}
      initialFocus="action"
      panel={css.modal}
      closeIcon="close"
      footer={
        <>
          <Button width="full" size="lg" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button width="full" size="lg" tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
