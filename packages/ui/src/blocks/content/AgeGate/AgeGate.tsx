import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface AgeGateProps extends RootProps<HTMLDivElement> {
  /** In sight or not. */
  open: boolean;
  /** "Are you 18 or older?" */
  title: string;
  /** What the law says, in one sentence. */
  detail: string;
  /** "I am 18 or older". */
  confirmLabel: string;
  /** "Leave the site". */
  leaveLabel: string;
  /** The player says that they are of age. */
  onConfirm: () => void;
  /** The player is not, or does not want to say. */
  onLeave: () => void;
}

/** Asks for the age; only an answer closes it: no Escape, no press beside it. Renders a `div` with the role of an alert dialog. */
export function AgeGate({ detail, leaveLabel, onLeave, ...dialog }: AgeGateProps) {
  return (
    <ConfirmDialog {...dialog} answerDue description={detail} cancelLabel={leaveLabel} onCancel={onLeave} />
  );
}
