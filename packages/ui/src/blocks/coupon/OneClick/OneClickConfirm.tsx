import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';

export interface OneClickConfirmLabels {
  /** Title of the confirmation, for example “Turn one-click betting on?” */
  title: string;
  /** Consequences, for example “Your 3 selections are removed. From then on a touch on a price bets € 5.00.” */
  description: string;
  /** Label of the confirm button, for example “Turn on”. */
  confirm: string;
  /** Label of the cancel button, for example “Leave it off”. */
  cancel: string;
}

export interface OneClickConfirmProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Labels of the dialog. */
  labels: OneClickConfirmLabels;
  /** Called when the player confirms. The coupon's selections are then removed. */
  onConfirm: () => void;
  /** Called when the player cancels. */
  onCancel: () => void;
}

/** Confirmation before one-click betting removes the coupon's selections. Renders an alert dialog. */
export function OneClickConfirm({ open, labels, onConfirm, onCancel }: OneClickConfirmProps) {
  return (
    <ConfirmDialog
      open={open}
      title={labels.title}
      description={labels.description}
      confirmLabel={labels.confirm}
      cancelLabel={labels.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
