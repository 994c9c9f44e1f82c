import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<HTMLSpanElement> {
  /** Text for screen readers only. */
  children: ReactNode;
}

/** Content that is visually hidden but announced by screen readers. Renders a `span`. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} className={css.root}>
      {children}
    </span>
  );
}
