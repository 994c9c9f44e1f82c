import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export type FullModalProps = DialogProps;

/**
 * A task that takes the whole page for a moment, such as signing in; its content stands in a column in the middle.
 * Renders a `div` with the role of a dialog, as wide and as high as the page.
 */
export function FullModal(props: FullModalProps) {
  return <DialogFrame {...props} panel={css.full} closeIcon="close" column />;
}
