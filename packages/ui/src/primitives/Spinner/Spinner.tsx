import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../theme/UiProvider.tsx';
import * as css from './Spinner.css.ts';

/** A turning ring for a control whose action is under way; a page that loads shows a Skeleton. Renders a `span`. */
export function Spinner() {
  const { messages } = useUi();
  return (
    <>
      <span aria-hidden="true" className={css.root} />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </>
  );
}
