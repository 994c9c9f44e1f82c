import type { RootProps } from '../../theme/rootProps.ts';
import { useMessages } from '../../theme/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';

export type SpinnerProps = RootProps<HTMLSpanElement>;

/** Spinner for a control whose action is pending; for loading pages use `Skeleton`. Renders a `span`. */
export function Spinner(props: SpinnerProps) {
  const messages = useMessages();
  return (
    <span {...props} className={css.root}>
      <span aria-hidden="true" className={css.ring} />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </span>
  );
}
