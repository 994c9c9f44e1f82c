import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../theme/UiProvider.tsx';
import * as css from './Spinner.css.ts';

/** A turning ring for a control whose action is under way; a page that loads shows a Skeleton. Renders a `span`. */
export function Spinner() {
  const messages = useMessages();
  return (
    <>
      <span aria-hidden="true" className={css.root} />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </>
  );
}
