import type { ReactNode } from 'react';
import * as css from './OfficeGrid.css.ts';

export interface OfficeColumnsProps {
  /** Main column. */
  children: ReactNode;
  /** Column of 348 pixels at the inline end; below the main column on phones. */
  side: ReactNode;
}

/** Two columns of an account page, each with its own length. Renders a `div`. */
export function OfficeColumns({ children, side }: OfficeColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.column}>{children}</div>
      <div className={css.column}>{side}</div>
    </div>
  );
}
