import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export const confirmTones = ['primary', 'strong', 'danger'] as const;
export type ConfirmTone = (typeof confirmTones)[number];

export interface ConfirmDialogProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Question, shown as the title. */
  title: string;
  /** Consequence of confirming, in one sentence. */
  description: string;
  /** Further details of the consequences, such as a list. */
  children?: ReactNode;
  /** Label of the confirming action. */
  confirmLabel: string;
  /** Label of the cancelling action. */
  cancelLabel: string;
  /**
   * Tone of the confirming action: it moves money, is the main action of a form, or is destructive.
   * @default 'strong'
   */
  tone?: ConfirmTone | undefined;
  /**
   * Whether the action is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether only the two actions close the dialog: Escape and a press outside are ignored.
   * @default false
   */
  requiresAnswer?: boolean | undefined;
  /**
   * Element that is focused on opening: the cancel button, or the first field of `children` if the question has to be
   * answered with an entry first, such as a reason.
   * @default 'action'
   */
  initialFocus?: 'action' | 'field' | undefined;
  /** Called when the player confirms. */
  onConfirm: () => void;
  /** Called when the player cancels or closes the dialog. */
  onCancel: () => void;
}

/**
 * Asks for confirmation and states the consequence; focus starts on the cancel button by default. Renders a `div` with the role
 * `alertdialog`.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'strong',
  busy = false,
  requiresAnswer = false,
  initialFocus = 'action',
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      closable={!requiresAnswer && !busy}
      onOpenChange={(open) => !open && onCancel()}
      initialFocus={initialFocus}
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
