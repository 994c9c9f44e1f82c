import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './DocumentView.css.ts';

export interface DocumentGridProps extends RootProps<HTMLDivElement> {
  /** Documents, and what is compared with them. */
  children: ReactNode;
}

/** Documents side by side, as many as can be read, beside what is compared with them. Renders a `div`. */
export function DocumentGrid(props: DocumentGridProps) {
  return <div {...props} className={css.grid} />;
}
