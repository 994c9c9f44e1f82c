import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export type ModalProps = DialogProps;

/** Dialog in the middle of the page. Renders a `div` with the role `dialog`. */
export function Modal(props: ModalProps) {
  return <DialogFrame {...props} panel={css.modal} closeIcon="close" />;
}
