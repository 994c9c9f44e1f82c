import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export interface WideModalProps extends DialogProps {
  /**
   * Whether the close button, Escape and a press outside close the dialog. Set to `false` for content that is shown
   * only once.
   * @default true
   */
  closable?: boolean | undefined;
  /**
   * Whether content is a centred column, for a form of one column.
   * @default false
   */
  column?: boolean | undefined;
}

/**
 * Dialog for a long form, such as a registration. Renders a `div` with the role `dialog`, 95 % of the page's width.
 */
export function WideModal(props: WideModalProps) {
  return <DialogFrame {...props} panel={css.wide} closeIcon="close" />;
}
