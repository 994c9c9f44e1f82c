import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface AgeGateProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Question, for example “Are you 18 or older?” */
  title: string;
  /** Legal requirement in one sentence. */
  detail: string;
  /** Label of the confirm button, for example “I am 18 or older”. */
  confirmLabel: string;
  /** Label of the leave button, for example “Leave the site”. */
  leaveLabel: string;
  /** Called when the player confirms the age. */
  onConfirm: () => void;
  /** Called when the player doesn't confirm the age. */
  onLeave: () => void;
}

/**
 * Age confirmation that only an answer closes: Escape and outside presses have no effect. Renders a `div` with
 * `role="alertdialog"`.
 */
export function AgeGate({ detail, leaveLabel, onLeave, ...dialog }: AgeGateProps) {
  return (
    <ConfirmDialog
      {...dialog}
      requiresAnswer
      description={detail}
      cancelLabel={leaveLabel}
      onCancel={onLeave}
    />
  );
}
