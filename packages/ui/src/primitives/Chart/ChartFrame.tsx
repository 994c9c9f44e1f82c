import { useId, useState, type ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { Table, type TableColumn, type TableRow } from '../Table/Table.tsx';
import * as css from './ChartFrame.css.ts';

export interface ChartTable {
  /** Words of the button that shows the figures instead of the picture. */
  readonly showLabel: string;
  /** Words of the button that goes back to the picture. */
  readonly hideLabel: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface ChartFrameProps extends RootProps<HTMLElement> {
  /** What is shown: "Price of Harbour City to win". */
  label: string;
  /** The same in one sentence, for those who don't see the picture. */
  summary: string;
  /** The same in figures. Without it there is no button. */
  table?: ChartTable | undefined;
}

/** A picture of figures with its words and its table. Renders a `figure` that is named by `label`. */
export function ChartFrame({
  label,
  summary,
  table,
  children,
  ...rest
}: ChartFrameProps & { children: ReactNode }) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure {...rest} aria-label={label} aria-describedby={id} className={css.root}>
      <figcaption id={id} className={css.summary}>
        {summary}
      </figcaption>
      {asTable && table ? (
        <div className={css.table}>
          <Table label={label} columns={table.columns} rows={table.rows} />
        </div>
      ) : (
        children
      )}
      {table && (
        <span className={css.toggle}>
          <Button
            size="sm"
            emphasis="plain"
            tone="muted"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? table.hideLabel : table.showLabel}
          </Button>
        </span>
      )}
    </figure>
  );
}
