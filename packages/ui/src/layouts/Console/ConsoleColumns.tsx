import type { ReactNode } from 'react';
import * as css from './ConsoleLayout.css.ts';

export interface ConsoleColumnsProps {
  /** Main column. */
  children: ReactNode;
  /** Narrow column at the inline end; below the main column in narrow pages. */
  aside: ReactNode;
}

/** Two columns of a console page: the main one, and a narrow one for context. Renders a `div`. */
export function ConsoleColumns({ children, aside }: ConsoleColumnsProps) {
  return (
    <div className={css.columnsRoot}>
      <div className={css.columns}>
        <div className={css.part}>{children}</div>
        <div className={css.part}>{aside}</div>
      </div>
    </div>
  );
}
