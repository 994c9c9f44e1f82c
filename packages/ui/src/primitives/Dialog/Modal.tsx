import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export type ModalProps = DialogProps;

/** A question that has to be answered first. Renders a `div` with the role of a dialog in the middle of the page. */
export function Modal(props: ModalProps) {
  return <DialogFrame {...props} panel={css.modal} closeIcon="close" />;
}
