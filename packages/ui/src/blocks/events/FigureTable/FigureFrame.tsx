import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FigureFrame.css.ts';

/** Header of a column of figures. */
export interface FigureColumn {
  /** Short text of the column header, for example “P”. */
  readonly short: string;
  /** Full text for screen-reader users and the tooltip, for example “Played”. */
  readonly full: string;
}

export interface FigureFrameProps extends RootProps<HTMLElement> {
  /** Accessible name of the table. */
  label: string;
  /** Header cells before those of the figures. */
  lead: ReactNode;
  columns: readonly FigureColumn[];
  /** Class name of the figures' header cells. */
  headClass: string;
  /** Rows in `tbody` and `tfoot`. */
  children: ReactNode;
  /** Content below the table. */
  below?: ReactNode;
}

/** Shared frame of tables of figures: card, scrollable box, header row. Renders a `section`. */
export function FigureFrame({ label, lead, columns, headClass, children, below, ...rest }: FigureFrameProps) {
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {/* A scrollable box must be focusable by keyboard. */}
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
