import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import * as css from './ConsoleLayout.css.ts';

export interface ConsoleColumnsProps {
  /** Main column. */
  children: ReactNode;
  /** Narrow column at the inline end; below the main column in narrow pages. */
  aside: ReactNode;
  /**
   * Second narrow column at the inline start; above `aside` in pages without space for three columns, and first in
   * narrow ones.
   * @default none
   */
  start?: ReactNode;
}

/** Columns of a console page: the main one, and one or two narrow ones for context. Renders a `div`. */
export function ConsoleColumns({ children, aside, start }: ConsoleColumnsProps) {
  return (
    <div className={css.columnsRoot}>
      <div className={css.columns} data-three={start === undefined ? undefined : ''}>
        {start !== undefined && <div className={classes(css.part, css.start)}>{start}</div>}
        <div className={classes(css.part, css.main)}>{children}</div>
        <div className={classes(css.part, css.aside)}>{aside}</div>
      </div>
    </div>
  );
}
