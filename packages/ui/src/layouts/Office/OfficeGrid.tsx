import type { ReactNode } from 'react';
import * as css from './OfficeGrid.css.ts';

export interface OfficeGridProps {
  /** Cards in order of importance: on desktops alternately in the main and in the side column. */
  children: ReactNode;
}

/** Cards of an account page: one column on phones, a main and a side column in even rows on desktops. Renders a `div`. */
export function OfficeGrid({ children }: OfficeGridProps) {
  return <div className={css.root}>{children}</div>;
}
