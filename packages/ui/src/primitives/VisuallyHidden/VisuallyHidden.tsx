import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<HTMLSpanElement> {
  /** Words for readers only. */
  children: ReactNode;
}

/** Words that are heard and not seen. Renders a `span`. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} className={css.root}>
      {children}
    </span>
  );
}
