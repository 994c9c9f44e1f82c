import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import * as css from './OfficeGrid.css.ts';

export interface OfficeColumnsProps {
  /** Main column. */
  children: ReactNode;
  /** Column of 348 pixels; below the main column on phones. */
  side: ReactNode;
  /**
   * Edge of the page at which the side column is on desktops. At the start it is a list whose chosen entry the main column
   * shows, which then stays in view.
   * @default 'end'
   */
  sideAt?: 'start' | 'end' | undefined;
}

/** Two columns of an account page, each with its own length. Renders a `div`. */
export function OfficeColumns({ children, side, sideAt = 'end' }: OfficeColumnsProps) {
  if (sideAt === 'start') {
    return (
      <div className={css.listColumns}>
        <div className={css.column}>{side}</div>
        <div className={classes(css.column, css.inView)}>{children}</div>
      </div>
    );
  }
  return (
    <div className={css.columns}>
      <div className={css.column}>{children}</div>
      <div className={css.column}>{side}</div>
    </div>
  );
}
