import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FigureFrame.css.ts';

/** Head of a column of figures. */
export interface FigureColumn {
  /** As it stands over the column: "P". */
  readonly short: string;
  /** In full, for readers and under the pointer: "Played". */
  readonly full: string;
}

export interface FigureFrameProps extends RootProps<HTMLElement> {
  /** Name of the table. */
  label: string;
  /** Heads before those of the figures: cells of the head's row. */
  lead: ReactNode;
  columns: readonly FigureColumn[];
  /** Class of the heads of figures. */
  headClass: string;
  /** Rows, in `tbody` and `tfoot`. */
  children: ReactNode;
  /** What stands below the table. */
  below?: ReactNode;
}

/** What tables of figures have in common: the card, the box that scrolls, the row of heads. Renders a `section`. */
export function FigureFrame({ label, lead, columns, headClass, children, below, ...rest }: FigureFrameProps) {
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {/* A box that scrolls must be within reach of the keyboard. */}
      <div tabIndex={0} role="group" aria-label={label} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {lead}
              {columns.map((column) => (
                <th key={column.short} scope="col" className={headClass}>
                  <abbr title={column.full} className={css.short}>
                    {column.short}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </div>
      {below}
    </section>
  );
}
