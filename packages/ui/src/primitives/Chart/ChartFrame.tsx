import { useId, useState, type ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { Table, type TableColumn, type TableRow } from '../Table/Table.tsx';
import * as css from './ChartFrame.css.ts';

export interface ChartTable {
  /** Label of the button that shows the table instead of the chart. */
  readonly showLabel: string;
  /** Label of the button that returns to the chart. */
  readonly hideLabel: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface ChartFrameProps extends RootProps<HTMLElement> {
  /** Title of the chart, for example “Price of Harbour City to win”. */
  label: string;
  /** Summary of the chart in one sentence, for screen readers. */
  summary: string;
  /** Table with the same values. Without it there is no button. */
  table?: ChartTable | undefined;
}

/** Frame of a chart with its summary and its table. Renders a `figure` that is labelled by `label`. */
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
