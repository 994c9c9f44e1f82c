import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './DocumentView.css.ts';

export interface DocumentGridProps extends RootProps<HTMLDivElement> {
  /** Documents and the data to compare with them. */
  children: ReactNode;
}

/** Grid of documents in legible columns, next to the data to compare with them. Renders a `div`. */
export function DocumentGrid(props: DocumentGridProps) {
  return <div {...props} className={css.grid} />;
}
