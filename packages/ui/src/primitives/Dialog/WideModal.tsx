import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export interface WideModalProps extends DialogProps {
  /** Whether its button, Escape and a press beside it close it; not while it shows what is shown only once. @default true */
  closable?: boolean | undefined;
  /** Content in a column in the middle, for a form of one column. @default false */
  column?: boolean | undefined;
}

/** A long form over the page, such as a registration. Renders a `div` with the role of a dialog, 95 % of the width. */
export function WideModal(props: WideModalProps) {
  return <DialogFrame {...props} panel={css.wide} closeIcon="close" />;
}
