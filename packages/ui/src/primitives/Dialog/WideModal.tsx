import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export type WideModalProps = DialogProps;

/** A long form over the page, such as a registration. Renders a `div` with the role of a dialog, 95 % of the width. */
export function WideModal(props: WideModalProps) {
  return <DialogFrame {...props} panel={css.wide} closeIcon="close" />;
}
