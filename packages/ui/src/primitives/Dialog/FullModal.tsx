import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export type FullModalProps = DialogProps;

/**
 * Task that takes the whole page, such as signing in; its content is a centred column. Renders a `div` with the role
 * `dialog`, as wide and high as the page.
 */
export function FullModal(props: FullModalProps) {
  return <DialogFrame {...props} panel={css.full} closeIcon="close" column />;
}
