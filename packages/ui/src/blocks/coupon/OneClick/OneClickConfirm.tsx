import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';

export interface OneClickConfirmWords {
  /** "Turn one-click betting on?" */
  title: string;
  /** What follows: "Your 3 selections are removed. From then on a touch on a price bets € 5.00." */
  description: string;
  /** "Turn on". */
  confirm: string;
  /** "Leave it off". */
  cancel: string;
}

export interface OneClickConfirmProps {
  /** In sight or not. */
  open: boolean;
  /** The question and its answers. */
  words: OneClickConfirmWords;
  /** The player turns it on; the coupon is emptied. */
  onConfirm: () => void;
  /** The player leaves things as they are. */
  onCancel: () => void;
}

/** Asks before one-click betting empties the coupon. Renders an alert dialog. */
export function OneClickConfirm({ open, words, onConfirm, onCancel }: OneClickConfirmProps) {
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      description={words.description}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
